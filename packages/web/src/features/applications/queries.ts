import { applicationRoutes } from '@famiglia/contract/applications/applications';
import { PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import type { Route, RouteRequest } from '@famiglia/contract/kit/route';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../shared/lib/call-api.ts';
import { guildKey } from '../../shared/lib/query-key.ts';
import { useGuildChange } from '../../shared/lib/use-guild-change.ts';

type ListQuery = Omit<RouteRequest<typeof applicationRoutes.list>, 'guildId' | 'limit' | 'offset'>;

export const useApplications = (guildId: string, filter: ListQuery, page = 1) =>
  useQuery({
    queryKey: guildKey(guildId, 'applications', 'list', filter, page),
    queryFn: ({ signal }) =>
      callApi(
        applicationRoutes.list,
        { guildId, ...filter, limit: PAGE_SIZE.events, offset: (page - 1) * PAGE_SIZE.events },
        signal,
      ),
    placeholderData: keepPreviousData,
  });

export const useApplication = (guildId: string, applicationId: string) =>
  useQuery({
    queryKey: guildKey(guildId, 'applications', 'one', applicationId),
    queryFn: ({ signal }) => callApi(applicationRoutes.get, { guildId, applicationId }, signal),
  });

export const useForms = (guildId: string) =>
  useQuery({
    queryKey: guildKey(guildId, 'applications', 'forms'),
    queryFn: ({ signal }) => callApi(applicationRoutes.forms, { guildId }, signal),
    select: (list) => list.items,
  });

export const useApplicationStatistics = (guildId: string, days: number) =>
  useQuery({
    queryKey: guildKey(guildId, 'applications', 'statistics', days),
    queryFn: ({ signal }) => callApi(applicationRoutes.statistics, { guildId, days }, signal),
    placeholderData: keepPreviousData,
  });

/** A call that changes applications or forms. It is done when the screen shows the result. */
export const useApplicationChange = <R extends Route>(route: R) => useGuildChange(route, 'applications');
