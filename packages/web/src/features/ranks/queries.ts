import { rankRoutes } from '@famiglia/contract/ranks/ranks';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../shared/lib/call-api.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { guildKey } from '../../shared/lib/query-key.ts';
import { useGuildChange } from '../../shared/lib/use-guild-change.ts';

const RECENT = 20;

export const useLadder = () => {
  const { id: guildId } = useCurrentGuild();
  return useQuery({
    queryKey: guildKey(guildId, 'ranks', 'ladder'),
    queryFn: ({ signal }) => callApi(rankRoutes.ladder, { guildId }, signal),
  });
};

export const useRankChanges = () => {
  const { id: guildId } = useCurrentGuild();
  return useQuery({
    queryKey: guildKey(guildId, 'ranks', 'changes'),
    queryFn: ({ signal }) => callApi(rankRoutes.changes, { guildId, limit: RECENT }, signal),
    placeholderData: keepPreviousData,
  });
};

export const useSetRank = () => useGuildChange(rankRoutes.set, 'ranks');
export const useDefer = () => useGuildChange(rankRoutes.defer, 'ranks');
export const useSaveLadder = () => useGuildChange(rankRoutes.save, 'ranks');
