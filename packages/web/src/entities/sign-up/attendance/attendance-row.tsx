import type { Participant } from '@famiglia/contract/events';
import { AudioLines } from '../../../shared/ui/icons.ts';
import { Avatar } from '../../../shared/ui/avatar.tsx';

interface AttendanceRowProps {
  person: Participant;
  /** The voice channel in which the bot saw them around the start. */
  seen: string | undefined;
  came: boolean;
  onChange: (came: boolean) => void;
}

/** The whole row is the checkbox, because it is pressed by thumb many times in a row. */
export const AttendanceRow = ({ person, seen, came, onChange }: AttendanceRowProps) => (
  <li className="border-b border-line last:border-b-0">
    <label className="flex min-h-12 cursor-pointer items-center gap-3 px-4 py-1 transition-colors duration-(--quick) select-none hover:bg-hover has-checked:bg-good-wash has-focus-visible:outline-2 has-focus-visible:-outline-offset-2 has-focus-visible:outline-brass">
      <input
        type="checkbox"
        checked={came}
        onChange={(event) => onChange(event.target.checked)}
        className="size-5 shrink-0 accent-(--good) outline-none"
      />
      <Avatar id={person.user_id} name={person.ingame_nick ?? person.display_name} src={person.avatar_url} />
      <span className="min-w-0 flex-1">
        <span className="block font-medium break-words">{person.ingame_nick ?? person.display_name}</span>
        {seen ? (
          <span className="flex items-center gap-1.5 text-xs text-muted">
            <AudioLines aria-hidden className="size-3 shrink-0 text-good" />
            {seen}
          </span>
        ) : null}
      </span>
    </label>
  </li>
);
