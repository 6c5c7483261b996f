import type { ggRoutes } from '@famiglia/contract/gg/gg';
import type { RouteRequest } from '@famiglia/contract/kit/route';
import type { Screenshot } from '@famiglia/contract/screenshots/screenshots';

/** The views of the page. Look-alikes are listed with any verdict. */
export const GG_VIEWS = ['pending', 'flagged', 'approved', 'rejected', 'all'] as const;
export type GgView = (typeof GG_VIEWS)[number];

/** An address may be typed by hand: an invalid view is the queue. */
export const viewOf = (params: URLSearchParams): GgView =>
  GG_VIEWS.find((view) => view === params.get('view')) ?? 'pending';

type Query = Pick<RouteRequest<typeof ggRoutes.list>, 'status' | 'flagged'>;

export const queryOf = (view: GgView): Query => {
  if (view === 'all') return {};
  return view === 'flagged' ? { flagged: 'yes' } : { status: view };
};

/** Whether a screenshot still belongs to the view after a verdict. */
export const belongs = (view: GgView, screenshot: Screenshot): boolean =>
  view === 'all' || view === 'flagged' || screenshot.status === view;
