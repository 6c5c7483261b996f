import { mayStep } from '@famiglia/contract/applications/application-steps';
import { applicationRoutes, REASON_LENGTH } from '@famiglia/contract/applications/applications';
import type { ApplicationDetails, ApplicationEntry } from '@famiglia/contract/applications/applications';
import { useState } from 'react';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { may } from '../../../shared/lib/may.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { Refusal } from '../../../shared/ui/refusal.tsx';
import { TextArea } from '../../../shared/ui/text-area.tsx';
import { applicationText } from './application.text.ts';
import { useApplicationChange } from '../queries.ts';

/** What happened to an application in order, and the conversation with the candidate. */
export const HistoryCard = ({ details }: { details: ApplicationDetails }) => {
  const text = useText(applicationText);
  const { access } = useCurrentGuild();
  const asks = may(access.permissions, 'applications.manage') && mayStep('refuse', details.status);
  return (
    <Card>
      <h2 className="border-b border-line px-4 py-3 text-base font-semibold">{text.history}</h2>
      <ol>
        {details.entries.map((entry) => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </ol>
      {asks ? <AskForm applicationId={details.id} /> : null}
    </Card>
  );
};

const SILENT: ReadonlySet<ApplicationEntry['kind']> = new Set([
  'taken',
  'released',
  'reopened',
  'withdrawn',
  'answer',
]);

const EntryRow = ({ entry }: { entry: ApplicationEntry }) => {
  const text = useText(applicationText);
  const format = useFormat();
  const { kind, author, told } = entry;
  const reached = told === 'dm' || SILENT.has(kind) ? null : text.told[told ?? 'waiting'];
  return (
    <li className="grid gap-0.5 border-b border-line px-4 py-3 last:border-b-0">
      <p className="text-xs text-muted">
        <span className="font-medium text-text">{text.entries[kind]}</span>
        {author === null ? null : ` · ${author.name}`}
        {entry.at === null ? null : ` · ${format.dateTime(entry.at)}`}
        {reached === null ? null : <span className="text-bad"> · {reached}</span>}
        <span aria-hidden> · </span>
        <time dateTime={entry.created_at} title={format.dateTime(entry.created_at)} className="text-faint">
          {format.relative(entry.created_at)}
        </time>
      </p>
      {entry.text === '' ? null : (
        <p className="text-pretty wrap-anywhere whitespace-pre-line">{entry.text}</p>
      )}
    </li>
  );
};

/** What was typed stays until the server has it. */
const AskForm = ({ applicationId }: { applicationId: string }) => {
  const text = useText(applicationText);
  const ask = useApplicationChange(applicationRoutes.ask);
  const [typed, setTyped] = useState('');
  return (
    <form
      className="grid gap-2 border-t border-line p-4"
      onSubmit={(event) => {
        event.preventDefault();
        if (typed.trim() !== '')
          ask.mutate({ applicationId, text: typed }, { onSuccess: () => setTyped('') });
      }}
    >
      <TextArea
        aria-label={text.askPlaceholder}
        placeholder={text.askPlaceholder}
        rows={2}
        maxLength={REASON_LENGTH}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      <Refusal error={ask.error} />
      <p className="text-xs text-pretty text-muted">{text.askHint}</p>
      <Button
        type="submit"
        className="justify-self-start"
        disabled={typed.trim() === ''}
        loading={ask.isPending}
      >
        {text.ask}
      </Button>
    </form>
  );
};
