import { userRoutes } from '@famiglia/contract/users';
import { callApi } from '../../../lib/call-api.ts';
import { useGrowingList } from './use-growing-list.ts';

const ROWS = 10;

/** Apart from the rest of the member: it goes stale with events, at every sign-up. */
export const useAttendance = (guildId: string, userId: string) =>
  useGrowingList(['guild', guildId, 'attendance', userId], (offset, signal) =>
    callApi(userRoutes.attendance, { guildId, userId, limit: ROWS, offset }, signal),
  );
