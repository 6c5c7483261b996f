import type { guildRoutes } from '@famiglia/contract/guilds';
import type { RouteInput } from '@famiglia/contract/route';
import { activeSince } from './active-since.ts';
import { searchWords } from './search-words.ts';

type Input = RouteInput<typeof guildRoutes.exportMembers>;

/** Filters and order of a list of members. */
export interface MemberFilter {
  /** In the form of `foldName`. */
  terms: readonly string[];
  roleId: string | undefined;
  status: Input['status'];
  active: Input['active'];
  activeSince: Date;
  hasNick: Input['has_nick'];
  sort: Input['sort'];
  order: Input['order'];
}

/** The filter of a request. */
export const memberFilterOf = (input: Input, now: Date): MemberFilter => ({
  terms: searchWords(input.search),
  roleId: input.role_id,
  status: input.status,
  active: input.active,
  activeSince: activeSince(now),
  hasNick: input.has_nick,
  sort: input.sort,
  order: input.order,
});
