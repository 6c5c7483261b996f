import type { guildRoutes } from '@famiglia/contract/guilds/guilds';
import { isSnowflake } from '@famiglia/contract/kit/is-snowflake';
import type { RouteInput } from '@famiglia/contract/kit/route';
import {
  MEMBER_ANSWERS,
  MEMBER_ORDERS,
  MEMBER_PRESENCES,
  MEMBER_SEARCH_LENGTH,
  MEMBER_SORTS,
} from '@famiglia/contract/members/member-filters';

/** The filters and the order of the list. */
export type MembersFilters = Omit<RouteInput<typeof guildRoutes.exportMembers>, 'guildId'>;

/** An address may be typed by hand: invalid values are ignored. */
export const filtersOf = (params: URLSearchParams): MembersFilters => {
  const oneOf = <Value extends string>(name: keyof MembersFilters, values: readonly Value[]) =>
    values.find((value) => value === params.get(name));
  const search = params.get('search')?.trim();
  const role = params.get('role_id');
  return {
    search: search !== undefined && search.length <= MEMBER_SEARCH_LENGTH ? search : undefined,
    role_id: role !== null && isSnowflake(role) ? role : undefined,
    status: oneOf('status', MEMBER_PRESENCES) ?? 'present',
    active: oneOf('active', MEMBER_ANSWERS),
    has_nick: oneOf('has_nick', MEMBER_ANSWERS),
    sort: oneOf('sort', MEMBER_SORTS) ?? 'name',
    order: oneOf('order', MEMBER_ORDERS) ?? 'asc',
  };
};

/** Whether filters may hide members. */
export const isNarrowed = ({ search, role_id, status, active, has_nick }: MembersFilters): boolean =>
  Boolean(search ?? role_id ?? active ?? has_nick) || status !== 'present';
