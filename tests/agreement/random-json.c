/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Writes a random board as a scenario. */

#include "random-board.h"

static void
write_member (JsonBuilder *builder,
              const char  *name,
              const char  *value)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_string_value (builder, value);
}

static void
write_number (JsonBuilder *builder,
              const char  *name,
              int          value)
{
  json_builder_set_member_name (builder, name);
  json_builder_add_int_value (builder, value);
}

static void
write_piece (JsonBuilder       *builder,
             const RandomPiece *piece)
{
  g_autofree char *hex = sr_hex_name (piece->hex, RANDOM_RADIUS);

  json_builder_begin_object (builder);
  write_member (builder, "tile", piece->tile->name);
  write_number (builder, "side", piece->side);
  write_member (builder, "hex", hex);
  write_number (builder, "facing", piece->facing);
  write_number (builder, "wounds", piece->wounds);
  json_builder_set_member_name (builder, "markers");
  json_builder_begin_array (builder);
  for (int marker = 0; marker < SR_N_MARKERS; marker++)
    for (int n = 0; n < piece->markers[marker]; n++)
      {
        json_builder_begin_object (builder);
        write_member (builder, "marker", sr_marker_name (marker));
        json_builder_end_object (builder);
      }
  json_builder_end_array (builder);
  if (piece->links != 0)
    {
      json_builder_set_member_name (builder, "links");
      json_builder_begin_array (builder);
      for (int side = 0; side < 6; side++)
        if (piece->links & (1u << side))
          json_builder_add_int_value (builder, side);
      json_builder_end_array (builder);
    }
  if (piece->net != NULL)
    write_member (builder, "net", piece->net);
  if (piece->power != NULL)
    write_member (builder, "power", piece->power);
  json_builder_end_object (builder);
}

static void
write_side (JsonBuilder       *builder,
            const RandomBoard *board,
            int                side)
{
  json_builder_begin_object (builder);
  write_member (builder, "army", board->army[side]);
  if (board->expanded[side] || board->collapsed[side])
    {
      json_builder_set_member_name (builder, "monolith");
      json_builder_begin_object (builder);
      json_builder_set_member_name (builder, "lower");
      json_builder_begin_array (builder);
      json_builder_add_null_value (builder);
      json_builder_add_null_value (builder);
      json_builder_end_array (builder);
      json_builder_set_member_name (builder, "expanded");
      if (board->expanded[side])
        json_builder_begin_array (builder);
      else
        json_builder_add_null_value (builder);
      for (int i = 0; board->expanded[side] && i < 2; i++)
        {
          g_autofree char *hex = sr_hex_name (board->parts[side][i], RANDOM_RADIUS);

          json_builder_add_string_value (builder, hex);
        }
      if (board->expanded[side])
        json_builder_end_array (builder);
      json_builder_end_object (builder);
    }
  json_builder_end_object (builder);
}

/* One board in five random_board_plays some disputed rulings otherwise. */
static void
write_rulings (JsonBuilder  *builder,
               RandomSource *random)
{
  gboolean otherwise = random_below (random, 5) == 0;

  json_builder_set_member_name (builder, "rulings");
  json_builder_begin_object (builder);
  for (guint i = 0; otherwise && i < sr_rulings_n (FALSE); i++)
    {
      const char *id;
      const char *value;

      sr_rulings_nth (i, &id, &value);
      if (random_below (random, 3) == 0)
        write_member (builder, id, value);
    }
  json_builder_end_object (builder);
}

/**
 * random_board_write:
 * @board: a board
 * @random: (inout): what decides about the rest
 *
 * Returns: (transfer full): a scenario
 */
JsonNode *
random_board_write (const RandomBoard *board,
                    RandomSource      *random)
{
  g_autoptr (JsonBuilder) builder = json_builder_new ();

  json_builder_begin_object (builder);
  write_member (builder, "format", "hexarbiter-scenario");
  write_number (builder, "version", 1);
  json_builder_set_member_name (builder, "board");
  json_builder_begin_object (builder);
  write_number (builder, "radius", RANDOM_RADIUS);
  json_builder_end_object (builder);
  json_builder_set_member_name (builder, "sides");
  json_builder_begin_array (builder);
  for (int side = 0; side < 2; side++)
    write_side (builder, board, side);
  json_builder_end_array (builder);
  write_number (builder, "turn", random_below (random, 2));
  json_builder_set_member_name (builder, "pieces");
  json_builder_begin_array (builder);
  for (int i = 0; i < board->n_pieces; i++)
    write_piece (builder, &board->pieces[i]);
  json_builder_end_array (builder);
  write_rulings (builder, random);
  json_builder_end_object (builder);
  return json_builder_get_root (builder);
}
