/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Makes random positions in the middle of a game: the board, made for one kind of action. */

#include "random-turns.h"

#include "random-beside.h"

/* What seldom happens by itself comes more often. */
static const RandomSubject subjects[] = {
  { "battle", 1, NULL, "battle", NULL, NULL },
  { "battle", 209, "outpost", "battle", NULL, NULL },
  { "battle", 50, "uranopolis", "battle", NULL, NULL },
  { "battle", 1, "iron-gang", "order", NULL, NULL },
  { "final-battle", 1, NULL, NULL, NULL, NULL },
  { "set-up", 56, NULL, NULL, NULL, NULL },
  { "place", 1, NULL, NULL, NULL, NULL },
  { "place", 5, "partisans", "sleeper-agent", NULL, NULL },
  { "place", 5, "partisans", "doctors-assistant", NULL, NULL },
  { "place", 5, "partisans", "guard-drone", NULL, NULL },
  { "place", 22, NULL, NULL, NULL, "partisans" },
  { "move", 1, NULL, "move", NULL, NULL },
  { "move", 8, "iron-gang", "doubled-move", NULL, NULL },
  { "move", 1, "borgo", NULL, "assassin", NULL },
  { "move", 8, "iron-gang", NULL, "biker", NULL },
  { "move", 1, "outpost", "move", "recon-center", NULL },
  { "move", 2, "hegemony", NULL, "transport", NULL },
  { "move", 2, "uranopolis", NULL, "transport", NULL },
  { "move", 1, "outpost", NULL, "scoper", "uranopolis" },
  { "rotate", 1, "iron-gang", NULL, "ranged-net-fighter", NULL },
  { "rotate", 1, "uranopolis", NULL, "transport", NULL },
  { "rotate", 1, "partisans", NULL, "chauffeur", NULL },
  { "rotate", 1, "partisans", NULL, "bunker-manager", NULL },
  { "push", 2, NULL, "push-back", NULL, NULL },
  { "push", 2, "partisans", "tactics", NULL, NULL },
  { "push", 2, "uranopolis", NULL, "bulldozer", NULL },
  { "push", 2, "uranopolis", "push-back", "mechanic", "partisans" },
  { "arm", 5, "partisans", "tactics", NULL, NULL },
  { "arm", 5, "partisans", NULL, NULL, NULL },
  { "chain", 23, "iron-gang", "order", "lumberjack", NULL },
  { "chain", 23, "iron-gang", NULL, "boss", NULL },
  { "ranged-net", 28, "iron-gang", "order", "ranged-net-fighter", NULL },
  { "ranged-net", 28, "iron-gang", NULL, "boss", NULL },
  { "explode", 23, "iron-gang", "order", "fanatic", NULL },
  { "explode", 23, "iron-gang", NULL, "boss", NULL },
  { "ray", 49, "uranopolis", "ray", NULL, NULL },
  { "retreat", 36, "partisans", "retreat", NULL, NULL },
  { "play", 9, "borgo", "grenade", NULL, NULL },
  { "play", 9, NULL, "sniper", NULL, NULL },
  { "play", 9, "moloch", "air-strike", NULL, NULL },
  { "expand-monolith", 18, NULL, NULL, NULL, NULL },
  { "take-krwiobus", 47, NULL, "medic", NULL, NULL },
  { "draw", 3, NULL, NULL, NULL, NULL },
  { "discard", 1, NULL, NULL, NULL, NULL },
  { "redraw", 64, NULL, NULL, NULL, NULL },
  { "end-turn", 1, NULL, NULL, NULL, NULL }
};

static gboolean
army_has (SrFacts    *facts,
          const char *army,
          const char *tile)
{
  g_autofree char *name = g_strdup_printf ("%s/%s", army, tile);

  return sr_facts_find (facts, name) != NULL;
}

static const RandomSubject *
pick_subject (RandomSource *source)
{
  int total = 0, left;

  for (guint i = 0; i < G_N_ELEMENTS (subjects); i++)
    total += subjects[i].weight;
  left = random_below (source, total);
  for (guint i = 0; i < G_N_ELEMENTS (subjects); i++)
    {
      left -= subjects[i].weight;
      if (left < 0)
        return &subjects[i];
    }
  g_return_val_if_reached (NULL);
}

