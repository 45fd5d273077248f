/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What the catalog makes of printed facts. */
#include <locale.h>

#include "hx-data.h"
#include "hx-option-id.h"

static HxCatalog *
load (void)
{
  g_autofree char *dir = hx_data_find_dir ();
  g_autoptr (GError) error = NULL;
  HxCatalog *catalog = hx_data_load (dir, &error);

  g_assert_no_error (error);
  return catalog;
}

static const HxTile *
get_tile (const HxCatalog *catalog,
          const char      *id)
{
  int tile = hx_catalog_find_tile (catalog, id);

  g_assert_cmpint (tile, >=, 0);
  return &hx_catalog_get_box (catalog, 2)->tiles[tile];
}

static HxTileFacts *
new_warrior (void)
{
  HxTileFacts *facts = hx_tile_facts_new ("test");

  hx_text_set (&facts->name, "en", "Test");
  hx_text_set (&facts->name, "pl", "Próba");
  facts->type = HX_TILE_WARRIOR;
  facts->count = 1;
  facts->traits = g_new0 (const char *, 4);
  return facts;
}

/* Puts one tile into a catalog of its own. */
static HxCatalog *
compile (HxTileFacts  *facts,
         GError      **error)
{
  g_autoptr (HxCatalog) catalog = hx_catalog_new ();
  HxArmy *army = hx_army_new ("army");

  g_ptr_array_add (army->tiles, facts);
  return hx_catalog_add_army (catalog, army, error) ? g_steal_pointer (&catalog) : NULL;
}

static void
test_armies (void)
{
  static const char *const ids[] = { "borgo", "hegemony", "iron-gang", "moloch", "neutral", "outpost", "partisans", "uranopolis" };
  g_autoptr (HxCatalog) catalog = load ();

  g_assert_cmpuint (hx_catalog_get_n_armies (catalog), ==, G_N_ELEMENTS (ids));
  for (guint i = 0; i < G_N_ELEMENTS (ids); i++)
    {
      const HxArmy *army = hx_catalog_get_army (catalog, ids[i]);
      int total = 0;

      g_assert_nonnull (army);
      for (guint t = 0; t < army->tiles->len; t++)
        {
          const HxTileFacts *facts = g_ptr_array_index (army->tiles, t);

          if (!facts->is_extra)
            total += facts->count;
        }
      g_assert_cmpint (total, ==, army->tile_total);
    }
  g_assert_null (hx_catalog_get_army (catalog, "nobody"));
}

static void
test_ids (void)
{
  g_autoptr (HxCatalog) catalog = load ();

  for (guint tile = 0; tile < hx_catalog_get_n_tiles (catalog); tile++)
    {
      g_autofree char *id = hx_catalog_dup_tile_id (catalog, tile);

      g_assert_cmpint (hx_catalog_find_tile (catalog, id), ==, (int) tile);
      g_assert_true (hx_army_find_tile (hx_catalog_get_tile_army (catalog, tile), hx_catalog_get_facts (catalog, tile)->id)
                     == hx_catalog_get_facts (catalog, tile));
    }
  g_assert_cmpint (hx_catalog_find_tile (catalog, "borgo"), ==, -1);
  g_assert_cmpint (hx_catalog_find_tile (catalog, "borgo/"), ==, -1);
}

