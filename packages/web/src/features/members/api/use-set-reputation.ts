import { userRoutes } from '@famiglia/contract/users';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';
import { patchMembers } from './patch-members.ts';
import { refreshMembers } from './refresh-members.ts';

interface ReputationChange {
  reputation: number;
  expected_reputation: number;
  reason: string;
}

export const useSetReputation = (guildId: string, userId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ReputationChange) => callApi(userRoutes.setReputation, { guildId, userId, ...body }),
    onSuccess: ({ reputation }) => {
      patchMembers(client, guildId, (member) =>
        member.user_id === userId ? { ...member, reputation } : member,
      );
    },
    onSettled: () => refreshMembers(client, guildId),
  });
};
