import { eventRoutes } from '@famiglia/contract/event-routes';
import { useText } from '../../language/use-text.ts';
import { useEventChange } from '../../features/events/api/use-event-change.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { dialogsText } from './dialogs.text.ts';

export const CloseDialog = ({ eventId, onClose }: { eventId: string; onClose: () => void }) => {
  const text = useText(dialogsText);
  const close = useEventChange(eventRoutes.close);
  return (
    <ConfirmDialog
      title={text.closeTitle}
      body={text.closeBody}
      confirm={text.close}
      pending={close.isPending}
      error={close.error}
      onConfirm={() => close.mutate({ eventId }, { onSuccess: onClose })}
      onClose={onClose}
    />
  );
};
