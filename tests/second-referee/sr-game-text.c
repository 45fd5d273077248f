/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Games as texts: the canonical text of an end of several actions, and sets of games. */

#include "sr-turn.h"

static int
compare_texts (gconstpointer a,
               gconstpointer b)
{
  return strcmp (*(const char *const *) a, *(const char *const *) b);
}

static void
append_names (GString   *text,
              GPtrArray *names)
{
  g_autofree char *joined = NULL;

  g_ptr_array_add (names, NULL);
  joined = g_strjoinv (",", (char **) names->pdata);
  g_string_append_printf (text, "[%s]", joined);
}

static void
append_tiles (GString       *text,
              const char    *what,
              const SrTiles *tiles,
              gboolean       sorted)
{
  g_autoptr (GPtrArray) names = g_ptr_array_new ();

  g_string_append_printf (text, " %s=", what);
  if (!tiles->listed)
    {
      g_string_append (text, "-");
      return;
    }
  for (int i = 0; i < tiles->n; i++)
    g_ptr_array_add (names, tiles->tiles[i]->name);
  if (sorted)
    g_ptr_array_sort (names, compare_texts);
  append_names (text, names);
}

static void
append_uses (GString          *text,
             const SrThisTurn *this_turn,
             const SrBattle   *battle)
{
  g_autoptr (GPtrArray) uses = g_ptr_array_new_with_free_func (g_free);

  for (int i = 0; i < this_turn->n_used; i++)
    {
      const SrUse *use = &this_turn->used[i];
      g_autofree char *piece = sr_hex_name (use->piece, battle->radius);
      g_autofree char *giver = sr_hex_name (use->giver, battle->radius);

      g_ptr_array_add (uses, g_strdup_printf ("%s %s%s%s", use->by, piece, use->has_giver ? " " : "",
                                              use->has_giver ? giver : ""));
    }
  g_ptr_array_sort (uses, compare_texts);
  g_string_append (text, " used=");
  append_names (text, uses);
}

/*
 * What a turn drew is said only where it is known; not known is as good as nothing
 * here. In a game that is decided no turn goes on.
 */
static void
append_turn (GString        *text,
             const SrGame   *game,
             const SrBattle *battle)
{
  static const SrThisTurn none = { 0 };
  const SrThisTurn *this_turn = game->over ? &none : &game->this_turn;
  SrTiles drawn = this_turn->drawn;

  if (!drawn.listed)
    drawn.n = 0;
  drawn.listed = TRUE;
  g_string_append_printf (text, "\nturn %d placed=%d expanded=%d", game->turn,
                          this_turn->placed, this_turn->expanded);
  append_tiles (text, "drawn", &drawn, TRUE);
  append_uses (text, this_turn, battle);
}

static void
append_side (GString      *text,
             const SrSide *side,
             int           number)
{
  g_autoptr (GPtrArray) pool = g_ptr_array_new_with_free_func (g_free);

  g_string_append_printf (text, "\nside %d", number);
  append_tiles (text, "hand", &side->hand, TRUE);
  append_tiles (text, "pile", &side->pile, FALSE);
  append_tiles (text, "discard", &side->discard, TRUE);
  for (int kind = 0; kind < SR_N_TRAPS; kind++)
    if (side->pool[kind] > 0)
      g_ptr_array_add (pool, g_strdup_printf ("%s %d", sr_trap_name (kind), side->pool[kind]));
  g_string_append (text, " pool=");
  append_names (text, pool);
  g_string_append_printf (text, " last_tile_drawn=%d last_turn_done=%d", side->last_tile_drawn,
                          side->last_turn_done);
}

/**
 * sr_game_text:
 * @game: a game
 * @battle: what stays the same
 *
 * The canonical text: what sr_position_text() says, then "turn SIDE placed=0
 * expanded=0 drawn=[TILES] used=[ABILITY HEX GIVER]", then for each side "side
 * SIDE hand=[TILES] pile=[TILES] discard=[TILES] pool=[TRAP COUNT]
 * last_tile_drawn=0 last_turn_done=0". All lists but the pile are sorted, one
 * that is not listed is "-".
 *
 * Returns: (transfer full): the text
 */
char *
sr_game_text (const SrGame   *game,
              const SrBattle *battle)
{
  g_autofree char *board = sr_position_text (&game->position, battle);
  GString *text = g_string_new (board);

  append_turn (text, game, battle);
  for (int side = 0; side < battle->n_sides; side++)
    append_side (text, &game->sides[side], side);
  return g_string_free (text, FALSE);
}

/* What the text of a game leaves out but later actions depend on. */
static char *
describe_rest_of_piece (const SrPiece *piece)
{
  GString *text = g_string_new (NULL);

  g_string_append_printf (text, "\n%d %d %d %d %d %d %d", piece->hex.q, piece->hex.r, piece->controller,
                          piece->power, piece->net, piece->own_links, piece->gone);
  for (int i = 0; i < 6; i++)
    g_string_append_printf (text, " %d", piece->links[i]);
  return g_string_free (text, FALSE);
}

static char *
make_key (const SrGame   *game,
          const SrBattle *battle)
{
  g_autofree char *board = sr_game_text (game, battle);
  g_autoptr (GPtrArray) pieces = g_ptr_array_new_with_free_func (g_free);
  GString *text = g_string_new (board);

  for (int i = 0; i < game->position.n_pieces; i++)
    g_ptr_array_add (pieces, describe_rest_of_piece (&game->position.pieces[i]));
  g_ptr_array_sort (pieces, compare_texts);
  for (guint i = 0; i < pieces->len; i++)
    g_string_append (text, g_ptr_array_index (pieces, i));
  g_string_append_printf (text, "\n%d %d %d %d %d", game->this_turn.fresh, game->this_turn.acted,
                          game->this_turn.drawn_up, game->extra_round, game->over);
  return g_string_free (text, FALSE);
}

/**
 * sr_games_add:
 * @games: (inout): a set of games
 * @game: a game
 * @battle: (inout): what stays the same; told when the limit was reached
 *
 * Adds a copy of @game unless an equal one is there.
 */
void
sr_games_add (SrSet        *games,
              const SrGame *game,
              SrBattle     *battle)
{
  if (games->members->len > battle->limit)
    {
      battle->complete = FALSE;
      return;
    }
  sr_set_add (games, make_key (game, battle), g_memdup2 (game, sizeof *game));
}
