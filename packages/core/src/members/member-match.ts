import { and, eq, gte, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { SQL } from 'drizzle-orm';
import { members } from '../platform/db/schema/guilds.ts';
import type { MemberFilter } from './member-filter.ts';
import { matchesTerm } from './search-term.ts';

const statusOf = ({ status }: MemberFilter): SQL | undefined => {
  if (status === 'all') return undefined;
  return status === 'left' ? isNotNull(members.leftAt) : isNull(members.leftAt);
};

const activeOf = ({ active }: MemberFilter): SQL | undefined => {
  if (active === undefined) return undefined;
  const since = sql.placeholder('activeSince');
  return active === 'yes'
    ? gte(members.lastActiveAt, since)
    : or(isNull(members.lastActiveAt), lt(members.lastActiveAt, since));
};

const nickOf = ({ hasNick }: MemberFilter): SQL | undefined => {
  if (hasNick === undefined) return undefined;
  return hasNick === 'yes' ? isNotNull(members.ingameNick) : isNull(members.ingameNick);
};

/**
 * Bots are not members of a family. Written without a parameter, because otherwise a prepared plan would not use the
 * index of the list.
 */
export const belongs = (filter: MemberFilter): SQL | undefined =>
  and(eq(members.guildId, sql.placeholder('guildId')), sql`not ${members.isBot}`, statusOf(filter));

/** What the reader chose, except for what was typed. */
export const chosen = (filter: MemberFilter): SQL | undefined =>
  and(
    activeOf(filter),
    nickOf(filter),
    filter.roleId === undefined
      ? undefined
      : sql`${sql.placeholder('roleId')}::bigint = any(${members.roleIds})`,
  );

/** All that the reader chose. */
export const narrowing = (filter: MemberFilter): SQL | undefined =>
  and(chosen(filter), ...filter.terms.map((term, index) => matchesTerm(term, `term${index}`)));

/** The conditions of the list, with placeholders for the filter's values. */
export const matching = (filter: MemberFilter): SQL | undefined => and(belongs(filter), narrowing(filter));
