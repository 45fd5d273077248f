/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What is played is written into the scenario beside its position, which stays as it was laid out until a result is kept. */

#include "config.h"

#include "hx-document-play.h"

#include <glib/gi18n.h>

#include "hx-document-private.h"

/**
 * hx_document_set_record:
 * @record: what was played from the current position
 * @label: what was done, for people
 */
void
hx_document_set_record (HxDocument     *self,
                        const HxRecord *record,
                        const char     *label)
{
  HxScenario *scenario;

  g_return_if_fail (HX_IS_DOCUMENT (self));
  g_return_if_fail (record != NULL && label != NULL);

  scenario = hx_scenario_copy (hx_document_get_scenario (self));
  hx_record_write (record, scenario);
  hx_document_commit (self, scenario, label, NULL);
}

/**
 * hx_document_keep_point:
 * @game: the game at a point of what was played
 * @rest: what was played from there on
 *
 * Goes on from there: what was played before and beside it is done with.
 */
void
hx_document_keep_point (HxDocument     *self,
                        const HxGame   *game,
                        const HxRecord *rest)
{
  HxScenario *scenario;

  g_return_if_fail (HX_IS_DOCUMENT (self));
  g_return_if_fail (game != NULL && rest != NULL);

  scenario = hx_scenario_take_game (hx_document_get_catalog (self), hx_document_get_scenario (self), game);
  hx_record_write (rest, scenario);
  hx_document_commit (self, scenario, _("Keep the Result"), NULL);
}
