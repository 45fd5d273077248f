/* SPDX-License-Identifier: GPL-3.0-or-later */
/* Rows that say what they said stay: laying out text anew is most of what an edit would cost. */

#include "config.h"

#include "hx-reason-list.h"

static HxReasonRow *
get_row (GtkListBox *list,
         guint       i)
{
  return (HxReasonRow *) gtk_list_box_get_row_at_index (list, (int) i);
}

/* Returns: whether a row from @first on says @reason already. */
static gboolean
is_said (GtkListBox         *list,
         guint               first,
         const HxReasonText *reason)
{
  HxReasonRow *row;

  for (guint i = first; (row = get_row (list, i)) != NULL; i++)
    {
      if (hx_reason_row_says (row, reason))
        return TRUE;
    }

  return FALSE;
}

/* Returns: whether one of @reasons is what @row says. */
static gboolean
is_wanted (HxReasonRow        *row,
           const HxReasonText *reasons,
           guint               n_reasons)
{
  for (guint i = 0; i < n_reasons; i++)
    {
      if (hx_reason_row_says (row, &reasons[i]))
        return TRUE;
    }

  return FALSE;
}

/**
 * hx_reason_list_show:
 * @list: a list that only this function has filled
 * @narrator: who knows the books; for another one the list has to be emptied first
 * @reasons: (array length=n_reasons): what the rows say from now, in this order
 * @n_reasons: how many
 *
 * Rows that say what is wanted stay, with the keyboard on them if it was there.
 */
void
hx_reason_list_show (GtkListBox         *list,
                     const HxNarrator   *narrator,
                     const HxReasonText *reasons,
                     guint               n_reasons)
{
  HxReasonRow *row;

  g_return_if_fail (GTK_IS_LIST_BOX (list));
  g_return_if_fail (narrator != NULL);
  g_return_if_fail (reasons != NULL || n_reasons == 0);

  for (guint i = 0; i < n_reasons; i++)
    {
      row = get_row (list, i);
      if (row != NULL && hx_reason_row_says (row, &reasons[i]))
        continue;
      if (row == NULL || is_wanted (row, &reasons[i + 1], n_reasons - i - 1))
        {
          gtk_list_box_insert (list, hx_reason_row_new (narrator, &reasons[i]), (int) i);
          continue;
        }
      if (!is_said (list, i + 1, &reasons[i]))
        {
          hx_reason_row_show (row, narrator, &reasons[i]);
          continue;
        }
      while (!hx_reason_row_says (row = get_row (list, i), &reasons[i]) &&
             !is_wanted (row, &reasons[i + 1], n_reasons - i - 1))
        gtk_list_box_remove (list, GTK_WIDGET (row));
      if (!hx_reason_row_says (row, &reasons[i]))
        gtk_list_box_insert (list, hx_reason_row_new (narrator, &reasons[i]), (int) i);
    }
  while ((row = get_row (list, n_reasons)) != NULL)
    gtk_list_box_remove (list, GTK_WIDGET (row));
}
