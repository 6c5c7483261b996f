import type { Participant } from '@famiglia/contract/events/events';
import { useRef, useState } from 'react';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { Roster } from '../table/roster.tsx';
import type { RosterRow } from '../table/roster-row.ts';
import { rosterText } from '../table/roster.text.ts';
import { useRowDrag } from '../table/use-row-drag.ts';
import { Button } from '../../../shared/ui/button.tsx';
import type { SignUp } from '../sign-up.ts';
import { signUpText } from '../sign-up.text.ts';
import { liveRosterText } from './live-roster.text.ts';
import { PlaceDialog } from './place-dialog.tsx';
import { PinHandle } from './pin-handle.tsx';
import { RowMenu } from './row-menu.tsx';
import { usePinning } from './use-pinning.ts';
import { useRosterRows } from './use-roster-rows.ts';

/** A longer reserve is shown on request. */
const RESERVE_SHOWN = 100;

interface LiveRosterProps {
  of: SignUp;
  participants: readonly Participant[];
  leads: boolean;
  onRemove: (person: Participant) => void;
}

/** The live roster of an event or a capt. A leader can pin people in and out. */
export const LiveRoster = ({ of, participants, leads, onRemove }: LiveRosterProps) => {
  const text = useText(signUpText);
  const live = useText(liveRosterText);
  const words = useText(rosterText);
  const format = useFormat();
  const frame = useRef<HTMLDivElement>(null);
  const [whole, setWhole] = useState(false);
  const [open, setOpen] = useState<string | null>(null);
  const { rows, border, squadBorders, roomForAll, value } = useRosterRows(participants, of);
  const people = new Map(participants.map((one) => [one.user_id, one]));
  const opened = people.get(open ?? '');
  const { pin, pinByKey, move, said } = usePinning(of, frame);
  const { held, over, hold } = useRowDrag(frame, (id, place) => {
    const person = people.get(id);
    if (!person) return;
    const squad = of.squads.find((one) => one.id === place.squad);
    if (squad) move(person, squad);
    else pin(person, place.list === 'main' ? 'in' : 'out');
  });

  const mayPin = leads && (of.status === 'open' || of.status === 'closed');
  const mainCount = rows.filter((row) => row.list === 'main').length;
  const shown = whole ? rows : rows.slice(0, mainCount + RESERVE_SHOWN);
  const end = (row: RosterRow) => {
    const person = people.get(row.id);
    if (!person) return null;
    if (!mayPin) return null;
    return (
      <RowMenu
        person={person}
        squads={of.squads}
        onPin={(pinned) => pin(person, pinned)}
        onMove={(squad) => move(person, squad)}
        onRemove={() => onRemove(person)}
      />
    );
  };
  const place = (row: RosterRow) => {
    const person = people.get(row.id);
    return person ? (
      <PinHandle
        row={row}
        hint={of.squads.length > 0 ? live.handleHintSquads : live.handleHint}
        onHold={(pointer) => hold(row, pointer)}
        onMove={(list) => pinByKey(person, list)}
      />
    ) : null;
  };

  return (
    <div ref={frame}>
      {rows.length > 0 ? (
        <p className="flex items-baseline gap-x-3 border-b border-line px-4 py-2 text-xs text-muted">
          {roomForAll ? words.roomForAll : null}
          <span className="ml-auto">{text.criteria[value]}</span>
        </p>
      ) : null}
      {held?.list === 'reserve' ? (
        <DropBar list="main" over={over?.list === 'main' && over.squad === null} />
      ) : null}
      <Roster
        rows={shown}
        squads={of.squads.map((squad) => ({
          id: squad.id,
          name: squad.name,
          taken: `${format.number(squad.main_count)} / ${format.number(squad.slots)}`,
          note: [squad.role && live.needs(squad.role), squad.leader && live.ledBy(squad.leader.name)]
            .filter(Boolean)
            .join(' · '),
          border: squadBorders.get(squad.id) ?? null,
        }))}
        over={held && over?.squad !== held.squad ? (over?.squad ?? null) : null}
        border={border}
        end={end}
        onOpen={(row) => setOpen(row.id)}
        {...(mayPin ? { place } : {})}
      />
      {shown.length < rows.length ? (
        <Button variant="ghost" className="m-2" onClick={() => setWhole(true)}>
          {text.showReserve(format.number(rows.length - shown.length))}
        </Button>
      ) : null}
      {held?.list === 'main' ? <DropBar list="reserve" over={over?.list === 'reserve'} /> : null}
      {opened ? <PlaceDialog of={of} person={opened} onClose={() => setOpen(null)} /> : null}
      <output className="sr-only">{said}</output>
    </div>
  );
};

interface DropBarProps {
  /** The list that the row may be dropped into. */
  list: RosterRow['list'];
  over: boolean;
}

/** Shown at the edge of the screen while a row is dragged: the other list may be far away or empty. */
const DropBar = ({ list, over }: DropBarProps) => {
  const text = useText(liveRosterText);
  return (
    <p
      data-list={list}
      className={classes(
        'sticky z-2 mx-2 grid h-14 place-items-center rounded-sm border border-dashed px-3 text-center font-medium',
        list === 'main'
          ? 'top-16 -mb-14 translate-y-2 md:top-2'
          : 'bottom-18 -mt-14 -translate-y-2 md:bottom-2',
        over ? 'border-brass bg-brass text-brass-ink' : 'border-brass bg-surface text-brass',
      )}
    >
      {list === 'main' ? text.dropMain : text.dropReserve}
    </p>
  );
};