static void
test_tiles (void)
{
  g_autoptr (HxCatalog) catalog = load ();
  const HxTile *tile = get_tile (catalog, "uranopolis/ravager");

  g_assert_cmpuint (tile->demolition, ==, 1 << 1);
  g_assert_cmpuint (tile->demolition_strength, ==, 1);
  g_assert_true ((tile->traits & HX_TRAIT_NEEDS_POWER) != 0);
  g_assert_cmpuint (tile->rule, ==, HX_RULE_URA_RAV_01);

  tile = get_tile (catalog, "uranopolis/drill");
  g_assert_cmpuint (tile->n_numbers, ==, 3);
  g_assert_cmpuint (tile->numbers[0], ==, 3);
  g_assert_cmpuint (tile->numbers[2], ==, 1);

  tile = get_tile (catalog, "iron-gang/ranged-net-fighter");
  g_assert_cmpuint (tile->net, ==, 0);
  g_assert_true ((tile->traits & HX_TRAIT_RANGED_MEDIC) != 0);

  tile = get_tile (catalog, "partisans/guard-drone");
  g_assert_cmpuint (tile->charge, ==, 1 << 3);
  g_assert_true ((tile->traits & HX_TRAIT_CHARGE) != 0);

  tile = get_tile (catalog, "moloch/blocker");
  g_assert_cmpuint (tile->toughness, ==, 2);
  g_assert_true ((get_tile (catalog, "moloch/clown")->traits & HX_TRAIT_EXPLOSION) != 0);
  g_assert_cmpuint (get_tile (catalog, "neutral/krwiobus")->links[HX_EFFECT_TRANSFUSION], ==, 0x3f);
  g_assert_true ((get_tile (catalog, "partisans/sleeper-agent")->traits & HX_TRAIT_ANY_STRENGTH) != 0);
  g_assert_false ((get_tile (catalog, "borgo/officer")->traits & HX_TRAIT_ANY_STRENGTH) != 0);
}

static void
test_scopeable (void)
{
  static const char *const yes[] = { "iron-gang/biker", "partisans/sleeper-agent", "outpost/scoper", "borgo/medic", "neutral/krwiobus",
                                     "uranopolis/combat-generator" };
  static const char *const no[] = { "uranopolis/mechanic", "uranopolis/hq", "borgo/hq", "partisans/bunker-manager", "borgo/mutant",
                                    "iron-gang/ranged-net-fighter" };
  g_autoptr (HxCatalog) catalog = load ();

  for (guint i = 0; i < G_N_ELEMENTS (yes); i++)
    g_assert_true ((get_tile (catalog, yes[i])->traits & HX_TRAIT_SCOPEABLE) != 0);
  for (guint i = 0; i < G_N_ELEMENTS (no); i++)
    g_assert_false ((get_tile (catalog, no[i])->traits & HX_TRAIT_SCOPEABLE) != 0);
}

static void
test_boxes (void)
{
  g_autoptr (HxCatalog) catalog = load ();

  g_assert_cmpuint (hx_catalog_get_box (catalog, 2)->geometry.n_hexes, ==, 19);
  g_assert_cmpuint (hx_catalog_get_box (catalog, 3)->geometry.n_hexes, ==, 37);
  g_assert_null (hx_catalog_get_box (catalog, 1));
  g_assert_null (hx_catalog_get_box (catalog, 4));
  g_assert_cmpmem (hx_catalog_get_box (catalog, 2)->tiles, sizeof hx_catalog_get_box (catalog, 2)->tiles,
                   hx_catalog_get_box (catalog, 3)->tiles, sizeof hx_catalog_get_box (catalog, 3)->tiles);
}

/* In the armies at hand everything is played, but for one bonus tile's feature. */
static void
test_refereed (void)
{
  g_autoptr (HxCatalog) catalog = load ();

  for (guint tile = 0; tile < hx_catalog_get_n_tiles (catalog); tile++)
    {
      g_auto (GStrv) words = hx_catalog_dup_unrefereed (catalog, tile);
      const char *id = hx_catalog_get_tile_id (catalog, tile);

      g_test_message ("%s: %s", id, words[0] != NULL ? words[0] : "");
      g_assert_cmpuint (g_strv_length (words), ==, g_str_equal (id, "iron-gang/hook"));
    }
}

