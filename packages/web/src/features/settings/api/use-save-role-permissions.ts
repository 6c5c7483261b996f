import type { RolePermissions } from '@famiglia/contract/roles';
import { roleRoutes } from '@famiglia/contract/roles';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';
import { rolePermissionsKey } from './use-role-permissions.ts';

export const useSaveRolePermissions = (guildId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (roles: readonly RolePermissions[]) =>
      callApi(roleRoutes.batch, {
        guildId,
        roles: roles.map(({ role_id, permissions, signup_priority }) => ({
          role_id,
          permissions,
          signup_priority,
        })),
      }),
    onSuccess: (list) => client.setQueryData(rolePermissionsKey(guildId), list),
  });
};
