import { MESSAGE_LENGTH } from '@famiglia/contract/support/support';
import type { TicketMessage, TicketThread } from '@famiglia/contract/support/support';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { useAuth } from '../../shared/auth/auth-store.ts';
import { useFormat } from '../../shared/language/use-format.ts';
import { useText } from '../../shared/language/use-text.ts';
import { classes } from '../../shared/lib/classes.ts';
import { Button } from '../../shared/ui/button.tsx';
import { Card } from '../../shared/ui/card.tsx';
import { FormField } from '../../shared/ui/form-field.tsx';
import { Refusal } from '../../shared/ui/refusal.tsx';
import { TextArea } from '../../shared/ui/text-area.tsx';
import { ticketText } from './ticket.text.ts';

/** The messages of a ticket in order, with `children` below them. */
export const TicketConversation = ({ thread, children }: { thread: TicketThread; children?: ReactNode }) => {
  const text = useText(ticketText);
  return (
    <Card>
      <h2 className="border-b border-line px-4 py-3 text-base font-semibold">{text.conversation}</h2>
      <ol aria-live="polite">
        {thread.messages.map((message) => (
          <MessageRow key={message.id} message={message} />
        ))}
      </ol>
      {children}
    </Card>
  );
};

const MessageRow = ({ message }: { message: TicketMessage }) => {
  const text = useText(ticketText);
  const format = useFormat();
  const ownId = useAuth((state) => state.user?.id);
  const { author, side, created_at: at } = message;
  const name = [
    ...(side === 'support' ? [text.support] : []),
    ...(author === null ? [] : [author.id === ownId ? `${author.name} (${text.you})` : author.name]),
  ].join(' · ');
  return (
    <li
      className={classes(
        'grid gap-1 border-b border-l-2 border-b-line px-4 py-3 last:border-b-0',
        side === 'support' ? 'border-l-brass' : 'border-l-transparent',
      )}
    >
      <p className="text-xs text-muted">
        <span className="font-medium text-text">{name}</span>
        <span aria-hidden> · </span>
        <time dateTime={at} title={format.dateTime(at)} className="text-faint">
          {format.relative(at)}
        </time>
      </p>
      {message.text === '' ? (
        <p className="text-muted italic">{text.forgotten}</p>
      ) : (
        <p className="text-pretty wrap-anywhere whitespace-pre-wrap">{message.text}</p>
      )}
    </li>
  );
};

interface MessageFormProps {
  hint: string;
  pending: boolean;
  error: Error | null;
  /** `done` empties the field: what was typed stays until the server has it. */
  onSend: (text: string, done: () => void) => void;
}

/** The form for a new message in a ticket. */
export const MessageForm = ({ hint, pending, error, onSend }: MessageFormProps) => {
  const text = useText(ticketText);
  const format = useFormat();
  const [typed, setTyped] = useState('');
  const left = MESSAGE_LENGTH - typed.length;
  return (
    <form
      className="grid gap-3 border-t border-line p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '') onSend(typed, () => setTyped(''));
      }}
    >
      <FormField
        label={text.message}
        hint={left < MESSAGE_LENGTH / 10 ? text.left(format.number(left)) : hint}
      >
        {(control) => (
          <TextArea
            {...control}
            rows={4}
            maxLength={MESSAGE_LENGTH}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        )}
      </FormField>
      <Refusal error={error} />
      <Button
        type="submit"
        variant="primary"
        className="justify-self-start max-md:w-full"
        disabled={typed.trim() === ''}
        loading={pending}
      >
        {text.send}
      </Button>
    </form>
  );
};