static void
test_unknown_words (void)
{
  HxTileFacts *facts = new_warrior ();
  g_autoptr (HxCatalog) catalog = NULL;
  g_auto (GStrv) words = NULL;
  const char *expected[] = { "rocket", "melee+1", "reflection", NULL };

  facts->attacks = g_new0 (HxAttackFact, 2);
  facts->attacks[0] = (HxAttackFact) { "rocket", 1, 1 };
  facts->attacks[1] = (HxAttackFact) { "melee", 1, 1 };
  facts->n_attacks = 2;
  facts->links = g_new0 (HxLinkFact, 1);
  facts->links[0] = (HxLinkFact) { 1, "melee+1", TRUE };
  facts->n_links = 1;
  facts->traits[0] = "reflection";
  facts->traits[1] = "mobility";
  facts->traits[2] = "toughness";
  catalog = compile (facts, NULL);
  g_assert_nonnull (catalog);
  words = hx_catalog_dup_unrefereed (catalog, 0);
  g_assert_cmpstrv (words, expected);
  g_assert_cmpuint (hx_catalog_get_box (catalog, 2)->tiles[0].effects, ==, 0);
  g_assert_cmpuint (hx_catalog_get_box (catalog, 2)->tiles[0].melee[1], ==, 1);
  g_assert_cmpuint (hx_catalog_get_box (catalog, 2)->tiles[0].traits, ==, HX_TRAIT_MOBILITY);
}

static HxTileFacts *
new_instant (const char *id)
{
  HxTileFacts *facts = hx_tile_facts_new (id);

  facts->type = HX_TILE_INSTANT;
  facts->count = 1;
  facts->traits = g_new0 (const char *, 4);
  return facts;
}

/* An Instant tile does what its name says, or its traits; else nobody can play it. */
static void
test_instants (void)
{
  static const struct
  {
    const char *id;
    unsigned uses;
  } expected[] = {
    { "borgo/battle", HX_USE_BATTLE },
    { "borgo/move", HX_USE_MOVE },
    { "borgo/grenade", HX_USE_GRENADE },
    { "hegemony/push-back", HX_USE_PUSH },
    { "hegemony/sniper", HX_USE_SNIPER },
    { "iron-gang/doubled-move", HX_USE_DOUBLED_MOVE },
    { "iron-gang/order", HX_USE_BATTLE | HX_USE_ACTIVATE },
    { "moloch/air-strike", HX_USE_AIR_STRIKE },
    { "partisans/retreat", HX_USE_RETREAT },
    { "partisans/tactics", HX_USE_PUSH | HX_USE_ARM },
    { "uranopolis/ray", HX_USE_RAY },
    { "uranopolis/bulldozer", 0 },
  };
  g_autoptr (HxCatalog) catalog = load ();
  g_autoptr (HxCatalog) own = NULL;
  g_autoptr (HxCatalog) idle = NULL;
  HxTileFacts *facts = new_instant ("landslide");
  g_auto (GStrv) words = NULL;
  g_auto (GStrv) idle_words = NULL;
  const char *unknown[] = { "thunder", NULL }, *instant[] = { "instant", NULL };

  for (guint i = 0; i < G_N_ELEMENTS (expected); i++)
    g_assert_cmpuint (get_tile (catalog, expected[i].id)->uses, ==, expected[i].uses);
  facts->traits[0] = "push-back";
  facts->traits[1] = "bomb";
  facts->traits[2] = "thunder";
  own = compile (facts, NULL);
  words = hx_catalog_dup_unrefereed (own, 0);
  g_assert_cmpuint (hx_catalog_get_box (own, 2)->tiles[0].uses, ==, HX_USE_PUSH | HX_USE_AIR_STRIKE);
  g_assert_cmpuint (hx_catalog_get_box (own, 2)->tiles[0].traits, ==, 0);
  g_assert_cmpstrv (words, unknown);
  idle = compile (new_instant ("landslide"), NULL);
  idle_words = hx_catalog_dup_unrefereed (idle, 0);
  g_assert_cmpstrv (idle_words, instant);
}

