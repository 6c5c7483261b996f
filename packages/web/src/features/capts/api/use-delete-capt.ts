import { captRoutes } from '@famiglia/contract/capt-routes';
import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useText } from '../../../language/use-text.ts';
import { callApi } from '../../../lib/call-api.ts';
import { useCurrentGuild } from '../../../lib/current-guild.ts';
import { errorDetail } from '../../../lib/error-detail.ts';
import { toast } from '../../../ui/toast.ts';
import { captText } from '../page/capt.text.ts';
import { captsKey } from './capt-keys.ts';

/** Leaves the page and deletes; a toast takes it back. */
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
    await client.invalidateQueries({ queryKey: captsKey(guildId) });
  };
  const restore = async (captId: string): Promise<void> =>
    told(async () => {
      await callApi(captRoutes.restore, { guildId, captId });
      await navigate(`${list}/${captId}`);
    });
  return async (captId: string): Promise<void> =>
    told(async () => {
      // Away first: the page would ask for what is no longer there as soon as everybody is told of it.
      await navigate(list);
      await callApi(captRoutes.remove, { guildId, captId });
      toast.success(text.deleted, text.deletedNote, { label: text.undo, run: () => void restore(captId) });
    });
};
