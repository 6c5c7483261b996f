import { eventRoutes } from '@famiglia/contract/event-routes';
import { guildRoutes } from '@famiglia/contract/guilds';
import { roleRoutes } from '@famiglia/contract/roles';
import type { RolePermissions } from '@famiglia/contract/roles';
import { settingsRoutes } from '@famiglia/contract/settings';
import type { SettingsValues } from '@famiglia/contract/settings';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../shared/lib/call-api.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { may } from '../../shared/lib/may.ts';
import type { Criterion } from './controls/sorting-order.ts';

interface NewPanelUser {
  user_id: string;
  expires_at: string | null;
}

export const useAddPanelUser = (guildId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ user_id, expires_at }: NewPanelUser) =>
      callApi(settingsRoutes.addPanelUser, { guildId, user_id, ...(expires_at ? { expires_at } : {}) }),
    onSuccess: () => client.invalidateQueries({ queryKey: panelUsersKey(guildId) }),
  });
};

const botPermissionsKey = (guildId: string) => ['guild', guildId, 'bot-permissions'] as const;

/** What the bot lacks for the settings as they are saved. */
export const useBotPermissions = (guildId: string, enabled = true) =>
  useQuery({
    queryKey: botPermissionsKey(guildId),
    queryFn: ({ signal }) => callApi(guildRoutes.botPermissions, { guildId }, signal),
    enabled,
    // Whoever has just granted a permission in Discord comes back to see whether it was enough.
    refetchOnWindowFocus: 'always',
    select: (list) => list.items,
  });

export const useDiscordRoles = (guildId: string) =>
  useQuery({
    queryKey: ['guild', guildId, 'roles'],
    queryFn: ({ signal }) => callApi(guildRoutes.roles, { guildId }, signal),
    select: (list) => list.items,
  });

const SUGGESTIONS = 8;

/** Members whose name, nick or id matches; asks nothing until there is something to look for. */
export const useFindMembers = (guildId: string, search: string, enabled = true) =>
  useQuery({
    queryKey: ['guild', guildId, 'members', { search, limit: SUGGESTIONS }],
    queryFn: ({ signal }) => callApi(guildRoutes.members, { guildId, search, limit: SUGGESTIONS }, signal),
    enabled: enabled && search.length > 0,
    placeholderData: keepPreviousData,
    select: (list) => list.items,
  });

/** How a member is called; undefined while it is not known, or to somebody who may not look at members. */
export const useMemberName = (userId: string | null): string | undefined => {
  const { id, access } = useCurrentGuild();
  const found = useFindMembers(id, userId ?? '', may(access.permissions, 'users.view'));
  return userId === null ? undefined : found.data?.find((member) => member.user_id === userId)?.display_name;
};

const panelUsersKey = (guildId: string) => ['guild', guildId, 'panel-users'] as const;

export const usePanelUsers = (guildId: string) =>
  useQuery({
    queryKey: panelUsersKey(guildId),
    queryFn: ({ signal }) => callApi(settingsRoutes.panelUsers, { guildId }, signal),
    select: (list) => list.items,
  });

export const useRemovePanelUser = (guildId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (userId: string) => callApi(settingsRoutes.removePanelUser, { guildId, userId }),
    onSuccess: () => client.invalidateQueries({ queryKey: panelUsersKey(guildId) }),
  });
};

const rolePermissionsKey = (guildId: string) => ['guild', guildId, 'roles-permissions'] as const;

export const useRolePermissions = (guildId: string, enabled = true) =>
  useQuery({
    queryKey: rolePermissionsKey(guildId),
    queryFn: ({ signal }) => callApi(roleRoutes.list, { guildId }, signal),
    enabled,
    select: (list) => list.items,
  });

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

export const useSaveSettings = (guildId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SettingsValues & { version: number }) =>
      callApi(settingsRoutes.save, { guildId, ...body }),
    onSuccess: (saved) => {
      client.setQueryData(settingsKey(guildId), saved);
      void client.invalidateQueries({ queryKey: botPermissionsKey(guildId) });
    },
  });
};

const settingsKey = (guildId: string) => ['guild', guildId, 'settings'] as const;

export const useSettings = (guildId: string, enabled = true) =>
  useQuery({
    queryKey: settingsKey(guildId),
    queryFn: ({ signal }) => callApi(settingsRoutes.get, { guildId }, signal),
    enabled,
  });

/** How this order would have placed the people of the last event. */
export const useSortingPreview = (guildId: string, sorting: readonly Criterion[]) =>
  useQuery({
    queryKey: ['guild', guildId, 'events', 'sorting-preview', sorting],
    queryFn: ({ signal }) =>
      callApi(eventRoutes.previewSorting, { guildId, sorting: sorting.join(',') }, signal),
    placeholderData: keepPreviousData,
  });

export const useTextChannels = (guildId: string) =>
  useQuery({
    queryKey: ['guild', guildId, 'text-channels'],
    queryFn: ({ signal }) => callApi(guildRoutes.textChannels, { guildId }, signal),
    select: (list) => list.items,
  });