/* What tiles do between battles. */
static void
test_turn_traits (void)
{
  g_autoptr (HxCatalog) catalog = load ();

  g_assert_cmpuint (get_tile (catalog, "borgo/assassin")->traits & HX_TRAIT_MOBILITY, ==, HX_TRAIT_MOBILITY);
  g_assert_cmpuint (get_tile (catalog, "iron-gang/biker")->traits & (HX_TRAIT_DOUBLED_MOBILITY | HX_TRAIT_CHAIN), ==,
                    HX_TRAIT_DOUBLED_MOBILITY | HX_TRAIT_CHAIN);
  g_assert_cmpuint (get_tile (catalog, "iron-gang/fanatic")->traits & HX_TRAIT_EXPLOSIVES, ==, HX_TRAIT_EXPLOSIVES);
  g_assert_cmpuint (get_tile (catalog, "iron-gang/boss")->traits & HX_TRAIT_ACTIVATES, ==, HX_TRAIT_ACTIVATES);
  g_assert_cmpuint (get_tile (catalog, "outpost/recon-center")->traits & HX_TRAIT_MOVE_DOUBLER, ==, HX_TRAIT_MOVE_DOUBLER);
  g_assert_cmpuint (get_tile (catalog, "partisans/bunker-manager")->traits & HX_TRAIT_TURNS_HQ, ==, HX_TRAIT_TURNS_HQ);
  g_assert_cmpuint (get_tile (catalog, "partisans/doctors-assistant")->traits & HX_TRAIT_ROTATION, ==, HX_TRAIT_ROTATION);
  g_assert_cmpuint (get_tile (catalog, "uranopolis/bulldozer")->traits & HX_TRAIT_PUSH_BACK, ==, HX_TRAIT_PUSH_BACK);
  g_assert_cmpuint (get_tile (catalog, "partisans/guard-drone")->arming, ==, 1 << 0 | 1 << 2 | 1 << 4);
  g_assert_cmpuint (get_tile (catalog, "partisans/hq")->launcher, ==, 1 << 0);
  g_assert_cmpuint (get_tile (catalog, "iron-gang/ranged-net-fighter")->ranged_net, ==, 1 << 4);
}

/* The tiles of an army, counted, are as many as it has: a bonus tile is none of them. */
static void
test_sets (void)
{
  g_autoptr (HxCatalog) catalog = load ();
  const HxBox *box = hx_catalog_get_box (catalog, 2);

  g_assert_cmpint (hx_catalog_find_army (catalog, "nobody"), ==, -1);
  for (guint i = 0; i < hx_catalog_get_n_armies (catalog); i++)
    {
      const HxArmy *army = hx_catalog_get_nth_army (catalog, i);
      int total = 0;

      g_assert_cmpint (hx_catalog_find_army (catalog, army->id), ==, (int) i);
      for (guint tile = 0; tile < box->n_tiles; tile++)
        {
          g_assert_cmpint (box->tiles[tile].set == i, ==, hx_catalog_get_tile_army (catalog, tile) == army);
          total += box->tiles[tile].set == i ? box->tiles[tile].count : 0;
        }
      g_assert_cmpint (total, ==, army->tile_total);
    }
}

static void
test_impossible_facts (void)
{
  HxTileFacts *facts = new_warrior ();
  g_autoptr (HxCatalog) catalog = NULL;
  g_autoptr (GError) error = NULL;

  facts->initiative[0] = facts->initiative[1] = 2;
  facts->n_initiative = 2;
  catalog = compile (facts, &error);
  g_assert_error (error, HX_CATALOG_ERROR, HX_CATALOG_ERROR_FACTS);
  g_clear_error (&error);

  facts = new_warrior ();
  facts->attacks = g_new0 (HxAttackFact, 1);
  facts->attacks[0] = (HxAttackFact) { "demolition", -1, 1 };
  facts->n_attacks = 1;
  catalog = compile (facts, &error);
  g_assert_error (error, HX_CATALOG_ERROR, HX_CATALOG_ERROR_FACTS);
  g_clear_error (&error);

  facts = new_warrior ();
  facts->attacks = g_new0 (HxAttackFact, 1);
  facts->attacks[0] = (HxAttackFact) { "ranged", -1, 1 };
  facts->n_attacks = 1;
  catalog = compile (facts, &error);
  g_assert_error (error, HX_CATALOG_ERROR, HX_CATALOG_ERROR_FACTS);
}

