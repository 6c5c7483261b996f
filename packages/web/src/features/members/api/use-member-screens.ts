import type { Screenshot } from '@famiglia/contract/screenshots';
import { userRoutes } from '@famiglia/contract/users';
import { callApi } from '../../../lib/call-api.ts';
import { RENEW_LINKS_MS } from '../../../pictures/renew-links.ts';
import { useGrowingList } from './use-growing-list.ts';

const SCREENS = 24;

export const useMemberScreens = (guildId: string, userId: string, status?: Screenshot['status']) =>
  useGrowingList(
    ['guild', guildId, 'member-screens', userId, status ?? 'all'],
    (offset, signal) =>
      callApi(
        userRoutes.screenshots,
        { guildId, userId, limit: SCREENS, offset, ...(status ? { status } : {}) },
        signal,
      ),
    { refetchInterval: RENEW_LINKS_MS },
  );
