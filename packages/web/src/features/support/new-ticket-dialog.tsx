import { MESSAGE_LENGTH, SUBJECT_LENGTH, supportRoutes } from '@famiglia/contract/support/support';
import { useNavigate } from 'react-router';
import { whatHappened } from '../../shared/contact/what-happened.ts';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { ticketText } from '../../entities/support/ticket.text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { useStoredDraft } from '../../shared/lib/stored-draft.ts';
import { useGuildChange } from '../../shared/lib/use-guild-change.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { FormField } from '../../shared/ui/form-field.tsx';
import { Input } from '../../shared/ui/input.tsx';
import { TextArea } from '../../shared/ui/text-area.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { supportText } from './support.text.ts';

/** A new ticket. What is typed survives a reload until it is sent. */
export const NewTicketDialog = ({ onClose }: { onClose: () => void }) => {
  const text = useText(supportText);
  const { send } = useText(ticketText);
  const language = useLanguage();
  const { id: guildId } = useCurrentGuild();
  const navigate = useNavigate();
  const open = useGuildChange(supportRoutes.open, 'support');
  const { draft, set, drop } = useStoredDraft(`support:${guildId}`, () => ({ subject: '', text: '' }));
  return (
    <ConfirmDialog
      title={text.new}
      body={text.newBody}
      confirm={send}
      disabled={draft.subject.trim() === '' || draft.text.trim() === ''}
      pending={open.isPending}
      error={open.error}
      onConfirm={() =>
        open.mutate(
          { ...draft, language, ...whatHappened() },
          {
            onSuccess: ({ id }) => {
              drop();
              toast.success(text.sent);
              void navigate(`/guild/${guildId}/support/${id}`);
            },
          },
        )
      }
      onClose={onClose}
    >
      <FormField label={text.subject} hint={text.subjectHint}>
        {(control) => (
          <Input
            {...control}
            maxLength={SUBJECT_LENGTH}
            value={draft.subject}
            onChange={(event) => set({ ...draft, subject: event.target.value })}
          />
        )}
      </FormField>
      <FormField label={text.text} hint={text.textHint}>
        {(control) => (
          <TextArea
            {...control}
            rows={6}
            maxLength={MESSAGE_LENGTH}
            value={draft.text}
            onChange={(event) => set({ ...draft, text: event.target.value })}
          />
        )}
      </FormField>
    </ConfirmDialog>
  );
};
