import { captRoutes } from '@famiglia/contract/capt-routes';
import type { Recording } from '@famiglia/contract/capts';
import { useText } from '../../../language/use-text.ts';
import { errorDetail } from '../../../lib/error-detail.ts';
import { toast } from '../../../ui/toast.ts';
import { useCaptChange } from '../api/use-capt-change.ts';
import { recordingsText } from './recordings.text.ts';

const failed = (error: Error): void => toast.error(errorDetail(error));

/** Removes at once; a toast adds the same link again. */
export const useRemoveRecording = (captId: string) => {
  const text = useText(recordingsText);
  const remove = useCaptChange(captRoutes.removeRecording);
  const add = useCaptChange(captRoutes.addRecording);
  return ({ id, url, user_id }: Recording): void =>
    remove.mutate(
      { captId, recordingId: id },
      {
        onSuccess: () =>
          toast.success(text.removed, undefined, {
            label: text.undo,
            run: () => add.mutate({ captId, url, user_id }, { onError: failed }),
          }),
        onError: failed,
      },
    );
};
