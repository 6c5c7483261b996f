import type { BillingProblem, OwnerNews } from '@famiglia/contract/admin/admin-billing';
import { findProblems } from '../../billing/problems/find-problems.ts';
import type { Context } from '../../platform/context.ts';
import { findWaitingTickets, type NewsKey } from './owner-news.queries.ts';

/** One thing that the site's owner should know, as it stands now. */
export type News = NewsKey & ({ problem: BillingProblem } | { guildName: string });

/** Everything that waits for the site's owner now: tickets, and problems with money. */
export const findOwnerNews = async (context: Pick<Context, 'db' | 'clock'>): Promise<News[]> => {
  const [tickets, problems] = await Promise.all([findWaitingTickets(context.db), findProblems(context)]);
  return [
    ...tickets.map(({ id, guildName }) => ({ kind: 'ticket' as const, subject: id, guildName })),
    ...problems.map((problem) => ({ kind: kindOf(problem), subject: subjectOf(problem), problem })),
  ];
};

const kindOf = ({ kind }: BillingProblem): Exclude<OwnerNews, 'ticket'> => {
  if (kind === 'dispute') return 'dispute';
  return kind === 'renewals_fail' ? 'renewals' : 'problem';
};

/**
 * A key that stays the same while a problem lasts. A problem that ends and comes back later has another key, so it is
 * told again.
 */
const subjectOf = ({ kind, id, at }: BillingProblem): string =>
  kind === 'renewals_fail' ? id : `${kind} ${id} ${at}`;