/* Often the Partisans, so that Traps lie about, or the Outpost for its Scoper. */
static const char *
pick_army (RandomBoard *board,
           const char  *wanted,
           const char  *other,
           const char  *tile)
{
  const char *army = wanted;

  if (army == NULL && tile == NULL && board->theme == RANDOM_THEME_SCOPERS)
    army = "outpost";
  while (army == NULL || g_strcmp0 (army, other) == 0 || (tile != NULL && !army_has (board->facts, army, tile)))
    army = random_below (&board->random, 2) == 0 ? "partisans"
                                                 : random_board_nth_army (random_below (&board->random, RANDOM_N_ARMIES));
  return army;
}

static const SrTile *
find_tile (const RandomBoard *board,
           int                side,
           const char        *id)
{
  g_autofree char *name = g_strdup_printf ("%s/%s", board->army[side], id);

  return sr_facts_find (board->facts, name);
}

/* Two hexes at the ends of a straight line, and one between them, all free. */
static gboolean
pick_line (RandomBoard *board,
           SrHex       *hexes,
           int         *direction)
{
  for (int tries = 0; tries < 40; tries++)
    {
      int first = 1 + random_below (&board->random, 2);
      int second = 1 + random_below (&board->random, 2);

      *direction = random_below (&board->random, 6);
      if (!random_board_pick_hex (board, &hexes[0]))
        return FALSE;
      hexes[1] = hexes[2] = hexes[0];
      for (int i = 0; i < first + second; i++)
        {
          hexes[2] = sr_hex_step (hexes[2], *direction);
          if (i < first)
            hexes[1] = hexes[2];
        }
      if (random_board_is_free (board, hexes[1]) && random_board_is_free (board, hexes[2]))
        return TRUE;
    }
  return FALSE;
}

/* Puts an own unit, aimed at an enemy in a direction, and perhaps an own unit behind that. */
static void
put_line (RandomBoard *board,
          int          side,
          const char  *unit,
          int          printed_side,
          const char  *behind)
{
  SrHex hexes[3];
  int direction;
  RandomPiece *piece;

  if (!pick_line (board, hexes, &direction))
    return;
  piece = random_board_put_tile (board, find_tile (board, side, unit), side, hexes[0]);
  piece->facing = ((direction - printed_side) % 6 + 6) % 6;
  piece->aimed = TRUE;
  random_board_put_tile (board, random_board_pick_tile (board, 1 - side), 1 - side, hexes[1]);
  if (behind != NULL)
    random_board_put_tile (board, find_tile (board, side, behind), side, hexes[2]);
}

static void
put_unit (RandomBoard *board,
          int          side,
          const char  *id)
{
  SrHex hex;

  if (random_board_pick_hex (board, &hex))
    random_board_put_tile (board, find_tile (board, side, id), side, hex);
}

/* What the subject needs on the board. */
static void
put_what_is_needed (RandomBoard         *board,
                    const RandomSubject *subject,
                    int                  side)
{
  if (subject->unit != NULL)
    put_unit (board, side, subject->unit);
  if (g_str_equal (subject->action, "chain"))
    put_line (board, side, random_below (&board->random, 2) == 0 ? "lumberjack" : "biker", 0,
              random_below (&board->random, 2) == 0 ? "mountain" : "fanatic");
  else if (g_str_equal (subject->action, "ranged-net"))
    {
      const SrTile *tile = find_tile (board, side, "ranged-net-fighter");

      for (int i = 0; i < 2; i++)
        put_line (board, side, "ranged-net-fighter", tile->ranged_net_side, NULL);
    }
  else if (g_str_equal (subject->action, "explode"))
    put_line (board, side, "fanatic", 0, NULL);
  else if (g_str_equal (subject->action, "push") && subject->unit != NULL)
    put_line (board, side, subject->unit, 0, NULL);
}

static void
put_all_hqs (RandomBoard         *board,
             const RandomSubject *subject,
             int                  side)
{
  gboolean set_up = g_str_equal (subject->action, "set-up");

  for (int s = 0; s < 2; s++)
    if (!set_up || (s != side && random_below (&board->random, 2) == 0))
      random_board_put_hq (board, s);
}

/* How many pieces there should be: nearly a full board at times, nothing but HQs at other times. */
static int
pick_wanted (RandomBoard         *board,
             const RandomSubject *subject)
{
  if (g_str_equal (subject->action, "draw") && random_below (&board->random, 3) == 0)
    return 1;
  if (g_str_equal (subject->action, "set-up"))
    return 1;
  if (g_str_equal (subject->action, "expand-monolith"))
    return 3 + random_below (&board->random, 8);
  if (board->theme == RANDOM_THEME_SCOPERS)
    return 11 + random_below (&board->random, 5);
  if (g_str_equal (subject->action, "place") && random_below (&board->random, 5) == 0)
    return 18;
  return 4 + random_below (&board->random, 12);
}

