import { guildRoutes } from '@famiglia/contract/guilds';
import type { Guild } from '@famiglia/contract/guilds';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../shared/lib/call-api.ts';
import { guildsKey } from '../../shared/lib/query-keys.ts';

const LOOK_MS = 5 * 60_000;
const RETURN_MS = 30_000;
const isOutOfTouch = ({ rights }: Guild): boolean => rights !== null && rights.state !== 'current';

/** The person's servers. Also tells the panel which guild is open and what may be done in it. */
export const useGuilds = () =>
  useQuery({
    queryKey: guildsKey(),
    queryFn: ({ signal }) => callApi(guildRoutes.list, {}, signal),
    // Coming back from Discord's invite page, the person expects to see the new server.
    refetchOnWindowFocus: 'always',
    // Whether the bot is still in touch with Discord is told by nobody; once it is not, its return is awaited.
    refetchInterval: ({ state }) => (state.data?.items.some(isOutOfTouch) === true ? RETURN_MS : LOOK_MS),
    select: (list) => list.items,
  });
