import { reputationRoutes } from '@famiglia/contract/reputation';
import { useQueryClient } from '@tanstack/react-query';
import { useText } from '../../../language/use-text.ts';
import { callApi } from '../../../lib/call-api.ts';
import { errorDetail } from '../../../lib/error-detail.ts';
import { toast } from '../../../ui/toast.ts';
import { reputationText } from '../reputation/reputation.text.ts';
import { showBalances } from './show-balances.ts';

/** Takes back a whole batch. Called from a toast, it outlives the screen it was pressed on. */
export const useUndoBatch = (guildId: string): ((batchId: string) => void) => {
  const client = useQueryClient();
  const text = useText(reputationText);
  const undo = async (batchId: string): Promise<void> => {
    try {
      const { items } = await callApi(reputationRoutes.undoMany, { guildId, batchId });
      showBalances(client, guildId, items);
      toast.success(text.undoneMany(items.length));
    } catch (error) {
      toast.error(errorDetail(error));
    }
  };
  return (batchId) => void undo(batchId);
};
