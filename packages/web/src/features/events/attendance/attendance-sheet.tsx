import { eventRoutes } from '@famiglia/contract/events/event-routes';
import type { EventDetails, Participant } from '@famiglia/contract/events/events';
import { useState } from 'react';
import { formatSpan } from '../../../shared/language/format-span.ts';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { useSeenVersion } from '../../../shared/lib/use-seen-version.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { NewerVersion } from '../../../shared/ui/newer-version.tsx';
import { useEventChange, useVoice } from '../queries.ts';
import { AttendanceFoot } from './attendance-foot.tsx';
import { differingMarks } from '../../../entities/roster/attendance/differing-marks.ts';
import { AttendanceList } from '../../../entities/roster/attendance/attendance-list.tsx';
import type { Attendee } from '../../../entities/roster/attendance/attendance-row.tsx';
import { WalkInSearch } from '../../../entities/roster/attendance/walk-in-search.tsx';
import { signUpText } from '../../../entities/roster/sign-up.text.ts';
import { attendanceText } from './attendance.text.ts';

interface AttendanceSheetProps {
  event: EventDetails;
  participants: readonly Participant[];
  onClose: () => void;
}

const idsOf = (people: readonly Attendee[]) => new Set(people.map((one) => one.user_id));

/**
 * Marks attendance: everybody in main counts as present at first, as in Discord, except those on vacation, who are excused; or
 * everybody seen in voice by one press; then
 * single people, excuses and those who came without signing up. Of a finished event it starts with what was marked, and corrects it.
 */
export const AttendanceSheet = ({ event, participants, onClose }: AttendanceSheetProps) => {
  const text = { ...useText(signUpText), ...useText(attendanceText) };
  const language = useLanguage();
  const format = useFormat();
  const voice = useVoice(useCurrentGuild().id, event.id);
  const finish = useEventChange(eventRoutes.finish);
  const marked = (state: Participant['attendance']) => participants.filter((one) => one.attendance === state);
  const inMain = participants.filter((one) => one.list === 'main');
  const storedCame = () =>
    idsOf(event.status === 'finished' ? marked('attended') : inMain.filter((one) => !one.away));
  const storedExcused = () =>
    idsOf([
      ...(event.status === 'finished' ? marked('excused') : inMain.filter((one) => one.away)),
      ...event.late_leaves.filter((one) => one.excused),
    ]);
  const [came, setCame] = useState<ReadonlySet<string>>(storedCame);
  const [excused, setExcused] = useState<ReadonlySet<string>>(storedExcused);
  const { version, refusal, take } = useSeenVersion(event, finish.error);
  const [walkIns, setWalkIns] = useState<readonly Attendee[]>(() =>
    participants.filter((one) => one.list === 'walk_in'),
  );

  const seen = new Map(
    voice.data?.map((one) => [one.user_id, text.voice(one.channel_name, formatSpan(language, one.minutes))]),
  );
  const inVoice = participants.filter((one) => seen.has(one.user_id));
  const signedUp = participants.filter((one) => one.list !== 'walk_in');
  const everybody = [...signedUp, ...event.late_leaves, ...walkIns];
  const attended = [...idsOf(everybody)].filter((id) => came.has(id));
  const missing = (people: readonly Attendee[]) =>
    people.filter(({ user_id: id }) => !came.has(id) && !excused.has(id)).length;
  const choose = (people: ReadonlySet<string>): void => {
    setCame(people);
    setExcused((old) => new Set([...old].filter((id) => !people.has(id))));
  };
  const save = () =>
    finish.mutate(
      { eventId: event.id, attended, excused: [...excused], version },
      {
        onSuccess: ({ limited }) => {
          if (limited > 0) toast.info(text.limited(limited));
          onClose();
        },
      },
    );
  const theirs = refusal
    ? differingMarks(everybody, { came, excused }, { came: storedCame(), excused: storedExcused() })
    : [];
  const takeTheirs = (): void => {
    setCame(storedCame());
    setExcused(storedExcused());
    setWalkIns(participants.filter((one) => one.list === 'walk_in'));
    take();
    finish.reset();
  };

  return (
    <Card>
      <header className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-3">
        <div className="min-w-44 flex-1">
          <h2 className="font-semibold">{text.title}</h2>
          <p className="text-xs text-pretty text-muted">{text.once}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {inVoice.length > 0 ? (
            <Button onClick={() => choose(idsOf(inVoice))}>
              {text.fromVoice(format.number(inVoice.length))}
            </Button>
          ) : null}
          <Button onClick={() => choose(idsOf(inMain))}>{text.wholeMain}</Button>
          <Button variant="ghost" disabled={came.size === 0} onClick={() => setCame(new Set())}>
            {text.nobody}
          </Button>
        </div>
      </header>
      <AttendanceList
        participants={participants}
        seen={seen}
        came={came}
        onChange={setCame}
        excused={excused}
        onExcuse={setExcused}
        lateLeaves={event.late_leaves}
        walkIns={walkIns}
        answers={event.answers}
      />
      <WalkInSearch
        listed={idsOf(everybody)}
        onAdd={(person) => {
          setWalkIns([...walkIns, person]);
          setCame(new Set([...came, person.user_id]));
        }}
      />
      {refusal ? (
        <div className="border-t border-line p-4">
          <NewerVersion
            refusal={refusal}
            theirs={theirs.map(({ name, mark }) => ({ name, value: text.marks[mark] }))}
            onTake={takeTheirs}
          />
        </div>
      ) : null}
      <AttendanceFoot
        count={attended.length}
        reward={event.reward}
        penalty={
          missing(inMain) * event.no_show_penalty + missing(event.late_leaves) * event.late_leave_penalty
        }
        again={event.status === 'finished'}
        pending={finish.isPending}
        error={refusal ? null : finish.error}
        overTheirs={refusal !== null}
        onBack={onClose}
        onFinish={save}
      />
    </Card>
  );
};
