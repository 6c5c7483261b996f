import type { Member } from '@famiglia/contract/guilds';
import { userRoutes } from '@famiglia/contract/users';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';
import { profileKey } from './member-key.ts';
import { patchMembers } from './patch-members.ts';
import { refreshMembers } from './refresh-members.ts';

export type IdentityField = 'ingame_nick' | 'static_id';

interface IdentityChange {
  field: IdentityField;
  value: string | null;
  /** What stood there when the person began to type. */
  seen: string | null;
}

/** The new value is on screen at once; if the server refuses it, the old one comes back. */
export const useSaveIdentity = (guildId: string, userId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ field, value, seen }: IdentityChange) =>
      callApi(userRoutes.update, { guildId, userId, [field]: value, expected: { [field]: seen } }),
    onMutate: async ({ field, value }) => {
      await client.cancelQueries({ queryKey: profileKey(guildId, userId) });
      return patchMembers(client, guildId, <Known extends Member>(member: Known): Known =>
        member.user_id === userId ? { ...member, [field]: value } : member,
      );
    },
    onError: (_error, _change, putBack) => putBack?.(),
    onSettled: () => refreshMembers(client, guildId),
  });
};
