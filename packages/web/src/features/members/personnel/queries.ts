import { personnelRoutes } from '@famiglia/contract/personnel';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../shared/lib/call-api.ts';
import { personnelKeys } from '../../../shared/lib/query-keys.ts';
import { useGrowingList } from '../use-growing-list.ts';

const TIMELINE_ROWS = 10;

export const useTimeline = (guildId: string, userId: string) =>
  useGrowingList(personnelKeys.timeline(guildId, userId), (offset, signal) =>
    callApi(personnelRoutes.timeline, { guildId, userId, limit: TIMELINE_ROWS, offset }, signal),
  );

export const useNotes = (guildId: string, userId: string) =>
  useQuery({
    queryKey: personnelKeys.notes(guildId, userId),
    queryFn: ({ signal }) => callApi(personnelRoutes.notes, { guildId, userId }, signal),
    select: (list) => list.items,
  });

/** Refetches the file, because the live connection may be down. */
const useRefreshFile = (guildId: string, userId: string) => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: personnelKeys.all(guildId, userId) });
};

export const useAddNote = (guildId: string, userId: string) => {
  const refresh = useRefreshFile(guildId, userId);
  return useMutation({
    mutationFn: (text: string) => callApi(personnelRoutes.addNote, { guildId, userId, text }),
    onSuccess: refresh,
  });
};

export const useRemoveNote = (guildId: string, userId: string) => {
  const refresh = useRefreshFile(guildId, userId);
  return useMutation({
    mutationFn: (noteId: string) => callApi(personnelRoutes.removeNote, { guildId, userId, noteId }),
    onSuccess: refresh,
  });
};
