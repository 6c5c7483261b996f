import type { EventDetails } from '@famiglia/contract/events';
import { formatSpan } from '../language/format-span.ts';
import { useFormat } from '../language/use-format.ts';
import { useLanguage } from '../language/use-language.ts';
import { useText } from '../language/use-text.ts';
import { useCurrentGuild } from '../lib/current-guild.ts';
import { Button } from '../ui/button.tsx';
import type { EventDraft } from '../features/events/form/event-draft.ts';
import { requestOf } from '../features/events/form/event-draft.ts';
import { formText } from '../features/events/form/form.text.ts';

interface NewerVersionProps {
  theirs: EventDetails;
  draft: EventDraft;
  onTake: () => void;
}

/** What somebody else saved while this form was open, where it differs from what is typed. */
export const NewerVersion = ({ theirs, draft, onTake }: NewerVersionProps) => {
  const text = useText(formText);
  const format = useFormat();
  const language = useLanguage();
  const { time_zone: zone } = useCurrentGuild();
  const mine = requestOf(draft, zone);
  const differing = [
    [text.name, mine.title !== theirs.title, theirs.title],
    [text.day, mine.starts_at !== theirs.starts_at, format.moment(theirs.starts_at, zone)],
    [text.slots, mine.slots !== theirs.slots, format.number(theirs.slots)],
    [text.reward, mine.reward !== theirs.reward, format.number(theirs.reward)],
    [
      text.reminders,
      String(mine.reminders_minutes) !== String(theirs.reminders_minutes),
      theirs.reminders_minutes.map((minutes) => formatSpan(language, minutes)).join(', ') || text.noReminders,
    ],
    [text.description, mine.description !== theirs.description, theirs.description || '—'],
  ] as const;
  return (
    <div role="alert" className="grid gap-2 rounded-sm border border-info/40 bg-info-wash p-3">
      <p className="font-medium">{text.conflictTitle}</p>
      <p className="text-muted">{text.conflictBody}</p>
      <dl className="grid gap-1">
        {differing
          .filter(([, differs]) => differs)
          .map(([name, , value]) => (
            <div key={name} className="flex flex-wrap gap-x-2">
              <dt className="text-muted">{name}:</dt>
              <dd className="min-w-0 font-medium break-words">{value}</dd>
            </div>
          ))}
      </dl>
      <Button className="justify-self-start" onClick={onTake}>
        {text.takeTheirs}
      </Button>
    </div>
  );
};
