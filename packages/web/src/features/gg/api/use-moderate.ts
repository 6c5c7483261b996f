import { ggRoutes } from '@famiglia/contract/gg';
import type { Screenshot } from '@famiglia/contract/screenshots';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import { callApi } from '../../../lib/call-api.ts';
import { errorDetail } from '../../../lib/error-detail.ts';
import { toast } from '../../../ui/toast.ts';
import { ggText } from '../gg.text.ts';
import { decidedByOthers } from '../../../pictures/decided-by-others.ts';
import { showVerdict } from './show-verdict.ts';
import { ggKey } from './use-gg-screens.ts';
import { useUndo } from './use-undo.ts';

export interface Verdict {
  screens: readonly Screenshot[];
  action: 'approve' | 'reject';
  comment: string;
}

/** A verdict moves the screens at once; if somebody else was first, they come back and are named. */
export const useModerate = (guildId: string) => {
  const client = useQueryClient();
  const text = useText(ggText);
  const format = useFormat();
  const undo = useUndo(guildId);
  return useMutation({
    mutationFn: ({ screens, action, comment }: Verdict) =>
      callApi(ggRoutes.moderate, {
        guildId,
        screenshot_ids: screens.map((screen) => screen.id),
        action,
        ...(comment ? { comment } : {}),
      }),
    onMutate: async ({ screens, action }) => {
      await client.cancelQueries({ queryKey: ggKey(guildId) });
      return showVerdict(
        client,
        guildId,
        screens.map((screen) => screen.id),
        action === 'approve' ? 'approved' : 'rejected',
      );
    },
    onSuccess: ({ items }, { action }) => {
      const reward = items.reduce((sum, screen) => sum + screen.reward, 0);
      toast.success(
        action === 'approve'
          ? text.approved(items.length, format.delta(reward))
          : text.rejected(items.length),
        undefined,
        { label: text.undo, run: () => undo.mutate(items) },
      );
    },
    onError: (error, _verdict, putBack) => {
      putBack?.();
      const names = decidedByOthers(error).map((screen) => screen.display_name);
      toast.error(names.length > 0 ? text.decidedByOthers(names.join(', ')) : errorDetail(error));
    },
    onSettled: () => void client.invalidateQueries({ queryKey: ggKey(guildId) }),
  });
};