static int
find_hq (const RandomBoard *board,
         int                side)
{
  for (int i = 0; i < board->n_pieces; i++)
    if (board->pieces[i].side == side && board->pieces[i].tile->type == SR_TYPE_HQ)
      return i;
  return -1;
}

/* Clusters may bring a second HQ, with which hit points would be two numbers. */
static void
leave_one_hq_each (RandomBoard *board)
{
  for (int i = board->n_pieces - 1; i >= 0; i--)
    if (board->pieces[i].tile->type == SR_TYPE_HQ && find_hq (board, board->pieces[i].side) != i)
      board->pieces[i] = board->pieces[--board->n_pieces];
}

static gboolean
touches (SrHex a,
         SrHex b)
{
  for (int direction = 0; direction < 6; direction++)
    if (sr_hex_equal (sr_hex_step (a, direction), b))
      return TRUE;
  return FALSE;
}

/* The HQ's side may expand a Monolith: it lies under the HQ, and there is room beside it. */
static void
fold_monolith (RandomBoard *board,
               int          side)
{
  int hq = find_hq (board, side);
  SrHex centre;

  if (hq < 0)
    return;
  centre = board->pieces[hq].hex;
  board->expanded[side] = FALSE;
  board->collapsed[side] = TRUE;
  for (int i = board->n_pieces - 1; i >= 0; i--)
    if (board->pieces[i].tile->type != SR_TYPE_HQ && touches (board->pieces[i].hex, centre)
        && random_below (&board->random, 2) == 0)
      board->pieces[i] = board->pieces[--board->n_pieces];
}

/**
 * random_tile_name:
 * @facts: the printed facts
 * @army: an army's id
 * @source: (inout): a source
 *
 * Returns: (transfer none): any tile of @army
 */
const char *
random_tile_name (SrFacts      *facts,
                  const char   *army,
                  RandomSource *source)
{
  g_autoptr (GPtrArray) tiles = sr_facts_list_all (facts, army);
  const SrTile *tile = g_ptr_array_index (tiles, random_below (source, (int) tiles->len));

  return tile->name;
}

/**
 * random_turn_position:
 * @facts: the printed facts
 * @source: (inout): a source
 * @subject: (out) (transfer none): what the position is about
 *
 * Returns: (transfer full): a scenario without actions
 */
JsonNode *
random_turn_position (SrFacts              *facts,
                      RandomSource         *source,
                      const RandomSubject **subject)
{
  g_autofree RandomBoard *board = g_new0 (RandomBoard, 1);
  int side = random_below (source, 2);
  JsonNode *node;

  *subject = pick_subject (source);
  board->facts = facts;
  board->random = *source;
  random_board_pick_subject (board);
  /* Scopers decide seldom. */
  if (board->theme == RANDOM_THEME_ANY)
    board->theme = RANDOM_THEME_SCOPERS;
  if (g_str_equal ((*subject)->action, "battle") && (*subject)->army != NULL)
    board->theme = (*subject)->army[0] == 'u' ? RANDOM_THEME_POWER : RANDOM_THEME_SCOPERS;
  board->army[side] = pick_army (board, (*subject)->army, (*subject)->enemy, (*subject)->tile);
  board->army[1 - side] = pick_army (board, (*subject)->enemy, board->army[side], NULL);
  board->wanted = pick_wanted (board, *subject);
  for (int s = 0; s < 2; s++)
    board->tiles[s] = sr_facts_list (facts, board->army[s]);
  put_all_hqs (board, *subject, side);
  if (board->wanted > 1)
    put_what_is_needed (board, *subject, side);
  if (!g_str_equal ((*subject)->action, "set-up"))
    random_board_fill (board);
  leave_one_hq_each (board);
  if (g_str_equal ((*subject)->action, "expand-monolith"))
    fold_monolith (board, side);
  node = random_board_write (board, &board->random);
  for (int s = 0; s < 2; s++)
    g_ptr_array_unref (board->tiles[s]);
  *source = board->random;
  random_beside_write (node, facts, source, *subject, side);
  return node;
}
