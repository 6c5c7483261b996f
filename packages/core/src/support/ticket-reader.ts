import type { RouteAccess } from '@famiglia/contract/kit/route';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { requireSignedIn, type Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import type { GuildAccess } from '../platform/guild-access.ts';
import type { TicketRow } from './ticket.queries.ts';

type GuildRule = Extract<RouteAccess, { kind: 'guild' }>;

/** Who reads: a site admin, somebody with all tickets of the guild, or the author of some, maybe of those about payments only. */
export type TicketReader = 'support' | 'all' | { authorId: string; kind?: TicketRow['kind'] };

/** Whether somebody reads all tickets of their family: those who manage the subscription or the settings. */
export const readsAllTickets = ({ permissions }: Pick<GuildAccess, 'permissions'>): boolean =>
  permissions.has('subscription.manage') || permissions.has('settings.manage');

/** Whose tickets somebody of the family reads and writes in: all, or only their own. */
export const requireTicketReader = async (
  context: Context,
  actor: Actor,
  guildId: string,
  rule: GuildRule,
): Promise<'all' | { authorId: string }> => {
  const access = await requireGuildAccess(context, actor, guildId, rule);
  return readsAllTickets(access) ? 'all' : { authorId: requireSignedIn(actor).userId };
};

export const mayRead = (reader: TicketReader, { authorId, kind }: TicketRow): boolean =>
  typeof reader === 'string' || (reader.authorId === authorId && (reader.kind ?? kind) === kind);
