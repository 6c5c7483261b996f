import type { TicketKind, TicketState } from '@famiglia/contract/support/support';
import { and, asc, count, desc, eq, gt, inArray, like, ne, or, sql } from 'drizzle-orm';
import { containing } from '../platform/db/containing.ts';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { lockNamed } from '../platform/db/lock-named.ts';
import { guilds } from '../platform/db/schema/guilds.ts';
import { supportMessages, supportTickets } from '../platform/db/schema/support.ts';
import type { Context } from '../platform/context.ts';

export type TicketRow = typeof supportTickets.$inferSelect;
export type MessageRow = typeof supportMessages.$inferSelect;

interface TicketPage {
  state?: TicketState | undefined;
  /** Only what this person wrote. */
  authorId?: string | undefined;
  limit: number;
  offset: number;
}

const isTicket = (guildId: string, ticketId: string) =>
  and(eq(supportTickets.guildId, guildId), eq(supportTickets.id, ticketId));
const writtenBy = (authorId: string | undefined) =>
  authorId === undefined ? undefined : eq(supportTickets.authorId, authorId);
const inState = (state: TicketState | undefined) =>
  state === undefined ? undefined : eq(supportTickets.state, state);

/** Tickets of one guild, newest first. */
export const findTickets = async (
  db: Queryable,
  guildId: string,
  { state, authorId, limit, offset }: TicketPage,
) => {
  const where = and(eq(supportTickets.guildId, guildId), writtenBy(authorId), inState(state));
  const [rows, [counted], unread] = await Promise.all([
    db
      .select()
      .from(supportTickets)
      .where(where)
      .orderBy(desc(supportTickets.updatedAt), desc(supportTickets.id))
      .limit(limit)
      .offset(offset),
    db.select({ total: count() }).from(supportTickets).where(where),
    countUnreadTickets(db, guildId, authorId),
  ]);
  return { rows, total: counted?.total ?? 0, unread };
};

/** Answers that nobody of the family has read, of all tickets or of those by one person. */
export const countUnreadTickets = async (
  db: Queryable,
  guildId: string,
  authorId: string | undefined,
): Promise<number> => {
  const [unread] = await db
    .select({ total: count() })
    .from(supportTickets)
    .where(and(eq(supportTickets.guildId, guildId), writtenBy(authorId), supportTickets.unread));
  return unread?.total ?? 0;
};

/** A person's tickets about payments, in whatever guilds, newest first. */
export const findPaymentTickets = async (
  db: Queryable,
  authorId: string,
  { limit, offset }: { limit: number; offset: number },
) => {
  const where = and(eq(supportTickets.authorId, authorId), eq(supportTickets.kind, 'payment'));
  const [rows, total] = await Promise.all([
    db
      .select()
      .from(supportTickets)
      .where(where)
      .orderBy(desc(supportTickets.updatedAt), desc(supportTickets.id))
      .limit(limit)
      .offset(offset),
    db.$count(supportTickets, where),
  ]);
  return { rows, total };
};

/** Who wrote these tickets. */
export const findAuthors = async (
  db: Queryable,
  guildId: string,
  ticketIds: readonly string[],
): Promise<Set<string>> => {
  const rows = await db
    .select({ authorId: supportTickets.authorId })
    .from(supportTickets)
    .where(and(eq(supportTickets.guildId, guildId), inArray(supportTickets.id, [...ticketIds])));
  return new Set(rows.map(({ authorId }) => authorId));
};

