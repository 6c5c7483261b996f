import type { DeliveryKind } from '@famiglia/contract/deliveries/delivery-kinds';
import type { DeliveryProblem } from '@famiglia/contract/deliveries/delivery-problems';
import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import type { Placeholder, SQL } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';
import { executeKept } from '../platform/db/prepared.ts';
import { deliveries, deliveryRequests } from '../platform/db/schema/deliveries.ts';
import { guilds } from '../platform/db/schema/guilds.ts';
import type { Shard } from '../platform/shards/shard.ts';
import { requestDeliveries } from './request-delivery.ts';
import type { DeliveryKey } from './request-delivery.ts';

export type Delivery = typeof deliveries.$inferSelect;

// Retries and claims go by the database's clock, which all processes share; so do jobs and leases.

const is = ({ guildId, kind, subject }: { [Part in keyof DeliveryKey]: DeliveryKey[Part] | Placeholder }) =>
  and(eq(deliveries.guildId, guildId), eq(deliveries.kind, kind), eq(deliveries.subject, subject));

const isWaiting = sql`${deliveries.doneVersion} < ${deliveries.wantedVersion} and ${deliveries.gaveUpAt} is null`;
const isDue = sql`${isWaiting}
  and coalesce(${deliveries.retryAt}, '-infinity') <= now()
  and coalesce(${deliveries.claimedUntil}, '-infinity') <= now()`;

const soon = (delayMs: number): SQL => sql`now() + ${delayMs} * interval '1 millisecond'`;

/**
 * Makes a row due at once. One that is being delivered may have been read before what changed, so a time during its claim, which
 * begins without one, says that its failure does not wait.
 */
const dueAtOnce = sql`case when ${deliveries.claimedUntil} is null then null else now() end`;
const mayWait = sql`${deliveries.retryAt} is null`;

export const findDelivery = async (db: Queryable, key: DeliveryKey): Promise<Delivery | null> => {
  const [row] = await executeKept(db, 'delivery', { ...key }, (on) =>
    on
      .select()
      .from(deliveries)
      .where(
        is({
          guildId: sql.placeholder('guildId'),
          kind: sql.placeholder('kind'),
          subject: sql.placeholder('subject'),
        }),
      ),
  );
  return row ?? null;
};

/** Stores a subject with the channel that its message belongs in. */
export const insertDelivery = async (
  db: Queryable,
  key: DeliveryKey & { channelId: string | null },
): Promise<void> => {
  // Version 0 is not due: only a request makes it due.
  await db.insert(deliveries).values({ ...key, wantedVersion: 0 });
};

const mergeRequestsWhere = async (db: Queryable, which: SQL): Promise<void> => {
  await db.execute(sql`
    with taken as (
      delete from ${deliveryRequests} where id in (
        select id from ${deliveryRequests} where ${which} for update skip locked
      ) returning guild_id, kind, subject
    )
    insert into ${deliveries} as known (guild_id, kind, subject)
    select distinct guild_id, kind, subject from taken
    -- Two processes that merge many requests lock their rows in the same order.
    order by guild_id, kind, subject
    on conflict (guild_id, kind, subject) do update set
      wanted_version = known.wanted_version + 1,
      wanted_at = case when known.done_version = known.wanted_version then now() else known.wanted_at end,
      attempts = 0,
      -- A lasting obstacle is not tested again by every change; a change in the guild's channels does that.
      retry_at = case when known.claimed_until is null and (known.problem is null or known.gave_up_at is not null)
        then null else known.retry_at end,
      gave_up_at = null`);
};

/**
 * In how many milliseconds something has to be delivered in the guilds of a shard: 0 if anything is requested or due, null if nothing
 * waits. It runs all the time, so it reads no more than what waits. Guilds that have removed the bot are left out.
 */
export const findNextDelivery = async (db: Queryable, shard: Shard): Promise<number | null> => {
  const ours = sql`(guild_id >> 22) % ${shard.count} = ${shard.id}
    and (select bot_installed from ${guilds} where id = guild_id)`;
  const { rows } = await db.execute<{ inMs: number | null }>(sql`
    select case when exists (select from ${deliveryRequests} where ${ours})
      or exists (select from ${deliveries} where ${ours} and ${isDue}) then 0
      else (select ceil(extract(epoch from min(greatest(${deliveries.retryAt}, ${deliveries.claimedUntil})) - now()) * 1000)
        from ${deliveries} where ${ours} and ${isWaiting}) end::float as "inMs"`);
  return rows[0]?.inMs ?? null;
};

/** Turns the requests of these guilds into due deliveries, equal ones into one. */
export const mergeRequests = async (db: Queryable, guildIds: readonly string[]): Promise<void> =>
  mergeRequestsWhere(db, sql`guild_id = any(${sql.param(guildIds)}::bigint[])`);

/** Keys of what is due in these guilds, what waits longest first. */
export const findDueDeliveries = async (
  db: Queryable,
  guildIds: readonly string[],
  limit: number,
): Promise<DeliveryKey[]> =>
  db
    .select({ guildId: deliveries.guildId, kind: deliveries.kind, subject: deliveries.subject })
    .from(deliveries)
    .where(and(sql`${deliveries.guildId} = any(${sql.param(guildIds)}::bigint[])`, isDue))
    .orderBy(asc(deliveries.wantedAt))
    .limit(limit);

