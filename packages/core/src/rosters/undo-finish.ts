import { randomUUID } from 'node:crypto';
import { recordActivity } from '../activity/record-activity.ts';
import { overtaken } from '../activity/require-version.ts';
import { findSettings } from '../settings/settings.queries.ts';
import type { Actor } from '../platform/actor.ts';
import { publishPeople } from '../platform/bus/publish-people.ts';
import type { Context } from '../platform/context.ts';
import {
  excuseLateLeaves,
  findLateLeaves,
  findMarks,
  replaceWalkIns,
  storeMarks,
} from './attendance.queries.ts';
import { changeGathering } from './change-gathering.ts';
import { requireCorrectable } from './correctable.ts';
import { payDifferences } from './pay-differences.ts';
import type { Gathering, PresentedGathering, AttendedRoster } from './roster-kind.ts';
import { touchRoster, updateRoster } from './roster.queries.ts';

const REASON = { en: 'result undone', ru: 'итог отменён' };

/**
 * Undoes a finish as a whole: payments and penalties are reversed as one batch, marks and walk-ins are deleted, and
 * the event or capt is closed again.
 */
export const undoFinish = async <Presented extends PresentedGathering>(
  context: Context,
  actor: Actor,
  roster: AttendedRoster<Gathering, Presented>,
): Promise<Presented> => {
  const { kind, guildId, rosterId } = roster;
  await changeGathering(context, actor, roster, async (tx, current, userId) => {
    const { title, status, endedAt } = current;
    if (status !== 'finished') {
      throw await overtaken(tx, 'not_finished', { guildId, targetId: rosterId });
    }
    requireCorrectable(endedAt, context.clock());
    const marked = (await findMarks(tx, rosterId)).filter((mark) => mark.attendance !== null);
    const left = await findLateLeaves(tx, rosterId);
    const people = [...new Set([...marked, ...left].map((one) => one.userId))];
    const { language } = await findSettings(tx, guildId);
    const { settlements } = current.roster;
    const { paid } = await payDifferences(context, tx, {
      named: { kind: kind.name, guildId, rosterId, title },
      settlement: settlements,
      actorId: userId,
      batchId: randomUUID(),
      people: people.map((one) => ({ userId: one, amount: 0, reason: `${title}: ${REASON[language]}` })),
    });
    await replaceWalkIns(tx, current.roster, [], context.clock());
    await storeMarks(tx, rosterId, new Map());
    await excuseLateLeaves(tx, rosterId, []);
    await updateRoster(tx, rosterId, { settlements: settlements + 1 });
    await touchRoster(tx, rosterId, { finishedAt: null });
    await kind.undoFinish(tx, roster);
    await publishPeople(context.bus, tx, { type: 'members.changed', guildId, userIds: people });
    await recordActivity(context, tx, {
      guildId,
      type: `${kind.name}.undone`,
      actorId: userId,
      target: { kind: kind.name, id: rosterId },
      data: { title, paid: paid.length },
    });
  });
  return kind.read(context.db, guildId, rosterId);
};
