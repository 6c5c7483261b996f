import { apiKeyRoutes } from '@famiglia/contract/keys/api-keys';
import type { RouteRequest } from '@famiglia/contract/kit/route';
import { warRoutes } from '@famiglia/contract/wars/war-routes';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../shared/lib/call-api.ts';
import { guildKey } from '../../../shared/lib/query-key.ts';

const useKeysAreStale = (guildId: string) => {
  const client = useQueryClient();
  return async () => client.invalidateQueries({ queryKey: guildKey(guildId, 'keys') });
};

export const useApiKeys = (guildId: string) =>
  useQuery({
    queryKey: guildKey(guildId, 'keys', 'api'),
    queryFn: ({ signal }) => callApi(apiKeyRoutes.list, { guildId }, signal),
    select: (list) => list.items,
  });

export type NewApiKeyRequest = Omit<RouteRequest<typeof apiKeyRoutes.create>, 'guildId'>;

export const useCreateApiKey = (guildId: string) =>
  useMutation({
    mutationFn: (wanted: NewApiKeyRequest) => callApi(apiKeyRoutes.create, { guildId, ...wanted }),
    onSuccess: useKeysAreStale(guildId),
  });

export const useRevokeApiKey = (guildId: string) =>
  useMutation({
    mutationFn: (keyId: string) => callApi(apiKeyRoutes.revoke, { guildId, keyId }),
    onSuccess: useKeysAreStale(guildId),
  });

/** The keys that collectors send wars with. */
export const useWarKeys = (guildId: string) =>
  useQuery({
    queryKey: guildKey(guildId, 'keys', 'wars'),
    queryFn: ({ signal }) => callApi(warRoutes.keys, { guildId }, signal),
    select: (list) => list.items,
  });

export const useCreateWarKey = (guildId: string) =>
  useMutation({
    mutationFn: (name: string) => callApi(warRoutes.createKey, { guildId, name }),
    onSuccess: useKeysAreStale(guildId),
  });

export const useRevokeWarKey = (guildId: string) =>
  useMutation({
    mutationFn: (keyId: string) => callApi(warRoutes.revokeKey, { guildId, keyId }),
    onSuccess: useKeysAreStale(guildId),
  });
