import { roleRoutes } from '@famiglia/contract/roles';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';

export const rolePermissionsKey = (guildId: string) => ['guild', guildId, 'roles-permissions'] as const;

export const useRolePermissions = (guildId: string, enabled = true) =>
  useQuery({
    queryKey: rolePermissionsKey(guildId),
    queryFn: ({ signal }) => callApi(roleRoutes.list, { guildId }, signal),
    enabled,
    select: (list) => list.items,
  });
