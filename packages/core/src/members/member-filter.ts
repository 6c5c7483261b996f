import type { guildRoutes } from '@famiglia/contract/guilds/guilds';
import { activeSince } from './active-since.ts';
import { searchWords } from './search-words.ts';
import type { UseCaseInput } from '../platform/use-case-input.ts';

type Input = UseCaseInput<typeof guildRoutes.exportMembers>;

/** Filters and order of a list of members. */
export interface MemberFilter {
  /** In the form of `foldName`. */
  terms: readonly string[];
  roleId: string | undefined;
  status: Input['status'];
  active: Input['active'];
  activeSince: Date;
  hasNick: Input['hasNick'];
  sort: Input['sort'];
  order: Input['order'];
}

/** The filter of a request. */
export const memberFilterOf = (input: Input, now: Date): MemberFilter => ({
  terms: searchWords(input.search),
  roleId: input.roleId,
  status: input.status,
  active: input.active,
  activeSince: activeSince(now),
  hasNick: input.hasNick,
  sort: input.sort,
  order: input.order,
});
