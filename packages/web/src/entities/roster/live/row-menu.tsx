import type { Participant } from '@famiglia/contract/events/events';
import type { Squad } from '@famiglia/contract/rosters/squads';
import { ArrowRight, Ellipsis, Pin, PinOff, UserMinus } from '../../../shared/ui/icons.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { IconButton } from '../../../shared/ui/icon-button.tsx';
import { Menu, MenuItem, MenuSeparator } from '../../../shared/ui/menu.tsx';
import { liveRosterText } from './live-roster.text.ts';

interface RowMenuProps {
  person: Participant;
  squads: readonly Squad[];
  onPin: (pinned: Participant['pinned']) => void;
  onMove: (squad: Squad) => void;
  onRemove: () => void;
}

/** A leader's actions for one participant. */
export const RowMenu = ({ person, squads, onPin, onMove, onRemove }: RowMenuProps) => {
  const text = useText(liveRosterText);
  return (
    <Menu
      align="end"
      trigger={
        <IconButton label={text.actions(person.ingame_nick ?? person.display_name)} className="-mr-3">
          <Ellipsis aria-hidden className="size-4" />
        </IconButton>
      }
    >
      {person.pinned === 'in' ? null : (
        <MenuItem onClick={() => onPin('in')}>
          <Pin aria-hidden className="size-4 text-faint" />
          {text.pinIn}
        </MenuItem>
      )}
      {person.pinned === 'out' ? null : (
        <MenuItem onClick={() => onPin('out')}>
          <Pin aria-hidden className="size-4 rotate-180 text-faint" />
          {text.pinOut}
        </MenuItem>
      )}
      {person.pinned === null ? null : (
        <MenuItem onClick={() => onPin(null)}>
          <PinOff aria-hidden className="size-4 text-faint" />
          {text.unpin}
        </MenuItem>
      )}
      {squads.length > 0 ? <MenuSeparator /> : null}
      {squads
        .filter(({ id }) => id !== person.squad_id)
        .map((squad) => (
          <MenuItem key={squad.id} onClick={() => onMove(squad)}>
            <ArrowRight aria-hidden className="size-4 shrink-0 text-faint" />
            {text.moveTo(squad.name)}
          </MenuItem>
        ))}
      <MenuSeparator />
      <MenuItem className="text-bad" onClick={onRemove}>
        <UserMinus aria-hidden className="size-4" />
        {text.remove}
      </MenuItem>
    </Menu>
  );
};
