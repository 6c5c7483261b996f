import type { Participant } from '@famiglia/contract/events';
import { useRef, useState } from 'react';
import { useFormat } from '../../language/use-format.ts';
import { useText } from '../../language/use-text.ts';
import { Roster } from '../../roster/roster.tsx';
import type { RosterRow } from '../../roster/roster-row.ts';
import { useRowDrag } from '../../roster/use-row-drag.ts';
import { Button } from '../../ui/button.tsx';
import type { SignUp } from '../sign-up.ts';
import { signUpText } from '../sign-up.text.ts';
import { AttendedMark } from './attended-mark.tsx';
import { DropBar } from './drop-bar.tsx';
import { PinHandle } from './pin-handle.tsx';
import { RowMenu } from './row-menu.tsx';
import { usePinning } from './use-pinning.ts';
import { useRosterRows } from './use-roster-rows.ts';

/** A reserve of two thousand is not read to its end; who wants it can have it. */
const RESERVE_SHOWN = 100;

interface LiveRosterProps {
  of: SignUp;
  participants: readonly Participant[];
  leads: boolean;
  onRemove: (person: Participant) => void;
}

/** The roster of an event or a capt, following every click in Discord. A leader pins people in and out. */
export const LiveRoster = ({ of, participants, leads, onRemove }: LiveRosterProps) => {
  const text = useText(signUpText);
  const format = useFormat();
  const frame = useRef<HTMLDivElement>(null);
  const [whole, setWhole] = useState(false);
  const rows = useRosterRows(participants);
  const people = new Map(participants.map((one) => [one.user_id, one]));
  const { pin, pinByKey, said } = usePinning(of, frame);
  const { held, over, hold } = useRowDrag(frame, (id, list) => {
    const person = people.get(id);
    if (person) pin(person, list === 'main' ? 'in' : 'out');
  });

  const mayPin = leads && (of.status === 'open' || of.status === 'closed');
  const mainCount = rows.filter((row) => row.list === 'main').length;
  const shown = whole ? rows : rows.slice(0, mainCount + RESERVE_SHOWN);
  const end = (row: RosterRow) => {
    const person = people.get(row.id);
    if (!person) return null;
    if (person.attended !== null) return <AttendedMark attended={person.attended} />;
    // Nobody marks a reserve; the numbers still stand in one column.
    if (of.status === 'finished') return <span aria-hidden className="size-4" />;
    if (!mayPin) return null;
    return (
      <RowMenu
        person={person}
        onPin={(pinned) => pin(person, pinned)}
        onRemove={of.status === 'open' ? () => onRemove(person) : undefined}
      />
    );
  };
  const place = (row: RosterRow) => {
    const person = people.get(row.id);
    return person ? (
      <PinHandle
        row={row}
        onHold={(pointer) => hold(row, pointer)}
        onMove={(list) => pinByKey(person, list)}
      />
    ) : null;
  };

  return (
    <div ref={frame}>
      {held?.list === 'reserve' ? <DropBar list="main" over={over === 'main'} /> : null}
      <Roster rows={shown} full={mainCount >= of.slots} end={end} {...(mayPin ? { place } : {})} />
      {shown.length < rows.length ? (
        <Button variant="ghost" className="m-2" onClick={() => setWhole(true)}>
          {text.showReserve(format.number(rows.length - shown.length))}
        </Button>
      ) : null}
      {held?.list === 'main' ? <DropBar list="reserve" over={over === 'reserve'} /> : null}
      <output className="sr-only">{said}</output>
    </div>
  );
};
