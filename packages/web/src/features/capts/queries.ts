import { captRoutes } from '@famiglia/contract/capts/capt-routes';
import { recordingRoutes } from '@famiglia/contract/capts/recording-routes';
import type { Leaderboard } from '@famiglia/contract/capts/capt-statistics';
import { captStatisticsRoutes } from '@famiglia/contract/capts/capt-statistics-routes';
import { PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import type { Route, RouteRequest } from '@famiglia/contract/kit/route';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useText } from '../../shared/language/use-text.ts';
import { callApi } from '../../shared/lib/call-api.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { errorDetail } from '../../shared/lib/error-detail.ts';
import { guildKey, rosterPageKey } from '../../shared/lib/query-key.ts';
import { useGuildChange } from '../../shared/lib/use-guild-change.ts';
import { toast } from '../../shared/ui/toast.ts';
import { captText } from './page/capt.text.ts';

/** A call that changes a capt. It is done when the screen shows the result. */
export const useCaptChange = <R extends Route>(route: R) => useGuildChange(route, 'capts');

/** The roster in its order. */
export const useCaptParticipants = (guildId: string, captId: string) =>
  useQuery({
    queryKey: rosterPageKey(guildId, 'capts', captId, 'participants'),
    queryFn: ({ signal }) => callApi(captRoutes.participants, { guildId, captId }, signal),
    select: (list) => list.items,
  });

/** The damage of all players, with comparisons. */
export const useCaptStats = (guildId: string, captId: string) =>
  useQuery({
    queryKey: rosterPageKey(guildId, 'capts', captId, 'stats'),
    queryFn: ({ signal }) => callApi(captRoutes.stats, { guildId, captId }, signal),
  });

export const useCapt = (guildId: string, captId: string) =>
  useQuery({
    queryKey: rosterPageKey(guildId, 'capts', captId),
    queryFn: ({ signal }) => callApi(captRoutes.get, { guildId, captId }, signal),
  });

export type CaptQuestion = Omit<RouteRequest<typeof captRoutes.list>, 'guildId' | 'limit' | 'offset'>;

export const useCapts = (guildId: string, question: CaptQuestion, page: number) =>
  useQuery({
    queryKey: guildKey(guildId, 'capts', 'list', { ...question, page }),
    queryFn: ({ signal }) =>
      callApi(
        captRoutes.list,
        { guildId, ...question, limit: PAGE_SIZE.capts, offset: (page - 1) * PAGE_SIZE.capts },
        signal,
      ),
    placeholderData: keepPreviousData,
  });

/** Leaves the page and deletes; a toast offers to undo. */
export const useDeleteCapt = () => {
  const text = useText(captText);
  const client = useQueryClient();
  const navigate = useNavigate();
  const { id: guildId } = useCurrentGuild();
  const list = `/guild/${guildId}/capts`;
  const told = async (change: () => Promise<void>): Promise<void> => {
    try {
      await change();
    } catch (error) {
      toast.error(errorDetail(error));
    }
    await client.invalidateQueries({ queryKey: guildKey(guildId, 'capts') });
  };
  const restore = async (captId: string): Promise<void> =>
    told(async () => {
      await callApi(captRoutes.restore, { guildId, captId });
      await navigate(`${list}/${captId}`);
    });
  return async (captId: string): Promise<void> =>
    told(async () => {
      // Navigates first: otherwise the page would request the deleted capt.
      await navigate(list);
      await callApi(captRoutes.remove, { guildId, captId });
      toast.success(text.deleted, text.deletedNote, { label: text.undo, run: () => void restore(captId) });
    });
};

/** Capts that can still be restored. */
export const useDeletedCapts = (guildId: string) =>
  useQuery({
    queryKey: guildKey(guildId, 'capts', 'deleted'),
    queryFn: ({ signal }) => callApi(captRoutes.deleted, { guildId }, signal),
    select: (list) => list.items,
  });

/** The period and the opponent; everything if left out. */
export type CaptPeriod = Omit<RouteRequest<typeof captStatisticsRoutes.family>, 'guildId'>;

export const useFamilyStatistics = (guildId: string, period: CaptPeriod) =>
  useQuery({
    queryKey: guildKey(guildId, 'capts', 'statistics', period),
    queryFn: ({ signal }) => callApi(captStatisticsRoutes.family, { guildId, ...period }, signal),
    placeholderData: keepPreviousData,
  });

interface LeaderboardQuestion extends CaptPeriod {
  by: Leaderboard;
  limit: number;
  offset: number;
}

export const useLeaderboard = (guildId: string, question: LeaderboardQuestion) =>
  useQuery({
    queryKey: guildKey(guildId, 'capts', 'leaderboard', question),
    queryFn: ({ signal }) => callApi(captStatisticsRoutes.leaderboard, { guildId, ...question }, signal),
    placeholderData: keepPreviousData,
  });

/** Opponents with the record against each, in capts of one kind of fight if one is named. */
export const useOpponents = (guildId: string, search: string, page: number, kind?: string) =>
  useQuery({
    queryKey: guildKey(guildId, 'capts', 'opponents', { search, page, kind }),
    queryFn: ({ signal }) =>
      callApi(
        captStatisticsRoutes.opponents,
        {
          guildId,
          search: search || undefined,
          fight_kind_id: kind,
          limit: PAGE_SIZE.capts,
          offset: (page - 1) * PAGE_SIZE.capts,
        },
        signal,
      ),
    placeholderData: keepPreviousData,
  });

/** Recordings, and who has not sent one. */
export const useRecordings = (guildId: string, captId: string) =>
  useQuery({
    queryKey: rosterPageKey(guildId, 'capts', captId, 'recordings'),
    queryFn: ({ signal }) => callApi(recordingRoutes.recordings, { guildId, captId }, signal),
  });

/** Seasons with capts, latest first. */
export const useSeasons = (guildId: string) =>
  useQuery({
    queryKey: guildKey(guildId, 'capts', 'seasons'),
    queryFn: ({ signal }) => callApi(captStatisticsRoutes.seasons, { guildId }, signal),
    select: (list) => list.items,
  });