static void
test_duplicates (void)
{
  g_autoptr (HxCatalog) catalog = hx_catalog_new ();
  g_autoptr (GError) error = NULL;
  HxRulebook *book = hx_rulebook_new ("book");

  g_assert_true (hx_catalog_add_army (catalog, hx_army_new ("army"), NULL));
  g_assert_false (hx_catalog_add_army (catalog, hx_army_new ("army"), &error));
  g_assert_error (error, HX_CATALOG_ERROR, HX_CATALOG_ERROR_DUPLICATE);
  g_clear_error (&error);

  hx_rulebook_add_rule (book, "A-01");
  g_assert_true (hx_catalog_add_rulebook (catalog, book, NULL));
  book = hx_rulebook_new ("other");
  hx_rulebook_add_rule (book, "A-02");
  hx_rulebook_add_rule (book, "A-01");
  g_assert_false (hx_catalog_add_rulebook (catalog, book, &error));
  g_assert_error (error, HX_CATALOG_ERROR, HX_CATALOG_ERROR_DUPLICATE);
  g_assert_nonnull (hx_catalog_find_rule (catalog, "A-01"));
  g_assert_null (hx_catalog_find_rule (catalog, "A-02"));
}

/* Every rule and decision that an event can cite has a text. */
static void
test_citations (void)
{
  g_autoptr (HxCatalog) catalog = load ();

  for (int rule = HX_RULE_NONE + 1; rule < HX_N_RULES; rule++)
    {
      const char *id = hx_rule_id ((HxRule) rule);

      if (hx_catalog_find_rule (catalog, id) == NULL && hx_catalog_find_decision (catalog, id) == NULL)
        g_test_fail_printf ("nothing is known of %s", id);
    }
  for (guint tile = 0; tile < hx_catalog_get_n_tiles (catalog); tile++)
    {
      const HxTileFacts *facts = hx_catalog_get_facts (catalog, tile);

      g_assert_true (facts->rule == NULL || hx_catalog_find_rule (catalog, facts->rule) != NULL);
      for (guint i = 0; facts->rulings[i] != NULL; i++)
        g_assert_nonnull (hx_catalog_find_decision (catalog, facts->rulings[i]));
    }
}

/* A decision is offered otherwise where the referee can play it otherwise, and nowhere else. */
static void
test_decision_not_refereed (void)
{
  g_autoptr (HxCatalog) catalog = hx_catalog_new ();
  g_autoptr (GError) error = NULL;
  HxDecision *decision = hx_decision_new ("D-99");

  decision->switchable = TRUE;
  g_assert_false (hx_catalog_add_decision (catalog, decision, &error));
  g_assert_error (error, HX_CATALOG_ERROR, HX_CATALOG_ERROR_FACTS);
  g_clear_error (&error);
  g_assert_false (hx_catalog_add_decision (catalog, hx_decision_new ("D-16"), &error));
  g_assert_error (error, HX_CATALOG_ERROR, HX_CATALOG_ERROR_FACTS);
  g_assert_true (hx_catalog_add_decision (catalog, hx_decision_new ("D-99"), NULL));
}

