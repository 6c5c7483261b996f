import type { Participant } from '@famiglia/contract/events/events';
import { useText } from '../../../shared/language/use-text.ts';
import type { SignUp } from '../sign-up.ts';
import { signUpText } from '../sign-up.text.ts';
import type { Attendee } from './attendance-row.tsx';
import { AttendanceRow } from './attendance-row.tsx';

interface AttendanceListProps {
  participants: readonly Participant[];
  came: ReadonlySet<string>;
  onChange: (came: ReadonlySet<string>) => void;
  /** Who had a good reason not to come. */
  excused: ReadonlySet<string>;
  onExcuse: (excused: ReadonlySet<string>) => void;
  /** Who gave up a place too late. */
  lateLeaves: readonly Attendee[];
  /** Who came without having signed up. */
  walkIns: readonly Attendee[];
  /** Who said that they would be late. */
  answers: SignUp['answers'];
  /** The voice channel in which the bot saw each person around the start. */
  seen?: ReadonlyMap<string, string>;
}

const changed = (ids: ReadonlySet<string>, id: string, isIn: boolean): ReadonlySet<string> => {
  const next = new Set(ids);
  if (isIn) next.add(id);
  else next.delete(id);
  return next;
};

/** Everybody with a checkbox each: main, reserve, those who left late, those who came without signing up. */
export const AttendanceList = ({
  participants,
  came,
  onChange,
  excused,
  onExcuse,
  lateLeaves,
  walkIns,
  answers,
  seen,
}: AttendanceListProps) => {
  const text = useText(signUpText);
  const late = new Set(answers.flatMap((one) => (one.answer === 'late' ? [one.user_id] : [])));
  const of = (list: Participant['list']) => participants.filter((one) => one.list === list);
  const sections = [
    { title: text.main, people: of('main'), excusable: true },
    { title: text.reserve, people: of('reserve'), excusable: false },
    { title: text.leftLate, people: lateLeaves, excusable: true },
    { title: text.walkIns, people: walkIns, excusable: false },
  ];
  return sections.map(({ title, people, excusable }) =>
    people.length > 0 ? (
      <section key={title} aria-label={title}>
        <h3 className="border-b border-line bg-raised px-4 py-1.5 text-xs text-muted">{title}</h3>
        <ul>
          {people.map((one: Attendee) => (
            <AttendanceRow
              key={one.user_id}
              person={one}
              seen={seen?.get(one.user_id)}
              late={late.has(one.user_id)}
              came={came.has(one.user_id)}
              onChange={(isThere) => {
                onChange(changed(came, one.user_id, isThere));
                onExcuse(changed(excused, one.user_id, false));
              }}
              excuse={
                excusable
                  ? {
                      excused: excused.has(one.user_id),
                      onChange: (isExcused) => onExcuse(changed(excused, one.user_id, isExcused)),
                    }
                  : undefined
              }
            />
          ))}
        </ul>
      </section>
    ) : null,
  );
};
