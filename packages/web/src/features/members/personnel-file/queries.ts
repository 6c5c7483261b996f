import { personnelRoutes } from '@famiglia/contract/personnel-file/personnel-file';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../shared/lib/call-api.ts';
import { guildKey } from '../../../shared/lib/query-key.ts';
import { useGrowingList } from '../use-growing-list.ts';

const TIMELINE_ROWS = 10;

export const useTimeline = (guildId: string, userId: string) =>
  useGrowingList(guildKey(guildId, 'personnel', userId, 'timeline'), (offset, signal) =>
    callApi(personnelRoutes.timeline, { guildId, userId, limit: TIMELINE_ROWS, offset }, signal),
  );

export const useNotes = (guildId: string, userId: string) =>
  useQuery({
    queryKey: guildKey(guildId, 'personnel', userId, 'notes'),
    queryFn: ({ signal }) => callApi(personnelRoutes.notes, { guildId, userId }, signal),
    select: (list) => list.items,
  });

/** Refetches the file, because the live connection may be down. */
const useRefreshFile = (guildId: string, userId: string) => {
  const client = useQueryClient();
  return () => client.invalidateQueries({ queryKey: guildKey(guildId, 'personnel', userId) });
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
