import type { ActivityTarget, ActivityType } from '@famiglia/contract/activity/activity-types';
import { KEY_IN_ACTIVITY } from '@famiglia/contract/keys/key-changes';
import type { BusEvent } from '@famiglia/contract/realtime/bus-events';
import { sql } from 'drizzle-orm';
import { BUS_CHANNEL } from '../platform/bus/postgres-bus.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { executePrepared } from '../platform/db/prepared.ts';
import { activity } from '../platform/db/schema/activity.ts';

export interface NewActivity {
  guildId: string;
  type: ActivityType;
  actorId: string | null;
  target?: { kind: ActivityTarget; id: string };
  data?: Record<string, unknown> | undefined;
}

/** What a row keeps: a program’s key is named beside the person for whom it acts. */
export const dataOf = (
  { keyName }: Pick<Context, 'keyName'>,
  { actorId, data }: Pick<NewActivity, 'actorId' | 'data'>,
): Record<string, unknown> =>
  keyName === undefined || actorId === null ? (data ?? {}) : { ...data, [KEY_IN_ACTIVITY]: keyName };

/** Writes one row of the guild's activity and announces it, in the transaction of the change that it describes. */
export const recordActivity = async (
  context: Pick<Context, 'clock' | 'keyName'>,
  tx: Transaction,
  entry: NewActivity,
): Promise<void> => {
  const { guildId, type, actorId, target } = entry;
  const event: BusEvent = { type: 'activity.added', guildId };
  await executePrepared(
    tx,
    'activity-row',
    sql`
    with written as (
      insert into ${activity} (guild_id, type, actor_id, target_kind, target_id, data, created_at)
      values (${guildId}, ${type}, ${actorId}, ${target?.kind ?? null}, ${target?.id ?? null},
        ${JSON.stringify(dataOf(context, entry))}, ${context.clock().toISOString()})
    )
    select pg_notify(${BUS_CHANNEL}, ${JSON.stringify(event)})`,
  );
};
