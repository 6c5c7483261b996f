import type { AttendanceState, Participant } from '@famiglia/contract/events/events';
import { useState } from 'react';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Check, Minus, X } from '../../../shared/ui/icons.ts';
import { RosterItem } from '../table/roster-item.tsx';
import type { SignUp } from '../sign-up.ts';
import { signUpText } from '../sign-up.text.ts';
import { liveRosterText } from './live-roster.text.ts';
import { namesOf } from './names-of.ts';
import { PlaceDialog } from './place-dialog.tsx';

const OUTCOMES = ['attended', 'walk_in', 'absent', 'excused', 'unneeded'] as const;
type Outcome = (typeof OUTCOMES)[number];

const outcomeOf = ({ list, attendance }: Participant): Outcome =>
  list === 'walk_in' ? 'walk_in' : (attendance ?? 'unneeded');

interface FinishedRosterProps {
  of: SignUp;
  participants: readonly Participant[];
}

/** A roster that is over: who came, who did not, and what each of them got. How they were sorted no longer matters. */
export const FinishedRoster = ({ of, participants }: FinishedRosterProps) => {
  const text = useText(liveRosterText);
  const { criteria } = useText(signUpText);
  const format = useFormat();
  const [open, setOpen] = useState<string | null>(null);
  const opened = participants.find((one) => one.user_id === open);
  const squads = new Map(of.squads.map(({ id, name }) => [id, name]));
  const isPaid = participants.some(({ paid }) => paid !== null && paid !== 0);
  const groups = OUTCOMES.map((outcome) => ({
    outcome,
    people: participants.filter((one) => outcomeOf(one) === outcome),
  })).filter(({ people }) => people.length > 0);
  const noteOf = (one: Participant): string => {
    if (one.list === 'reserve' && one.attendance !== null) return text.fromReserve;
    return squads.get(one.squad_id ?? '') ?? '';
  };
  return (
    <div className="@container">
      {groups.map(({ outcome, people }, index) => (
        <section key={outcome}>
          <h3 className="flex items-baseline gap-x-2 border-b border-line bg-raised px-4 py-2 text-xs font-medium">
            {text.outcomes[outcome]}
            <span className="text-muted">{format.number(people.length)}</span>
            {index === 0 && isPaid ? (
              <span className="ml-auto font-normal text-muted">{criteria.reputation}</span>
            ) : null}
          </h3>
          <ol aria-label={text.outcomes[outcome]}>
            {people.map((one, nth) => (
              <RosterItem
                key={one.user_id}
                row={{
                  ...namesOf(one),
                  list: outcome === 'attended' || outcome === 'walk_in' ? 'main' : 'reserve',
                  position: nth + 1,
                  reason: noteOf(one),
                  value: one.paid ? format.delta(one.paid) : '',
                }}
                end={<Mark outcome={outcome} />}
                {...(one.list === 'walk_in' ? {} : { onOpen: () => setOpen(one.user_id) })}
              />
            ))}
          </ol>
        </section>
      ))}
      {opened ? <PlaceDialog of={of} person={opened} onClose={() => setOpen(null)} /> : null}
    </div>
  );
};

/** Whether a participant came. Attendance is not marked for the reserve; the space keeps the numbers aligned. */
const Mark = ({ outcome }: { outcome: Outcome }) => {
  const text = useText(liveRosterText);
  if (outcome === 'unneeded') return <span aria-hidden className="block size-4" />;
  const attendance = outcome === 'walk_in' ? 'attended' : outcome;
  const { icon: Icon, color } = MARKS[attendance];
  return (
    <span title={text.attendances[attendance]} className={color}>
      <Icon aria-hidden className="size-4" />
      <span className="sr-only">{text.attendances[attendance]}</span>
    </span>
  );
};

const MARKS = {
  attended: { icon: Check, color: 'text-good' },
  absent: { icon: X, color: 'text-bad' },
  excused: { icon: Minus, color: 'text-muted' },
} as const satisfies Record<AttendanceState, unknown>;
