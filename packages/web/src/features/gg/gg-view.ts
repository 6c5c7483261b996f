import type { ggRoutes } from '@famiglia/contract/gg';
import type { RouteRequest } from '@famiglia/contract/route';
import type { Screenshot } from '@famiglia/contract/screenshots';

/** What the page can show. Look-alikes are found among all screens, whatever their verdict. */
export const GG_VIEWS = ['pending', 'flagged', 'approved', 'rejected', 'all'] as const;
export type GgView = (typeof GG_VIEWS)[number];

/** An address may be typed by hand: what makes no sense is the queue. */
export const viewOf = (params: URLSearchParams): GgView =>
  GG_VIEWS.find((view) => view === params.get('view')) ?? 'pending';

type Query = Pick<RouteRequest<typeof ggRoutes.list>, 'status' | 'flagged'>;

export const queryOf = (view: GgView): Query => {
  if (view === 'all') return {};
  return view === 'flagged' ? { flagged: 'yes' } : { status: view };
};

/** Whether a screen still belongs to what is shown, after a verdict. */
export const belongs = (view: GgView, screen: Screenshot): boolean =>
  view === 'all' || view === 'flagged' || screen.status === view;
