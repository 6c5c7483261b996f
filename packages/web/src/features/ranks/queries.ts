import { rankRoutes } from '@famiglia/contract/ranks/ranks';
import type { RankProposal } from '@famiglia/contract/ranks/ranks';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { ApiError } from '../../shared/lib/api-error.ts';
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

/** Refusals that are about one member; after any other error the next call would fail as well. */
const ABOUT_ONE: ReadonlySet<number> = new Set([403, 404, 409]);

interface Refused {
  member: RankProposal['member'];
  error: ApiError;
}

/** Promotes one after the other, and returns who was refused and why. */
export const usePromoteAll = () => {
  const client = useQueryClient();
  const { id: guildId } = useCurrentGuild();
  return useMutation({
    mutationFn: async ({ proposals, reason }: { proposals: readonly RankProposal[]; reason: string }) => {
      const refused: Refused[] = [];
      for (const { member, rank, next } of proposals) {
        const request = { guildId, userId: member.id, role_id: next?.role_id ?? null, reason };
        try {
          await callApi(rankRoutes.set, { ...request, expected_role_id: rank?.role_id ?? null });
        } catch (error) {
          if (!(error instanceof ApiError && ABOUT_ONE.has(error.status))) throw error;
          refused.push({ member, error });
        }
      }
      return refused;
    },
    onSettled: () => client.invalidateQueries({ queryKey: guildKey(guildId, 'ranks') }),
  });
};

export const useSetRank = () => useGuildChange(rankRoutes.set, 'ranks');
export const useDefer = () => useGuildChange(rankRoutes.defer, 'ranks');
export const useSaveLadder = () => useGuildChange(rankRoutes.save, 'ranks');