/** Merges the requests for this subject, and claims the delivery if it is due and nobody else has it. */
export const claimDelivery = async (
  db: Queryable,
  key: DeliveryKey,
  claimMs: number,
): Promise<Delivery | null> => {
  const { guildId, kind, subject } = key;
  await mergeRequestsWhere(
    db,
    sql`guild_id = ${guildId}::bigint and kind = ${kind} and subject = ${subject}`,
  );
  const [row] = await db
    .update(deliveries)
    .set({ claimedUntil: soon(claimMs), retryAt: null })
    .where(and(is(key), isDue))
    .returning();
  return row ?? null;
};

export interface ShownMessage {
  channelId: string;
  messageId: string;
  posts: number;
}

/**
 * Marks as done what was requested when the delivery was claimed; what was requested since then is due again. Nothing
 * is left of a delivery without a message.
 */
export const finishDelivery = async (
  db: Queryable,
  delivery: Delivery,
  shown: ShownMessage | undefined,
): Promise<void> => {
  const { wantedVersion } = delivery;
  const isNewest = eq(deliveries.wantedVersion, wantedVersion);
  if (shown === undefined && delivery.channelId === null) {
    const gone = await db
      .delete(deliveries)
      .where(and(is(delivery), isNewest, isNull(deliveries.channelId)))
      .returning({ kind: deliveries.kind });
    if (gone.length > 0) return;
  }
  await db
    .update(deliveries)
    .set({
      ...shown,
      doneVersion: wantedVersion,
      claimedUntil: null,
      attempts: 0,
      retryAt: null,
      problem: null,
      problemSince: null,
    })
    .where(is(delivery));
};

/** Postpones a delivery without counting a failure. */
export const postponeDelivery = async (db: Queryable, key: DeliveryKey, delayMs: number): Promise<void> => {
  await db
    .update(deliveries)
    .set({ claimedUntil: null, retryAt: soon(delayMs) })
    .where(is(key));
};

interface Failure {
  problem: DeliveryProblem | null;
  attempts: number;
  /** Null where it is not tried again by itself. */
  retryMs: number | null;
}

/** Stores why a delivery failed and since when. It stays due, at once if the guild changed meanwhile. */
export const failDelivery = async (
  db: Queryable,
  key: DeliveryKey,
  { problem, attempts, retryMs }: Failure,
): Promise<void> => {
  await db
    .update(deliveries)
    .set({
      claimedUntil: null,
      attempts,
      problem,
      problemSince: problem === null ? null : sql`coalesce(${deliveries.problemSince}, now())`,
      retryAt: retryMs === null ? null : sql`case when ${mayWait} then ${soon(retryMs)} end`,
      gaveUpAt: retryMs === null ? sql`case when ${mayWait} then now() end` : null,
    })
    .where(is(key));
};

/** Locks rows in a fixed order, so that statements over many rows never deadlock. */
const inOrder = (which: SQL): SQL => sql`(guild_id, kind, subject) in (
  select guild_id, kind, subject from ${deliveries} where ${which} order by kind, subject for update)`;

/**
 * Makes everything undelivered due at once, because a change in the guild may have removed the obstacle; also what is being
 * delivered just now and may meet the obstacle as it was.
 */
export const rearmDeliveries = async (db: Queryable, guildId: string): Promise<DeliveryKey[]> =>
  db
    .update(deliveries)
    .set({ retryAt: dueAtOnce, gaveUpAt: null, attempts: 0 })
    .where(
      inOrder(sql`guild_id = ${guildId}::bigint and (problem is not null
        or (claimed_until is not null and done_version < wanted_version and gave_up_at is null))`),
    )
    .returning({ guildId: deliveries.guildId, kind: deliveries.kind, subject: deliveries.subject });

/** Removes the ids of messages that were deleted in Discord, so that they are posted again. */
export const forgetMessages = async (
  db: Queryable,
  { guildId, kinds }: Pick<DeliveryKey, 'guildId'> & { kinds: readonly DeliveryKind[] },
  gone: { messageIds: readonly string[] } | { channelId: string },
): Promise<void> => {
  const which =
    'channelId' in gone
      ? sql`channel_id = ${gone.channelId}::bigint`
      : sql`message_id = any(${sql.param(gone.messageIds)}::bigint[])`;
  await db.transaction(async (tx) => {
    const forgotten = await tx
      .update(deliveries)
      .set({ messageId: null, retryAt: dueAtOnce })
      .where(
        inOrder(sql`guild_id = ${guildId}::bigint and kind = any(${sql.param(kinds)}::text[]) and ${which}`),
      )
      .returning({ kind: deliveries.kind, subject: deliveries.subject });
    await requestDeliveries(
      tx,
      forgotten.map((one) => ({ guildId, ...one })),
    );
  });
};

/** Deletes what is done and older than a day, of a kind that nothing asks for again later. */
export const dropOldDeliveries = async (
  db: Queryable,
  { guildId, kind }: Omit<DeliveryKey, 'subject'>,
): Promise<void> => {
  await db
    .delete(deliveries)
    .where(
      and(
        eq(deliveries.guildId, guildId),
        eq(deliveries.kind, kind),
        sql`${deliveries.doneVersion} = ${deliveries.wantedVersion} and ${deliveries.wantedAt} < now() - interval '1 day'`,
      ),
    );
};
