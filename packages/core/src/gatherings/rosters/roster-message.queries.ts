import { ROSTER_MESSAGE_PROBLEMS } from '@famiglia/contract/events';
import { and, eq, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { findDelivery, forgetMessages, insertDelivery } from '../../guilds/deliveries/delivery.queries.ts';
import type { Delivery } from '../../guilds/deliveries/delivery.queries.ts';
import { requestDelivery } from '../../guilds/deliveries/request-delivery.ts';
import type { Queryable, Transaction } from '../../platform/db/database.ts';
import { deliveries } from '../../platform/db/schema/deliveries.ts';

const keyOf = (guildId: string, rosterId: string) =>
  ({ guildId, kind: 'roster', subject: rosterId }) as const;

/** A new roster is posted in this channel, or in the one that the guild has configured by then. */
export const insertRosterMessage = async (
  tx: Transaction,
  { guildId, rosterId, channelId }: { guildId: string; rosterId: string; channelId: string | null },
): Promise<void> => {
  await insertDelivery(tx, { ...keyOf(guildId, rosterId), channelId });
  await requestRosterMessage(tx, guildId, rosterId);
};

/** The roster looks different now. */
export const requestRosterMessage = async (
  tx: Transaction,
  guildId: string,
  rosterId: string,
): Promise<void> => requestDelivery(tx, keyOf(guildId, rosterId));

/** Where a roster is shown in Discord, and what stands in the way. */
export const findRosterMessage = async (
  db: Queryable,
  guildId: string,
  rosterId: string,
): Promise<Delivery | null> => findDelivery(db, keyOf(guildId, rosterId));

/** For a join: the delivery that shows the roster with this id. */
export const showsRoster = (guildId: string, rosterId: AnyPgColumn) =>
  and(
    eq(deliveries.guildId, guildId),
    eq(deliveries.kind, 'roster'),
    eq(deliveries.subject, sql`${rosterId}::text`),
  );

/** What stands in the way of showing a roster, as its page tells it. */
export const rosterProblemOf = (message: Delivery | null) =>
  ROSTER_MESSAGE_PROBLEMS.find((problem) => problem === message?.problem) ?? null;

/** Messages are gone from Discord: rosters among them are posted anew. */
export const forgetDiscordMessages = async (
  db: Queryable,
  guildId: string,
  messageIds: readonly string[],
): Promise<void> => forgetMessages(db, { guildId, kind: 'roster' }, { messageIds });

/** With a channel go all messages in it. */
export const forgetDiscordChannel = async (
  db: Queryable,
  guildId: string,
  channelId: string,
): Promise<void> => forgetMessages(db, { guildId, kind: 'roster' }, { channelId });
