import type { ActivityType } from '@famiglia/contract/activity/activity-types';
import { recordActivity } from '../activity/record-activity.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { requestRosterMessage } from '../rosters/roster-message.queries.ts';
import { requestWarAlert, requestWarResult } from './war-alert.ts';
import { updateWar } from './war.queries.ts';
import type { WarRow } from './war.queries.ts';

interface Tie {
  captId: string | null;
  /** Null where nobody pressed anything. */
  actorId: string | null;
  as: Extract<ActivityType, `war.${string}`>;
  /** What else changes with it. */
  also?: Partial<Pick<WarRow, 'decision' | 'decidedBy' | 'decidedAt'>>;
}

/** Stores which capt a war fills, under the lock of wars, and has everything redrawn that shows it. */
export const tieWar = async (
  context: Context,
  tx: Transaction,
  war: WarRow,
  { captId, actorId, as, also = {} }: Tie,
): Promise<void> => {
  const { guildId, id: warId, attacker, defender } = war;
  await updateWar(tx, { guildId, warId }, { captId, ...also, version: war.version + 1 });
  const captIds = [...new Set([war.captId, captId])].filter((id) => id !== null);
  const [shown] = captIds.toReversed();
  await recordActivity(context, tx, {
    guildId,
    type: as,
    actorId,
    ...(shown === undefined ? {} : { target: { kind: 'capt', id: shown } as const }),
    data: { war_id: warId, attacker, defender },
  });
  for (const id of captIds) await requestRosterMessage(tx, guildId, id);
  await requestWarAlert(tx, war);
  if (war.status === 'finished') await requestWarResult(tx, war);
  if (captIds.length > 0) await context.bus.publish(tx, { type: 'capts.changed', guildId, captIds });
  await context.bus.publish(tx, { type: 'wars.changed', guildId, warIds: [warId] });
};