/* A decision whose reading is not the referee's is refused. */
static void
test_decision_disagrees (void)
{
  g_autoptr (HxCatalog) catalog = hx_catalog_new ();
  g_autoptr (GError) error = NULL;
  HxDecision *decision = hx_decision_new ("D-16");

  decision->readings = g_new0 (HxReading, 2);
  decision->n_readings = 2;
  decision->readings[0] = (HxReading) { g_strdup ("always"), { NULL, 0 }, TRUE };
  decision->readings[1] = (HxReading) { g_strdup ("faq"), { NULL, 0 }, TRUE };
  decision->switchable = TRUE;
  decision->followed = 1;
  g_assert_false (hx_catalog_add_decision (catalog, decision, &error));
  g_assert_error (error, HX_CATALOG_ERROR, HX_CATALOG_ERROR_FACTS);
}

/* A text says what it can: in the language wanted, else in English, else in what it has. */
static void
test_text (void)
{
  g_autofree char *tag = hx_language_dup_tag ("pt_BR");
  HxText text = { 0 };
  HxLanguage other = NULL;

  g_assert_null (hx_text_get (&text, "en"));
  hx_text_set (&text, "pl", "Sieciarz");
  g_assert_cmpstr (hx_text_get (&text, "de"), ==, "Sieciarz");
  g_assert_null (hx_text_get_other (&text, "pl", NULL));
  hx_text_set (&text, "en", "Net");
  hx_text_set (&text, "en", "Net Fighter");
  g_assert_cmpstr (hx_text_get (&text, "de"), ==, "Net Fighter");
  g_assert_cmpstr (hx_text_get (&text, "pl"), ==, "Sieciarz");
  g_assert_cmpstr (hx_text_get_other (&text, "pl", &other), ==, "Net Fighter");
  g_assert_cmpstr (other, ==, "en");
  g_assert_cmpstr (hx_text_get_other (&text, "de", &other), ==, "Sieciarz");
  g_assert_cmpuint (text.n_wordings, ==, 2);
  hx_text_clear (&text);
  g_assert_cmpuint (text.n_wordings, ==, 0);

  g_assert_cmpstr (tag, ==, "pt-BR");
  g_assert_true (hx_language_is_code ("sr@latin"));
  g_assert_true (hx_language_is_code ("pt_BR"));
  g_assert_false (hx_language_is_code ("polish"));
  g_assert_false (hx_language_is_code ("PL"));
  g_assert_false (hx_language_is_code ("pl_"));
  g_assert_false (hx_language_is_code ("pl@"));
  g_assert_false (hx_language_is_code (""));
}

/* The languages are those of the data, and whoever reads none of them reads English. */
static void
test_languages (void)
{
  static const char *const polish[] = { "de_AT", "de", "pl_PL.UTF-8", "pl_PL", "pl", "C", NULL };
  static const char *const english[] = { "en_GB.UTF-8", "en_GB", "en", "pl", "C", NULL };
  static const char *const german[] = { "de", "C", NULL };
  g_autoptr (HxCatalog) catalog = load ();
  g_autoptr (HxLanguages) languages = hx_languages_new ();
  const HxLanguages *known = hx_catalog_get_languages (catalog);

  g_assert_cmpuint (hx_languages_get_n (known), >=, 2);
  g_assert_cmpstr (hx_languages_get_name (known, "pl"), ==, "Polski");
  g_assert_null (hx_languages_get_name (known, "tlh"));
  g_assert_cmpstr (hx_languages_pick (known, polish), ==, "pl");
  g_assert_cmpstr (hx_languages_pick (known, english), ==, "en");
  g_assert_cmpstr (hx_languages_pick (languages, polish), ==, "en");
  g_assert_true (hx_languages_add (languages, "de", "Deutsch"));
  g_assert_false (hx_languages_add (languages, "de", "German"));
  g_assert_cmpstr (hx_languages_pick (languages, german), ==, "de");
}

