import { eventRoutes } from '@famiglia/contract/event-routes';
import type { EventDetails } from '@famiglia/contract/events';
import { useState } from 'react';
import { useText } from '../../language/use-text.ts';
import { Input } from '../../ui/input.tsx';
import { useEventChange } from '../../features/events/api/use-event-change.ts';
import { FormField } from '../../ui/form-field.tsx';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { dialogsText } from './dialogs.text.ts';

export const CancelDialog = ({ event, onClose }: { event: EventDetails; onClose: () => void }) => {
  const text = useText(dialogsText);
  const cancel = useEventChange(eventRoutes.cancel);
  const [reason, setReason] = useState('');
  return (
    <ConfirmDialog
      title={text.cancelTitle(event.title)}
      body={text.cancelBody(event.main_count + event.reserve_count)}
      confirm={text.cancel}
      danger
      pending={cancel.isPending}
      error={cancel.error}
      onConfirm={() => cancel.mutate({ eventId: event.id, reason }, { onSuccess: onClose })}
      onClose={onClose}
    >
      <FormField label={text.cancelReason}>
        {(control) => (
          <Input
            {...control}
            maxLength={200}
            placeholder={text.cancelReasonPlaceholder}
            value={reason}
            onChange={(change) => setReason(change.target.value)}
          />
        )}
      </FormField>
    </ConfirmDialog>
  );
};
