import { reputationRoutes } from '@famiglia/contract/reputation';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { callApi } from '../../../lib/call-api.ts';
import { showBalances } from './show-balances.ts';

interface ChangeOfMany {
  user_ids: string[];
  delta: number;
  reason: string;
}

export const useChangeMany = (guildId: string) => {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (body: ChangeOfMany) => callApi(reputationRoutes.changeMany, { guildId, ...body }),
    onSuccess: ({ items }) => showBalances(client, guildId, items),
  });
};
