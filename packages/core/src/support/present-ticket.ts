import type { Ticket, TicketThread } from '@famiglia/contract/support/support';
import { inArray, sql } from 'drizzle-orm';
import { findNames } from '../members/member.queries.ts';
import type { Queryable } from '../platform/db/database.ts';
import { users } from '../platform/db/schema/auth.ts';
import { guilds } from '../platform/db/schema/guilds.ts';
import { findMessages } from './ticket.queries.ts';
import type { TicketRow } from './ticket.queries.ts';

/** Tickets of any guilds, with the names of guilds and authors. */
export const presentTickets = async (db: Queryable, rows: readonly TicketRow[]): Promise<Ticket[]> => {
  const guildIds = [...new Set(rows.map(({ guildId }) => guildId))];
  if (guildIds.length === 0) return [];
  const names = new Map<string, string>();
  for (const guildId of guildIds) {
    const authors = rows.filter((row) => row.guildId === guildId).map(({ authorId }) => authorId);
    const found = await findNames(db, guildId, [...new Set(authors)]);
    for (const [userId, name] of found) names.set(`${guildId} ${userId}`, name);
  }
  const named = await db
    .select({ id: guilds.id, name: guilds.name })
    .from(guilds)
    .where(inArray(guilds.id, guildIds));
  const guildNames = new Map(named.map(({ id, name }) => [id, name]));
  return rows.map((row) => ({
    id: row.id,
    guild: { id: row.guildId, name: guildNames.get(row.guildId) ?? row.guildId },
    kind: row.kind,
    order_id: row.orderId,
    subject: row.subject,
    state: row.state,
    author: { id: row.authorId, name: names.get(`${row.guildId} ${row.authorId}`) ?? row.authorId },
    language: row.language,
    unread: row.unread,
    created_at: row.createdAt.toISOString(),
    updated_at: row.updatedAt.toISOString(),
  }));
};

/** One ticket with its messages. Who of the site's admins answered is shown to site admins only. */
export const presentThread = async (
  db: Queryable,
  row: TicketRow,
  reader: 'guild' | 'support',
): Promise<TicketThread> => {
  const [ticket] = await presentTickets(db, [row]);
  if (ticket === undefined) throw new Error('one row is presented as one ticket');
  const messages = await findMessages(db, row.guildId, row.id);
  const writersOf = (side: 'guild' | 'support') =>
    new Set(messages.filter((message) => message.side === side).map(({ authorId }) => authorId));
  const members = await findNames(db, row.guildId, [...writersOf('guild')]);
  const admins =
    reader === 'guild' ? new Map<string, string>() : await findUserNames(db, writersOf('support'));
  return {
    ...ticket,
    origin: row.origin,
    version: row.version,
    doing: row.doing,
    request_id: row.requestId,
    messages: messages.map(({ id, side, authorId, text, createdAt }) => ({
      id: String(id),
      side,
      author:
        side === 'support' && reader === 'guild'
          ? null
          : { id: authorId, name: (side === 'support' ? admins : members).get(authorId) ?? authorId },
      text,
      created_at: createdAt.toISOString(),
    })),
  };
};

const findUserNames = async (db: Queryable, userIds: ReadonlySet<string>): Promise<Map<string, string>> => {
  if (userIds.size === 0) return new Map();
  const rows = await db
    .select({ id: users.id, name: sql<string>`coalesce(${users.globalName}, ${users.username})` })
    .from(users)
    .where(inArray(users.id, [...userIds]));
  return new Map(rows.map(({ id, name }) => [id, name]));
};
