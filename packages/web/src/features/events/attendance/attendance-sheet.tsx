import { eventRoutes } from '@famiglia/contract/event-routes';
import type { EventDetails, Participant } from '@famiglia/contract/events';
import { useState } from 'react';
import { formatSpan } from '../../../shared/language/format-span.ts';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { useEventChange, useVoice } from '../queries.ts';
import { AttendanceFoot } from './attendance-foot.tsx';
import { AttendanceList } from '../../../entities/sign-up/attendance/attendance-list.tsx';
import { attendanceText } from './attendance.text.ts';

interface AttendanceSheetProps {
  event: EventDetails;
  participants: readonly Participant[];
  onClose: () => void;
}

const idsOf = (people: readonly Participant[]) => new Set(people.map((one) => one.user_id));

/** Marks attendance: all of main or everybody seen in voice by one press, then single people. */
export const AttendanceSheet = ({ event, participants, onClose }: AttendanceSheetProps) => {
  const text = useText(attendanceText);
  const language = useLanguage();
  const format = useFormat();
  const voice = useVoice(useCurrentGuild().id, event.id);
  const finish = useEventChange(eventRoutes.finish);
  const [came, setCame] = useState<ReadonlySet<string>>(new Set());

  const seen = new Map(
    voice.data?.map((one) => [one.user_id, text.voice(one.channel_name, formatSpan(language, one.minutes))]),
  );
  const inMain = participants.filter((one) => one.list === 'main');
  const inVoice = participants.filter((one) => seen.has(one.user_id));
  const attended = participants.map((one) => one.user_id).filter((id) => came.has(id));

  return (
    <Card>
      <header className="flex flex-wrap items-center gap-2 border-b border-line px-4 py-3">
        <div className="min-w-44 flex-1">
          <h2 className="font-semibold">{text.title}</h2>
          <p className="text-xs text-pretty text-muted">{text.once}</p>
        </div>
        <div className="flex flex-wrap gap-2">
          {inVoice.length > 0 ? (
            <Button onClick={() => setCame(idsOf(inVoice))}>
              {text.fromVoice(format.number(inVoice.length))}
            </Button>
          ) : null}
          <Button onClick={() => setCame(idsOf(inMain))}>{text.wholeMain}</Button>
          <Button variant="ghost" disabled={came.size === 0} onClick={() => setCame(new Set())}>
            {text.nobody}
          </Button>
        </div>
      </header>
      <AttendanceList participants={participants} seen={seen} came={came} onChange={setCame} />
      <AttendanceFoot
        count={attended.length}
        reward={event.reward}
        pending={finish.isPending}
        error={finish.error}
        onBack={onClose}
        onFinish={() => finish.mutate({ eventId: event.id, attended }, { onSuccess: onClose })}
      />
    </Card>
  );
};