/** Tickets of all guilds, for site admins. Who waits longest stands first; what is done, newest first. */
export const findQueue = async (
  db: Queryable,
  { state, search, limit, offset }: TicketPage & { search?: string | undefined },
) => {
  const pattern = containing(search ?? '');
  const found = search
    ? or(
        like(sql`lower(${supportTickets.subject})`, pattern),
        like(sql`lower(${guilds.name})`, pattern),
        like(sql`${guilds.id}::text`, pattern),
      )
    : undefined;
  const where = and(inState(state), found);
  const inOrder = state === 'open' ? asc : desc;
  const [rows, [counted]] = await Promise.all([
    db
      .select({ ticket: supportTickets })
      .from(supportTickets)
      .innerJoin(guilds, eq(guilds.id, supportTickets.guildId))
      .where(where)
      .orderBy(inOrder(supportTickets.updatedAt), inOrder(supportTickets.id))
      .limit(limit)
      .offset(offset),
    db
      .select({ total: count() })
      .from(supportTickets)
      .innerJoin(guilds, eq(guilds.id, supportTickets.guildId))
      .where(where),
  ]);
  return { rows: rows.map((row) => row.ticket), total: counted?.total ?? 0 };
};

export const findTicket = async (
  db: Queryable,
  guildId: string,
  ticketId: string,
): Promise<TicketRow | null> => {
  const [row] = await db.select().from(supportTickets).where(isTicket(guildId, ticketId));
  return row ?? null;
};

export const lockTicket = async (
  tx: Transaction,
  guildId: string,
  ticketId: string,
): Promise<TicketRow | null> => {
  const [row] = await tx
    .select()
    .from(supportTickets)
    .where(isTicket(guildId, ticketId))
    .for('no key update');
  return row ?? null;
};

export const updateTicket = async (
  tx: Transaction,
  { guildId, id }: TicketRow,
  change: Partial<Pick<TicketRow, 'state' | 'unread' | 'updatedAt'>>,
): Promise<void> => {
  await tx.update(supportTickets).set(change).where(isTicket(guildId, id));
};

const inTicket = (guildId: string, ticketId: string) =>
  and(eq(supportMessages.guildId, guildId), eq(supportMessages.ticketId, ticketId));

/** All messages of a ticket, the oldest first. */
export const findMessages = async (db: Queryable, guildId: string, ticketId: string): Promise<MessageRow[]> =>
  db.select().from(supportMessages).where(inTicket(guildId, ticketId)).orderBy(asc(supportMessages.id));

export const countMessages = async (db: Queryable, guildId: string, ticketId: string): Promise<number> =>
  db.$count(supportMessages, inTicket(guildId, ticketId));

/** One change of a guild's tickets after the other, so that two at once do not pass a limit together. */
export const lockTickets = async (tx: Transaction, guildId: string): Promise<void> => {
  await lockNamed(tx, 'support_tickets', guildId);
};

export const countOpenTickets = async (db: Queryable, guildId: string, kind: TicketKind): Promise<number> =>
  db.$count(
    supportTickets,
    and(
      eq(supportTickets.guildId, guildId),
      eq(supportTickets.kind, kind),
      ne(supportTickets.state, 'closed'),
    ),
  );

/** How much a guild and one of its people wrote since a moment. */
export const countWritten = async (db: Queryable, guildId: string, userId: string, since: Date) => {
  const [row] = await db
    .select({
      guild: count(),
      person: sql<number>`(count(*) filter (where ${supportMessages.authorId} = ${userId}::bigint))::int`,
    })
    .from(supportMessages)
    .where(
      and(
        eq(supportMessages.guildId, guildId),
        eq(supportMessages.side, 'guild'),
        gt(supportMessages.createdAt, since),
      ),
    );
  return row ?? { guild: 0, person: 0 };
};

/** An answer that the author of its ticket has to be told of; null if there is nothing to tell any more. */
export const findAnswer = async (
  { db }: Context,
  guildId: string,
  messageId: string,
): Promise<{ ticket: TicketRow; message: MessageRow } | null> => {
  const [message] = await db
    .select()
    .from(supportMessages)
    .where(and(eq(supportMessages.guildId, guildId), eq(supportMessages.id, Number(messageId))));
  if (message?.side !== 'support' || message.text === '') return null;
  const ticket = await findTicket(db, guildId, message.ticketId);
  // The author wanted to be forgotten.
  return ticket === null || ticket.subject === '' ? null : { ticket, message };
};
