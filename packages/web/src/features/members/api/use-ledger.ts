import { userRoutes } from '@famiglia/contract/users';
import { callApi } from '../../../lib/call-api.ts';
import { useGrowingList } from './use-growing-list.ts';
import { memberKey } from './member-key.ts';

const ROWS = 8;

export const useLedger = (guildId: string, userId: string) =>
  useGrowingList([...memberKey(guildId, userId), 'ledger'], (offset, signal) =>
    callApi(userRoutes.reputation, { guildId, userId, limit: ROWS, offset }, signal),
  );
