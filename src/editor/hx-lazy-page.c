/* SPDX-License-Identifier: GPL-3.0-or-later */
/* What nobody looks at yet need not hold up the window: a page out of sight is only its type until it is wanted. */

#include "config.h"

#include "hx-lazy-page.h"

/* How long after the window's first frame a page is made that will be wanted soon. */
#define AHEAD_MS 400

struct _HxLazyPage
{
  AdwBin parent_instance;

  /* state */
  GType page_type;
  gboolean is_ahead;
  gboolean is_waiting;
  guint ahead_id;
};

enum
{
  PROP_0,
  PROP_PAGE_TYPE,
  PROP_AHEAD,
  N_PROPS,
};

enum
{
  SIGNAL_MADE,
  N_SIGNALS,
};

G_DEFINE_FINAL_TYPE (HxLazyPage, hx_lazy_page, ADW_TYPE_BIN)

static GParamSpec *properties[N_PROPS];
static guint signals[N_SIGNALS];

/* It is there before anything is measured or drawn, so that nobody sees the place without it. */
static void
hx_lazy_page_map (GtkWidget *widget)
{
  hx_lazy_page_get (HX_LAZY_PAGE (widget));

  GTK_WIDGET_CLASS (hx_lazy_page_parent_class)->map (widget);
}

static gboolean
make_ahead_cb (gpointer user_data)
{
  HxLazyPage *self = user_data;

  self->ahead_id = 0;
  hx_lazy_page_get (self);

  return G_SOURCE_REMOVE;
}

/* The window draws its first frame now. */
static gboolean
first_frame_cb (GtkWidget     *window,
                GdkFrameClock *clock,
                gpointer       user_data)
{
  HxLazyPage *self = user_data;

  if (gtk_widget_get_root (GTK_WIDGET (self)) != NULL)
    self->ahead_id = g_timeout_add_full (G_PRIORITY_LOW, AHEAD_MS, make_ahead_cb, self, NULL);

  return G_SOURCE_REMOVE;
}

static void
hx_lazy_page_root (GtkWidget *widget)
{
  HxLazyPage *self = HX_LAZY_PAGE (widget);

  GTK_WIDGET_CLASS (hx_lazy_page_parent_class)->root (widget);

  if (!self->is_ahead || self->is_waiting)
    return;
  self->is_waiting = TRUE;
  gtk_widget_add_tick_callback (GTK_WIDGET (gtk_widget_get_root (widget)), first_frame_cb, g_object_ref (self),
                                g_object_unref);
}

static void
hx_lazy_page_dispose (GObject *object)
{
  g_clear_handle_id (&HX_LAZY_PAGE (object)->ahead_id, g_source_remove);

  G_OBJECT_CLASS (hx_lazy_page_parent_class)->dispose (object);
}

static void
hx_lazy_page_get_property (GObject    *object,
                           guint       prop_id,
                           GValue     *value,
                           GParamSpec *pspec)
{
  switch (prop_id)
    {
    case PROP_PAGE_TYPE:
      g_value_set_gtype (value, HX_LAZY_PAGE (object)->page_type);
      break;
    case PROP_AHEAD:
      g_value_set_boolean (value, HX_LAZY_PAGE (object)->is_ahead);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
hx_lazy_page_set_property (GObject      *object,
                           guint         prop_id,
                           const GValue *value,
                           GParamSpec   *pspec)
{
  switch (prop_id)
    {
    case PROP_PAGE_TYPE:
      HX_LAZY_PAGE (object)->page_type = g_value_get_gtype (value);
      break;
    case PROP_AHEAD:
      HX_LAZY_PAGE (object)->is_ahead = g_value_get_boolean (value);
      break;
    default:
      G_OBJECT_WARN_INVALID_PROPERTY_ID (object, prop_id, pspec);
    }
}

static void
hx_lazy_page_class_init (HxLazyPageClass *klass)
{
  GObjectClass *object_class = G_OBJECT_CLASS (klass);
  GtkWidgetClass *widget_class = GTK_WIDGET_CLASS (klass);

  object_class->dispose = hx_lazy_page_dispose;
  object_class->get_property = hx_lazy_page_get_property;
  object_class->set_property = hx_lazy_page_set_property;
  widget_class->map = hx_lazy_page_map;
  widget_class->root = hx_lazy_page_root;

  /** HxLazyPage:page-type: the class of the page; where it stays #GtkWidget, there is none. */
  properties[PROP_PAGE_TYPE] = g_param_spec_gtype ("page-type", NULL, NULL, GTK_TYPE_WIDGET,
                                                   G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  /** HxLazyPage:ahead: whether the page is made once the window stands and nothing else is to be done: it takes long. */
  properties[PROP_AHEAD] = g_param_spec_boolean ("ahead", NULL, NULL, FALSE,
                                                 G_PARAM_READWRITE | G_PARAM_CONSTRUCT_ONLY | G_PARAM_STATIC_STRINGS);
  g_object_class_install_properties (object_class, N_PROPS, properties);

  /** HxLazyPage::made: @page: the page, which was made just now and wants to be given what it shows */
  signals[SIGNAL_MADE] = g_signal_new ("made", HX_TYPE_LAZY_PAGE, G_SIGNAL_RUN_LAST, 0, NULL, NULL, NULL, G_TYPE_NONE,
                                       1, GTK_TYPE_WIDGET);
}

static void
hx_lazy_page_init (HxLazyPage *self)
{
}

/** hx_lazy_page_get: Returns: (transfer none): the page, made now if it was not before. */
gpointer
hx_lazy_page_get (HxLazyPage *self)
{
  GtkWidget *page;

  g_return_val_if_fail (HX_IS_LAZY_PAGE (self), NULL);

  page = adw_bin_get_child (ADW_BIN (self));
  if (page == NULL && !G_TYPE_IS_ABSTRACT (self->page_type))
    {
      page = g_object_new (self->page_type, NULL);
      adw_bin_set_child (ADW_BIN (self), page);
      g_signal_emit (self, signals[SIGNAL_MADE], 0, page);
    }

  return page;
}

/** hx_lazy_page_peek: Returns: (transfer none) (nullable): the page, or %NULL while nobody has wanted it. */
gpointer
hx_lazy_page_peek (HxLazyPage *self)
{
  g_return_val_if_fail (HX_IS_LAZY_PAGE (self), NULL);

  return adw_bin_get_child (ADW_BIN (self));
}
