import { deliveryRoutes } from '@famiglia/contract/deliveries/deliveries';
import { eventRoutes } from '@famiglia/contract/events/event-routes';
import { guildRoutes } from '@famiglia/contract/guilds/guilds';
import { nicknameRoutes } from '@famiglia/contract/nicknames/nicknames';
import { roleRoutes } from '@famiglia/contract/access/roles';
import type { RolePermissions } from '@famiglia/contract/access/roles';
import { settingsRoutes } from '@famiglia/contract/settings/settings';
import type { SettingsValues } from '@famiglia/contract/settings/settings';
import { warFeedRoutes } from '@famiglia/contract/wars/war-feeds';
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../shared/lib/call-api.ts';
import { guildKey } from '../../shared/lib/query-key.ts';
import { conflictOf } from '../../shared/lib/use-seen-version.ts';
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
    onSuccess: () => client.invalidateQueries({ queryKey: guildKey(guildId, 'panel-users') }),
  });
};

/** What the bot lacks for the saved settings. */
export const useBotPermissions = (guildId: string, enabled = true) =>
  useQuery({
    queryKey: guildKey(guildId, 'bot-permissions'),
    queryFn: ({ signal }) => callApi(guildRoutes.botPermissions, { guildId }, signal),
    enabled,
    // A person who has just granted a permission in Discord returns to check it.
    refetchOnWindowFocus: 'always',
    select: (list) => list.items,
  });

export const NICKNAMES_PAGE = 20;

/** Who would be renamed by the saved pattern. */
export const useNicknames = (guildId: string, page: number) =>
  useQuery({
    queryKey: guildKey(guildId, 'members', 'nicknames', page),
    queryFn: ({ signal }) =>
      callApi(
        nicknameRoutes.preview,
        { guildId, limit: NICKNAMES_PAGE, offset: (page - 1) * NICKNAMES_PAGE },
        signal,
      ),
    placeholderData: keepPreviousData,
  });

export const useApplyNicknames = (guildId: string) =>
  useMutation({ mutationFn: () => callApi(nicknameRoutes.apply, { guildId }) });

/** How the monitors of wars answer. Nobody publishes that, so it is asked from time to time. */
export const useWarFeeds = (guildId: string) =>
  useQuery({
    queryKey: guildKey(guildId, 'wars', 'feeds'),
    queryFn: ({ signal }) => callApi(warFeedRoutes.feeds, { guildId }, signal),
    select: (list) => list.items,
    refetchInterval: 30_000,
  });

/** What the bot could not bring to Discord. */
export const useUndelivered = (guildId: string) =>
  useQuery({
    queryKey: guildKey(guildId, 'deliveries'),
    queryFn: ({ signal }) => callApi(deliveryRoutes.list, { guildId }, signal),
    select: (list) => list.items,
  });

export const useRetryDeliveries = (guildId: string) =>
  useMutation({ mutationFn: () => callApi(deliveryRoutes.retry, { guildId }) });

export const usePanelUsers = (guildId: string) =>
  useQuery({
    queryKey: guildKey(guildId, 'panel-users'),
    queryFn: ({ signal }) => callApi(settingsRoutes.panelUsers, { guildId }, signal),
    select: (list) => list.items,
  });

export const useRemovePanelUser = (guildId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (userId: string) => callApi(settingsRoutes.removePanelUser, { guildId, userId }),
    onSuccess: () => client.invalidateQueries({ queryKey: guildKey(guildId, 'panel-users') }),
  });
};

export const useRolePermissions = (guildId: string, enabled = true) =>
  useQuery({
    queryKey: guildKey(guildId, 'role-permissions'),
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
        roles: roles.map(({ role_id, permissions, signup_priority, version }) => ({
          role_id,
          permissions,
          signup_priority,
          version,
        })),
      }),
    onSuccess: (list) => client.setQueryData(guildKey(guildId, 'role-permissions'), list),
    // The edits stay, and are based on what somebody else saved from now on.
    onError: (error) => {
      const conflict = conflictOf(error);
      if (conflict) client.setQueryData(guildKey(guildId, 'role-permissions'), conflict.current);
    },
  });
};

export const useSaveSettings = (guildId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: SettingsValues & { version: number }) =>
      callApi(settingsRoutes.save, { guildId, ...body }),
    onSuccess: (saved) => {
      client.setQueryData(guildKey(guildId, 'settings'), saved);
      void client.invalidateQueries({ queryKey: guildKey(guildId, 'bot-permissions') });
      // The pattern for nicknames may have changed.
      void client.invalidateQueries({ queryKey: guildKey(guildId, 'members', 'nicknames') });
    },
  });
};

export const useSettings = (guildId: string, enabled = true) =>
  useQuery({
    queryKey: guildKey(guildId, 'settings'),
    queryFn: ({ signal }) => callApi(settingsRoutes.get, { guildId }, signal),
    enabled,
  });

/** How this order would have sorted the people of the last event. */
export const useSortingPreview = (guildId: string, sorting: readonly Criterion[]) =>
  useQuery({
    queryKey: guildKey(guildId, 'events', 'sorting-preview', sorting),
    queryFn: ({ signal }) =>
      callApi(eventRoutes.previewSorting, { guildId, sorting: sorting.join(',') }, signal),
    placeholderData: keepPreviousData,
  });
