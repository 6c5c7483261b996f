import { captRoutes } from '@famiglia/contract/capt-routes';
import { useQuery } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';
import { captKey } from './capt-keys.ts';

/** Recordings, and who has not sent one. */
export const useRecordings = (guildId: string, captId: string) =>
  useQuery({
    queryKey: [...captKey(guildId, captId), 'recordings'],
    queryFn: ({ signal }) => callApi(captRoutes.recordings, { guildId, captId }, signal),
  });
