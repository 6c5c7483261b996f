import type { CaptDetails } from '@famiglia/contract/capts/capts';
import type { Participant } from '@famiglia/contract/events/events';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useState } from 'react';
import { AttendanceList } from '../../../entities/roster/attendance/attendance-list.tsx';
import type { Attendee } from '../../../entities/roster/attendance/attendance-row.tsx';
import { WalkInSearch } from '../../../entities/roster/attendance/walk-in-search.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { resultText } from './result.text.ts';

interface AttendanceFieldProps {
  capt: CaptDetails;
  participants: readonly Participant[];
  came: ReadonlySet<string>;
  /** No checkbox was changed: the server derives attendance as usual. */
  untouched: boolean;
  onChange: (came: ReadonlySet<string>) => void;
  excused: ReadonlySet<string>;
  onExcuse: (excused: ReadonlySet<string>) => void;
}

/** Attendance, for a leader to correct; whoever came without having signed up is found by name. */
export const AttendanceField = ({
  capt,
  participants,
  came,
  untouched,
  onChange,
  excused,
  onExcuse,
}: AttendanceFieldProps) => {
  const text = useText(resultText);
  const format = useFormat();
  const known = capt.status === 'finished' ? text.unchanged : text.untouched;
  const [walkIns, setWalkIns] = useState<readonly Attendee[]>(() =>
    participants.filter((one) => one.list === 'walk_in'),
  );
  const listed = new Set([...participants, ...capt.late_leaves, ...walkIns].map((one) => one.user_id));
  const main = participants.filter((one) => one.list === 'main').map((one) => one.user_id);
  return (
    <section aria-label={text.attendance} className="grid gap-2">
      <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
        <h3 className="mr-auto font-medium">{text.attendance}</h3>
        <Button variant="ghost" onClick={() => onChange(new Set(main))}>
          {text.wholeMain}
        </Button>
        <Button variant="ghost" onClick={() => onChange(new Set())}>
          {text.nobody}
        </Button>
      </div>
      <div className="max-h-64 overflow-y-auto rounded-sm border border-line">
        <AttendanceList
          participants={participants}
          came={came}
          onChange={onChange}
          excused={excused}
          onExcuse={onExcuse}
          lateLeaves={capt.late_leaves}
          walkIns={walkIns}
          answers={capt.answers}
        />
        <WalkInSearch
          listed={listed}
          onAdd={(person) => {
            setWalkIns([...walkIns, person]);
            onChange(new Set([...came, person.user_id]));
          }}
        />
      </div>
      <p className="text-xs text-pretty text-muted">
        <output className="font-medium text-text">{text.came(came.size)}.</output> {untouched ? known : null}{' '}
        {capt.reward > 0 ? text.pays(format.delta(capt.reward)) : null}
      </p>
    </section>
  );
};
