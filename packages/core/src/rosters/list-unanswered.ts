import { MOST_NAMED } from '@famiglia/contract/rosters/answers';
import type { Unanswered } from '@famiglia/contract/rosters/answers';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { AttendedRoster } from './roster-kind.ts';
import { findUnanswered, findUnreachedMaybes } from './unanswered.queries.ts';

/** Who has not answered, for leaders. */
export const listUnanswered = async (
  context: Context,
  actor: Actor,
  { kind, guildId, rosterId }: AttendedRoster,
): Promise<Unanswered> => {
  await kind.requireLeader(context, actor, guildId);
  const { db, clock } = context;
  const found = await kind.find(db, guildId, rosterId);
  if (found === null) throw new AppError('not_found');
  const { roster, startsAt } = found;
  const { people, total, excused } = await findUnanswered(db, roster, { startsAt, now: clock() });
  return {
    items: people,
    total,
    limit: MOST_NAMED,
    offset: 0,
    excused,
    unreached: await findUnreachedMaybes(db, roster),
    asked_at: roster.unansweredAskedAt?.toISOString() ?? null,
  };
};
