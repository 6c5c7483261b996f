import { guildRoutes } from '@famiglia/contract/guilds/guilds';
import type { RouteInput } from '@famiglia/contract/kit/route';

const { query } = guildRoutes.exportMembers;

/** The filters and the order of the list. */
export type MembersFilters = Omit<RouteInput<typeof guildRoutes.exportMembers>, 'guildId'>;

const NAMES = Object.keys(query.shape) as (keyof MembersFilters)[];

/** An address may be typed by hand: invalid values are ignored. */
export const filtersOf = (params: URLSearchParams): MembersFilters =>
  query.parse(
    Object.fromEntries(
      NAMES.flatMap((name) => {
        const value = params.get(name);
        return value !== null && query.shape[name].safeParse(value).success ? [[name, value]] : [];
      }),
    ),
  );

/** Whether filters may hide members. */
export const isNarrowed = ({ search, role_id, status, active, has_nick }: MembersFilters): boolean =>
  Boolean(search ?? role_id ?? active ?? has_nick) || status !== 'present';
