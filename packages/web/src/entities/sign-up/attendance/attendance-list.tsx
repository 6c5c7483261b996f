import type { Participant } from '@famiglia/contract/events';
import { useText } from '../../../shared/language/use-text.ts';
import { signUpText } from '../sign-up.text.ts';
import { AttendanceRow } from './attendance-row.tsx';

interface AttendanceListProps {
  participants: readonly Participant[];
  came: ReadonlySet<string>;
  onChange: (came: ReadonlySet<string>) => void;
  /** The voice channel in which the bot saw each person around the start. */
  seen?: ReadonlyMap<string, string>;
}

/** All participants with a checkbox each: main, then reserve. */
export const AttendanceList = ({ participants, came, onChange, seen }: AttendanceListProps) => {
  const text = useText(signUpText);
  const mark = (id: string, isThere: boolean): void => {
    const next = new Set(came);
    if (isThere) next.add(id);
    else next.delete(id);
    onChange(next);
  };
  return (['main', 'reserve'] as const).map((list) => {
    const people = participants.filter((one) => one.list === list);
    return people.length > 0 ? (
      <section key={list} aria-label={text[list]}>
        <h3 className="border-b border-line bg-raised px-4 py-1.5 text-xs text-muted">{text[list]}</h3>
        <ul>
          {people.map((one) => (
            <AttendanceRow
              key={one.user_id}
              person={one}
              seen={seen?.get(one.user_id)}
              came={came.has(one.user_id)}
              onChange={(isThere) => mark(one.user_id, isThere)}
            />
          ))}
        </ul>
      </section>
    ) : null;
  });
};
