import { damageRoutes } from '@famiglia/contract/damage-import';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../../lib/call-api.ts';
import { captsKey } from '../../api/capt-keys.ts';

/** Nicks that were learnt to belong to somebody, by nick. */
export const useAliases = (guildId: string) =>
  useQuery({
    queryKey: [...captsKey(guildId), 'aliases'],
    queryFn: ({ signal }) => callApi(damageRoutes.aliases, { guildId }, signal),
    select: (list) => list.items,
  });
