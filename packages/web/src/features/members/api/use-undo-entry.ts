import { reputationRoutes } from '@famiglia/contract/reputation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';
import { errorDetail } from '../../../lib/error-detail.ts';
import { toast } from '../../../ui/toast.ts';
import { showBalances } from './show-balances.ts';

export const useUndoEntry = (guildId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (entryId: string) => callApi(reputationRoutes.undo, { guildId, entryId }),
    onSuccess: (entry) => showBalances(client, guildId, [entry]),
    onError: (error) => toast.error(errorDetail(error)),
  });
};
