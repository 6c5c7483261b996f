import { guildRoutes } from '@famiglia/contract/guilds';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callApi } from '../../shared/lib/call-api.ts';

const SHOWN = 20;

/** Members to sign up: the matches, or the first by name. */
export const useFindPeople = (guildId: string, search: string, enabled = true) =>
  useQuery({
    queryKey: ['guild', guildId, 'members', { search, limit: SHOWN, purpose: 'sign-up' }],
    queryFn: ({ signal }) => callApi(guildRoutes.members, { guildId, search, limit: SHOWN }, signal),
    enabled,
    placeholderData: keepPreviousData,
  });
