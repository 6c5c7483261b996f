import { MOST_ASKED } from '@famiglia/contract/rosters/answers';
import type { Unanswered } from '@famiglia/contract/rosters/answers';
import { recordActivity } from '../activity/record-activity.ts';
import { overtaken } from '../activity/require-version.ts';
import type { Actor } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { changeGathering, requireNotOver } from './change-gathering.ts';
import { listUnanswered } from './list-unanswered.ts';
import type { AttendedRoster } from './roster-kind.ts';
import { findRosterMessage } from './roster-message.queries.ts';
import { insertNotices } from './roster-notice.queries.ts';
import { updateRoster } from './roster.queries.ts';
import { isSignUpOver } from './sign-up-times.ts';
import { findUnanswered } from './unanswered.queries.ts';

/** Pings those who have not answered in the channel of the sign-up: once, whichever leader asks. */
export const askUnanswered = async (
  context: Context,
  actor: Actor,
  roster: AttendedRoster,
): Promise<Unanswered> => {
  const { kind, guildId, rosterId } = roster;
  await changeGathering(context, actor, roster, async (tx, current, userId) => {
    await requireNotOver(tx, kind, current);
    const now = context.clock();
    if (!current.roster.moreAnswers) throw new AppError('answers_off');
    if (isSignUpOver(current.roster, now)) throw new AppError(`${kind.name}_closed`);
    if (current.roster.unansweredAskedAt !== null)
      throw await overtaken(tx, 'already_asked', {
        guildId,
        targetId: rosterId,
        types: [`${kind.name}.asked`],
      });
    const message = await findRosterMessage(tx, guildId, rosterId);
    if (message === null || message.messageId === null) throw new AppError('not_posted');
    const { startsAt, title } = current;
    const { people, total } = await findUnanswered(tx, current.roster, { startsAt, now });
    if (total === 0) throw new AppError('nobody_to_ask');
    if (total > MOST_ASKED) throw new AppError('too_many_to_ask');
    await updateRoster(tx, rosterId, { unansweredAskedAt: now });
    const userIds = people.map(({ id }) => id);
    await insertNotices(tx, { guildId, rosterId, kind: 'answer_asked', version: 0, userIds, createdAt: now });
    await recordActivity(context, tx, {
      guildId,
      type: `${kind.name}.asked`,
      actorId: userId,
      target: { kind: kind.name, id: rosterId },
      data: { title, asked: total },
    });
  });
  return listUnanswered(context, actor, roster);
};
