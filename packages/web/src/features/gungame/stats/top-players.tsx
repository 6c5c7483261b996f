import type { GungameStats } from '@famiglia/contract/gungame';
import { useText } from '../../../language/use-text.ts';
import { Avatar } from '../../../ui/avatar.tsx';
import { gungameText } from '../gungame.text.ts';

/** Whose screens were approved most often, each with its share of the best. */
export const TopPlayers = ({ players }: { players: GungameStats['players'] }) => {
  const text = useText(gungameText);
  const best = players[0]?.approved ?? 1;
  return (
    <ol className="grid gap-1">
      {players.map(({ user_id: id, name, approved }) => (
        <li key={id} className="relative flex min-h-9 items-center gap-2.5 px-2">
          <span
            aria-hidden
            className="absolute inset-y-0 left-0 rounded-sm bg-brass-wash"
            style={{ width: `${(approved / best) * 100}%` }}
          />
          <span className="relative flex min-w-0 flex-1 items-center gap-2.5">
            <Avatar id={id} name={name} />
            <span className="truncate">{name}</span>
          </span>
          <span className="relative whitespace-nowrap text-muted">{text.stats.screens(approved)}</span>
        </li>
      ))}
    </ol>
  );
};
