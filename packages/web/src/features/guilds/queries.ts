import { guildRoutes } from '@famiglia/contract/guilds/guilds';
import type { Guild } from '@famiglia/contract/guilds/guilds';
import type { RouteResponse } from '@famiglia/contract/kit/route';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../shared/lib/call-api.ts';
import { guildsKey } from '../../shared/lib/query-key.ts';

type GuildList = RouteResponse<typeof guildRoutes.list>;

const CHECK_EVERY_MS = 5 * 60_000;
const RETURN_MS = 30_000;
const isOutOfTouch = ({ rights, members_complete }: Guild): boolean =>
  (rights !== null && rights.state !== 'current') || !members_complete;

const useGuildList = <Chosen>(select: (list: GuildList) => Chosen) =>
  useQuery({
    queryKey: guildsKey(),
    queryFn: ({ signal }) => callApi(guildRoutes.list, {}, signal),
    // A person who returns from Discord's invite page expects the new server.
    refetchOnWindowFocus: 'always',
    // No message announces that the bot is disconnected, so this polls until it is back, and until all members are known.
    refetchInterval: ({ state }) =>
      state.data?.items.some(isOutOfTouch) === true ? RETURN_MS : CHECK_EVERY_MS,
    select,
  });

/** The person's servers, with their access in each. */
export const useGuilds = () => useGuildList(itemsOf);
const itemsOf = ({ items }: GuildList): Guild[] => items;

/** Where the owner of any server adds the bot; empty until it is known. */
export const useInviteUrl = (): string => useGuildList(inviteOf).data ?? '';
const inviteOf = ({ invite_url }: GuildList): string => invite_url;
