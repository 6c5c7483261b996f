import { guildRoutes } from '@famiglia/contract/guilds';
import type { Guild } from '@famiglia/contract/guilds';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../shared/lib/call-api.ts';
import { guildsKey } from '../../shared/lib/query-key.ts';

const LOOK_MS = 5 * 60_000;
const RETURN_MS = 30_000;
const isOutOfTouch = ({ rights, members_complete }: Guild): boolean =>
  (rights !== null && rights.state !== 'current') || !members_complete;

/** The person's servers, with their access in each. */
export const useGuilds = () =>
  useQuery({
    queryKey: guildsKey(),
    queryFn: ({ signal }) => callApi(guildRoutes.list, {}, signal),
    // A person who returns from Discord's invite page expects the new server.
    refetchOnWindowFocus: 'always',
    // No message announces that the bot is disconnected, so this polls until it is back, and until all members are known.
    refetchInterval: ({ state }) => (state.data?.items.some(isOutOfTouch) === true ? RETURN_MS : LOOK_MS),
    select: (list) => list.items,
  });
