import { memberFilters } from '@famiglia/contract/members/member-filters';
import type { guildRoutes } from '@famiglia/contract/guilds/guilds';
import type { RouteInput } from '@famiglia/contract/kit/route';

/** The filters and the order of the list. */
export type MembersFilters = Omit<RouteInput<typeof guildRoutes.exportMembers>, 'guildId'>;

const NAMES = Object.keys(memberFilters.shape) as (keyof MembersFilters)[];

/** An address may be typed by hand: invalid values are ignored. */
export const filtersOf = (params: URLSearchParams): MembersFilters =>
  memberFilters.parse(
    Object.fromEntries(
      NAMES.flatMap((name) => {
        const value = params.get(name);
        return value !== null && memberFilters.shape[name].safeParse(value).success ? [[name, value]] : [];
      }),
    ),
  );

/** Whether filters may hide members. */
export const isNarrowed = ({ search, role_id, status, active, has_nick }: MembersFilters): boolean =>
  Boolean(search ?? role_id ?? active ?? has_nick) || status !== 'present';
