import type { Screenshot } from '@famiglia/contract/screenshots/screenshots';

export const DESK_VIEWS = ['pending', 'approved', 'rejected', 'all', 'stats'] as const;
export type DeskView = (typeof DESK_VIEWS)[number];
export type ListView = Exclude<DeskView, 'stats'>;

/** An address may be typed by hand: an invalid view is the queue. */
export const viewOf = (params: URLSearchParams): DeskView =>
  DESK_VIEWS.find((view) => view === params.get('view')) ?? 'pending';

/** The status after a verdict. */
export const STATUS_OF = { approve: 'approved', reject: 'rejected' } as const satisfies Record<
  string,
  Screenshot['status']
>;
export type Action = keyof typeof STATUS_OF;