static void
test_option_ids (void)
{
  g_autoptr (HxCatalog) catalog = load ();
  const HxBox *box = hx_catalog_get_box (catalog, 2);
  g_autofree HxChoice *choice = g_new0 (HxChoice, 1);
  g_autoptr (GHashTable) seen = g_hash_table_new_full (g_str_hash, g_str_equal, g_free, NULL);
  guint8 c3 = hx_geometry_find (&box->geometry, "C3"), c4 = hx_geometry_find (&box->geometry, "C4");
  guint8 d3 = hx_geometry_find (&box->geometry, "D3");
  HxOption take = { .kind = HX_OPTION_TAKE, .subject = c4, .target = c3, .hit = { .source = d3, .victim = c3, .wounds = 1 } };

  choice->about = HX_ABOUT_MEDIC;
  choice->options[0] = (HxOption) { .kind = HX_OPTION_DECLINE };
  choice->options[1] = take;
  choice->n_options = 2;
  g_assert_cmpint (hx_option_find (box, choice, "decline"), ==, 0);
  g_assert_cmpint (hx_option_find (box, choice, "C4-takes-D3-on-C3"), ==, 1);
  g_assert_cmpint (hx_option_find (box, choice, "explode"), ==, -1);

  take.hit.direction = HX_SOUTH;
  choice->options[2] = take;
  choice->options[3] = take;
  choice->options[4] = (HxOption) { .kind = HX_OPTION_CONVERT, .direction = HX_NORTH, .to = HX_ATTACK_GAUSS };
  choice->options[5] = (HxOption) { .kind = HX_OPTION_CONVERT, .direction = HX_SOUTH, .to = HX_ATTACK_GAUSS };
  choice->options[6] = (HxOption) { .kind = HX_OPTION_HEX, .target = c3 };
  choice->options[7] = (HxOption) { .kind = HX_OPTION_FACING, .direction = 2 };
  take.hit.source = HX_NO_HEX;
  take.hit.kind = HX_ATTACK_AIR_STRIKE;
  choice->options[8] = take;
  choice->n_options = 9;
  g_assert_cmpint (hx_option_find (box, choice, "convert-N-gauss"), ==, 4);
  g_assert_cmpint (hx_option_find (box, choice, "hex:C3"), ==, 6);
  g_assert_cmpint (hx_option_find (box, choice, "facing:2"), ==, 7);
  g_assert_cmpint (hx_option_find (box, choice, "C4-takes-air-strike-on-C3"), ==, 8);
  for (guint i = 0; i < choice->n_options; i++)
    {
      char *id = hx_option_dup_id (box, choice, i);

      g_assert_cmpint (hx_option_find (box, choice, id), ==, (int) i);
      g_assert_true (g_hash_table_add (seen, id));
    }
}

int
main (int    argc,
      char **argv)
{
  setlocale (LC_ALL, "");
  g_test_init (&argc, &argv, NULL);
  g_test_add_func ("/catalog/armies", test_armies);
  g_test_add_func ("/catalog/ids", test_ids);
  g_test_add_func ("/catalog/tiles", test_tiles);
  g_test_add_func ("/catalog/scopeable", test_scopeable);
  g_test_add_func ("/catalog/boxes", test_boxes);
  g_test_add_func ("/catalog/refereed", test_refereed);
  g_test_add_func ("/catalog/unknown-words", test_unknown_words);
  g_test_add_func ("/catalog/instants", test_instants);
  g_test_add_func ("/catalog/turn-traits", test_turn_traits);
  g_test_add_func ("/catalog/sets", test_sets);
  g_test_add_func ("/catalog/impossible-facts", test_impossible_facts);
  g_test_add_func ("/catalog/duplicates", test_duplicates);
  g_test_add_func ("/catalog/citations", test_citations);
  g_test_add_func ("/catalog/decision-not-refereed", test_decision_not_refereed);
  g_test_add_func ("/catalog/decision-disagrees", test_decision_disagrees);
  g_test_add_func ("/catalog/text", test_text);
  g_test_add_func ("/catalog/languages", test_languages);
  g_test_add_func ("/catalog/option-ids", test_option_ids);
  return g_test_run ();
}
