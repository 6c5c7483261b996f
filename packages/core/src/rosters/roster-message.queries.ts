import { ROSTER_MESSAGE_PROBLEMS } from '@famiglia/contract/events/events';
import { and, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { findDelivery, forgetMessages, insertDelivery } from '../deliveries/delivery.queries.ts';
import type { Delivery } from '../deliveries/delivery.queries.ts';
import { requestDelivery, requestDeliveryWith } from '../deliveries/request-delivery.ts';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { deliveries } from '../platform/db/schema/deliveries.ts';
import type { rosters } from '../platform/db/schema/rosters.ts';

type ThreadedRoster = Pick<
  typeof rosters.$inferSelect,
  'id' | 'guildId' | 'thread' | 'threadId' | 'frozenAt'
>;

const keyOf = (guildId: string, rosterId: string) =>
  ({ guildId, kind: 'roster', subject: rosterId }) as const;

/** Requests the message of a new roster in this channel, or in the one that the guild has configured by then. */
export const insertRosterMessage = async (
  tx: Transaction,
  { guildId, rosterId, channelId }: { guildId: string; rosterId: string; channelId: string | null },
): Promise<void> => {
  await insertDelivery(tx, { ...keyOf(guildId, rosterId), channelId });
  await requestRosterMessage(tx, guildId, rosterId);
};

/** Requests a redraw of the message, in the statement of a write that it belongs to if there is one. */
export const requestRosterMessage = async (
  tx: Transaction,
  guildId: string,
  rosterId: string,
  together?: Parameters<typeof requestDeliveryWith>[2],
): Promise<void> => {
  const key = keyOf(guildId, rosterId);
  if (together === undefined) await requestDelivery(tx, key);
  else await requestDeliveryWith(tx, key, together);
};

/** Requests an update of the roster's thread. There is none while sign-up is open, so that clicks request nothing. */
export const requestRosterThread = async (
  tx: Transaction,
  { id, guildId, thread, threadId, frozenAt }: ThreadedRoster,
): Promise<void> => {
  if (threadId === null && (!thread || frozenAt === null)) return;
  await requestDelivery(tx, { guildId, kind: 'roster_thread', subject: id });
};

/** Where a roster is shown in Discord, and the problem that prevents it, if any. */
export const findRosterMessage = async (
  db: Queryable,
  guildId: string,
  rosterId: string,
): Promise<Delivery | null> => findDelivery(db, keyOf(guildId, rosterId));

/** A join condition: the delivery of the roster with this id. */
export const showsRoster = (guildId: string, rosterId: AnyPgColumn) =>
  and(
    eq(deliveries.guildId, guildId),
    eq(deliveries.kind, 'roster'),
    eq(deliveries.subject, sql`${rosterId}::text`),
  );

/** The problem that prevents showing a roster, as its page shows it. */
export const rosterProblemOf = (message: Delivery | null) =>
  ROSTER_MESSAGE_PROBLEMS.find((problem) => problem === message?.problem) ?? null;

/** A deleted channel deletes all messages in it. */
export const forgetDiscordChannel = async (
  db: Queryable,
  guildId: string,
  channelId: string,
): Promise<void> => forgetMessages(db, { guildId, kinds: ['roster'] }, { channelId });
