import { ownTicketRoutes } from '@famiglia/contract/support/own-tickets';
import type { RouteRequest } from '@famiglia/contract/kit/route';
import { MESSAGE_LENGTH, SUBJECT_LENGTH } from '@famiglia/contract/support/support';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { whatHappened } from '../../shared/contact/what-happened.ts';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { callApi } from '../../shared/lib/call-api.ts';
import { panelKey } from '../../shared/lib/query-key.ts';
import { useStoredDraft } from '../../shared/lib/stored-draft.ts';
import { Button } from '../../shared/ui/button.tsx';
import type { ButtonLook } from '../../shared/ui/button-classes.ts';
import { ConfirmDialog } from '../../shared/ui/confirm-dialog.tsx';
import { FormField } from '../../shared/ui/form-field.tsx';
import { Input } from '../../shared/ui/input.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { TextArea } from '../../shared/ui/text-area.tsx';
import { toast } from '../../shared/ui/toast.ts';
import { paymentTicketText } from './payment-ticket.text.ts';
import { ticketText } from './ticket.text.ts';

interface Server {
  id: string;
  name: string;
}

interface WriteProps {
  /** Which servers it may be about; the first one is chosen. */
  servers: readonly Server[];
  orderId?: string | null;
  variant?: ButtonLook['variant'];
  size?: ButtonLook['size'];
}

/** The button that writes to the site's owner about money, and its form. */
export const WriteAboutPayment = ({ servers, orderId = null, variant, size }: WriteProps) => {
  const text = useText(paymentTicketText);
  const [isWriting, setWriting] = useState(false);
  return (
    <>
      <Button {...(variant && { variant })} {...(size && { size })} onClick={() => setWriting(true)}>
        {text.write}
      </Button>
      {isWriting ? (
        <PaymentTicketDialog servers={servers} orderId={orderId} onClose={() => setWriting(false)} />
      ) : null}
    </>
  );
};

/** What is typed survives a reload until it is sent. */
const PaymentTicketDialog = ({
  servers,
  orderId,
  onClose,
}: {
  servers: readonly Server[];
  orderId: string | null;
  onClose: () => void;
}) => {
  const text = useText(paymentTicketText);
  const { send } = useText(ticketText);
  const language = useLanguage();
  const navigate = useNavigate();
  const client = useQueryClient();
  const [server, setServer] = useState(servers[0]?.id ?? '');
  const { draft, set, drop } = useStoredDraft('payment-ticket', () => ({
    subject: text.usualSubject,
    text: '',
  }));
  const open = useMutation({
    mutationFn: (input: RouteRequest<typeof ownTicketRoutes.open>) => callApi(ownTicketRoutes.open, input),
    onSuccess: async ({ id, guild }) => {
      drop();
      toast.success(text.sent);
      await client.invalidateQueries({ queryKey: panelKey('privacy', 'tickets') });
      await navigate(`/account/tickets/${guild.id}/${id}`);
    },
  });
  return (
    <ConfirmDialog
      title={text.title}
      body={orderId === null ? text.body : `${text.body} ${text.order(orderId)}`}
      confirm={send}
      disabled={draft.subject.trim() === '' || draft.text.trim() === ''}
      pending={open.isPending}
      error={open.error}
      onConfirm={() =>
        open.mutate({ ...draft, guild_id: server, order_id: orderId, language, ...whatHappened() })
      }
      onClose={onClose}
    >
      {servers.length > 1 ? (
        <Select
          label={text.server}
          value={server}
          options={servers.map(({ id, name }) => ({ value: id, label: name }))}
          onChange={setServer}
        />
      ) : null}
      <FormField label={text.subject}>
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
