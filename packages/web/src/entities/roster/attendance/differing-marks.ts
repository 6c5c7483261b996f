import type { AttendanceState } from '@famiglia/contract/events/events';
import type { Attendee } from './attendance-row.tsx';

interface Marks {
  came: ReadonlySet<string>;
  excused: ReadonlySet<string>;
}

const markOf = ({ came, excused }: Marks, id: string): AttendanceState => {
  if (came.has(id)) return 'attended';
  return excused.has(id) ? 'excused' : 'absent';
};

/** Whose mark another leader saved differently, and how. */
export const differingMarks = (
  people: readonly Attendee[],
  mine: Marks,
  theirs: Marks,
): { name: string; mark: AttendanceState }[] =>
  people.flatMap(({ user_id: id, ingame_nick: nick, display_name: name }) => {
    const mark = markOf(theirs, id);
    return mark === markOf(mine, id) ? [] : [{ name: nick ?? name, mark }];
  });
