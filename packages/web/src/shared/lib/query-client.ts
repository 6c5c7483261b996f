import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { ApiError } from './api-error.ts';
import { guildsKey } from './query-key.ts';

const RETRIES = 2;

/** A refusal is final; only an unavailable or busy server is retried. */
const isWorthRetrying = (failures: number, error: Error): boolean =>
  failures < RETRIES && error instanceof ApiError && (error.status === 0 || error.status >= 500);

/** A permission or plan was lost while the panel was open, so access is fetched again. */
const changesAccess = (error: Error): boolean =>
  error instanceof ApiError &&
  (error.code === 'premium_required' ||
    error.code === 'permission_denied' ||
    error.code === 'guild_not_found' ||
    error.code === 'rights_unconfirmed' ||
    error.code === 'rights_unknown');

export const createQueryClient = (): QueryClient => {
  const onError = (error: Error): void => {
    if (changesAccess(error)) void client.invalidateQueries({ queryKey: guildsKey() });
  };
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: { queries: { staleTime: 30_000, retry: isWorthRetrying } },
  });
  return client;
};
