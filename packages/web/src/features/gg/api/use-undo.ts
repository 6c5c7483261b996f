import { ggRoutes } from '@famiglia/contract/gg';
import type { Screenshot } from '@famiglia/contract/screenshots';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useText } from '../../../language/use-text.ts';
import { callApi } from '../../../lib/call-api.ts';
import { decidedByOthers } from '../../../pictures/decided-by-others.ts';
import { errorDetail } from '../../../lib/error-detail.ts';
import { toast } from '../../../ui/toast.ts';
import { ggText } from '../gg.text.ts';
import { ggKey } from './use-gg-screens.ts';

/** Takes back a verdict that one has just given; the screens wait again. */
export const useUndo = (guildId: string) => {
  const client = useQueryClient();
  const text = useText(ggText);
  return useMutation({
    mutationFn: (decided: readonly Screenshot[]) =>
      callApi(ggRoutes.undo, {
        guildId,
        screenshot_ids: decided.map((screen) => screen.id),
        at: decided[0]?.moderated_at ?? '',
      }),
    onSuccess: ({ items }) => toast.success(text.undone(items.length)),
    onError: (error) => {
      const names = decidedByOthers(error).map((screen) => screen.display_name);
      toast.error(names.length > 0 ? text.decidedByOthers(names.join(', ')) : errorDetail(error));
    },
    onSettled: () => void client.invalidateQueries({ queryKey: ggKey(guildId) }),
  });
};
