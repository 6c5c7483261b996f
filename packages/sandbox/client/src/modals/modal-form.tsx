import { type FormEvent, type ReactNode, useEffect, useRef, useState } from 'react';
import { useText } from '../i18n/use-text.ts';
import type { OpenModal } from '../state/client-state.ts';
import { RoomContext } from '../state/room.ts';
import { useClientState, useSession } from '../state/session.ts';
import { Dialog } from '../ui/dialog.tsx';
import { firstFields, missingFields, type ModalFields } from './modal-fields.ts';
import { ModalPart } from './modal-part.tsx';

interface ModalFormProps {
  modal: OpenModal;
  /** Its selects offer the people and channels of this server. */
  guildId: string | null;
}

/** The form that the bot opened. It stays open with its input if the bot does not answer. */
export const ModalForm = ({ modal, guildId }: ModalFormProps): ReactNode => {
  const text = useText();
  const { actions } = useSession();
  const appName = useClientState((state) => state.world?.application.name ?? '');
  const [fields, setFields] = useState<ModalFields>(() => firstFields(modal.form));
  const form = useRef<HTMLFormElement>(null);
  const [sending, setSending] = useState(false);
  const [failed, setFailed] = useState(false);

  // After the dialog has opened, which focuses its close button.
  useEffect(() => form.current?.querySelector<HTMLElement>('input, textarea, button')?.focus(), []);

  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (sending) return;
    setSending(true);
    setFailed(false);
    try {
      const answer = await actions.submitModal({ interaction_id: modal.interactionId, fields });
      setFailed(answer.kind === 'failed');
      if (answer.kind !== 'failed') actions.closeModal();
    } catch {
      setFailed(true);
    } finally {
      setSending(false);
    }
  };

  return (
    <RoomContext value={{ key: '', guildId, channel: null }}>
      <Dialog title={modal.form.title} onClose={actions.closeModal}>
        <form ref={form} className="modal-form" onSubmit={(event) => void submit(event)}>
          <p className="muted small">{text.modal.note(appName)}</p>
          {modal.form.components.map((component, index) => (
            <ModalPart
              key={component.id ?? index}
              component={component}
              fields={fields}
              onChange={(id, value) => setFields((all) => ({ ...all, [id]: value }))}
            />
          ))}
          {failed && (
            <p className="press-failed" role="alert">
              {text.modal.failed}
            </p>
          )}
          <footer className="dialog-footer">
            <button type="button" className="button" onClick={actions.closeModal}>
              {text.common.cancel}
            </button>
            <button
              type="submit"
              className="button primary"
              aria-busy={sending}
              disabled={sending || missingFields(modal.form, fields).length > 0}
            >
              {sending ? text.modal.submitting : text.modal.submit}
            </button>
          </footer>
        </form>
      </Dialog>
    </RoomContext>
  );
};
