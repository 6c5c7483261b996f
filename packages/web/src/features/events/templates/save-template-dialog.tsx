import type { EventDetails } from '@famiglia/contract/events/events';
import { templateRoutes } from '@famiglia/contract/series/series';
import { useState } from 'react';
import { PostingNote } from '../../../entities/roster/form/posting-note.tsx';
import { useText } from '../../../shared/language/use-text.ts';
import { ConfirmDialog } from '../../../shared/ui/confirm-dialog.tsx';
import { FormField } from '../../../shared/ui/form-field.tsx';
import { Input } from '../../../shared/ui/input.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useEventChange } from '../queries.ts';
import { templatesText } from './templates.text.ts';

const MAX_LENGTH = 60;

interface SaveTemplateDialogProps {
  event: Pick<EventDetails, 'id' | 'title'>;
  onClose: () => void;
}

export const SaveTemplateDialog = ({ event, onClose }: SaveTemplateDialogProps) => {
  const text = useText(templatesText);
  const save = useEventChange(templateRoutes.save);
  const [name, setName] = useState(event.title.slice(0, MAX_LENGTH));
  return (
    <ConfirmDialog
      title={text.saveTitle}
      body={text.saveBody}
      confirm={text.save}
      disabled={name.trim() === ''}
      pending={save.isPending}
      error={save.error}
      onConfirm={() =>
        save.mutate(
          { name: name.trim(), event_id: event.id },
          {
            onSuccess: (saved) => {
              toast.success(text.saved(saved.name));
              onClose();
            },
          },
        )
      }
      onClose={onClose}
    >
      <PostingNote kind="event" />
      <FormField label={text.name}>
        {(control) => (
          <Input
            {...control}
            maxLength={MAX_LENGTH}
            value={name}
            onChange={(change) => setName(change.target.value)}
          />
        )}
      </FormField>
    </ConfirmDialog>
  );
};
