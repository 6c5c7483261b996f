import type { ReactNode, ComponentProps } from 'react';
import { useState } from 'react';
import { useText } from '../../../shared/language/use-text.ts';
import { Fold } from '../../../shared/ui/fold.tsx';
import type { SignUpKind } from '../sign-up-kind.ts';
import { CutoffField } from './cutoff-field.tsx';
import { moreText } from './more.text.ts';
import { PingFields } from './ping-fields.tsx';
import { ReminderChoices } from './reminder-choices.tsx';
import { SquadsField } from './squads-field.tsx';
import { useMoreSummary } from './use-more-summary.ts';
import type { MoreDraft } from './use-more-summary.ts';
import { ChoiceField } from './choice-field.tsx';
import { threadText } from './thread.text.ts';
import { answersText } from '../answers/answers.text.ts';

interface MoreFieldsProps {
  kind: SignUpKind['name'];
  draft: MoreDraft;
  onChange: (part: Partial<Omit<MoreDraft, 'reward'>>) => void;
  /** Codes, by field. */
  problems: Partial<Record<'squads' | 'cutoff_minutes' | 'ping_role_id' | 'ping_again_minutes', string>>;
  isNew: boolean;
  /** The list is frozen: its squads stay as they are. */
  frozen: boolean;
  /** False where who leads a squad is decided later, for each event. */
  hasLeaders?: boolean;
  /** Fields that only this form has, first in the fold. */
  lead?: ReactNode;
  /** What is set in them, in words. */
  leadSummary?: readonly string[];
}

/** What most sign-ups leave as it is, in a fold that says what is set in it. The form opens it where something in it is wrong. */
export const MoreFields = ({
  kind,
  draft,
  onChange,
  problems,
  isNew,
  frozen,
  hasLeaders = true,
  lead,
  leadSummary,
}: MoreFieldsProps) => {
  const { more } = useText(moreText);
  const summaryOf = useMoreSummary(kind, isNew);
  return (
    <Fold label={more} summary={summaryOf(draft, leadSummary)} className="col-span-2">
      <div className="grid grid-cols-[minmax(0,6fr)_minmax(0,5fr)] gap-4 md:grid-cols-2">
        {lead}
        <div className="col-span-2">
          <ReminderChoices
            value={draft.reminders}
            onChange={(reminders) => onChange({ reminders })}
            mayFollowSettings={isNew}
          />
        </div>
        <PingFields kind={kind} value={draft} onChange={onChange} problems={problems} isNew={isNew} />
        <CutoffField value={draft} onChange={onChange} wrong={problems.cutoff_minutes !== undefined} />
        <ThreadField value={draft.thread} onChange={(thread) => onChange({ thread })} isNew={isNew} />
        <AnswersField
          value={draft.moreAnswers}
          onChange={(moreAnswers) => onChange({ moreAnswers })}
          isNew={isNew}
        />
        <SquadsField
          value={draft.squads}
          onChange={(squads) => onChange({ squads })}
          problem={problems.squads}
          frozen={frozen}
          hasLeaders={hasLeaders}
        />
      </div>
    </Fold>
  );
};

/** Whether those selected get a private thread below the sign-up. */
const ThreadField = (props: Omit<ComponentProps<typeof ChoiceField>, 'text'>) => {
  const text = useText(threadText);
  return <ChoiceField text={{ ...text, label: text.thread }} {...props} />;
};

/** Whether people can also answer late, maybe and cannot. What they answered is gone when it is switched off. */
const AnswersField = (props: Omit<ComponentProps<typeof ChoiceField>, 'text'>) => {
  const text = useText(answersText).field;
  const [before] = useState(props.value);
  const isLost = before === 'yes' && props.value === 'no';
  return <ChoiceField text={{ ...text, hint: isLost ? text.lost : text.hint }} {...props} />;
};
