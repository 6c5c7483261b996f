import { findAway } from '../vacations/away.queries.ts';
import type { Context } from '../platform/context.ts';
import { findAnswers } from './answer.queries.ts';
import { forDueRosters } from './due-rosters.ts';
import type { RosterKind } from './roster-kind.ts';
import { insertNotices } from './roster-notice.queries.ts';
import { isSignUpOver } from './sign-up-times.ts';

const MINUTE_MS = 60_000;

/** Asks everybody who is not sure, while they can still join. Whoever is away is not asked. */
export const askDueMaybes = async (context: Context, kinds: readonly RosterKind[]): Promise<void> =>
  forDueRosters(context, kinds, 'maybesDueAt', async (tx, { current: { roster }, at, now }) => {
    const { id: rosterId, guildId } = roster;
    if (isSignUpOver(roster, now)) return;
    const maybes = (await findAnswers(tx, guildId, rosterId)).filter(({ answer }) => answer === 'maybe');
    const userIds = maybes.map(({ user_id }) => user_id);
    const away = await findAway(tx, guildId, userIds, now);
    await insertNotices(tx, {
      guildId,
      rosterId,
      kind: 'maybe_asked',
      // The due minute: after a moved start they are asked again.
      version: Math.floor(at.getTime() / MINUTE_MS),
      userIds: userIds.filter((userId) => !away.has(userId)),
      createdAt: now,
    });
  });
