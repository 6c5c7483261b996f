import type { GungameStats } from '@famiglia/contract/gungame/gungame';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Avatar } from '../../../shared/ui/avatar.tsx';
import { gungameText } from '../gungame.text.ts';

export const ModeratorTable = ({ moderators }: { moderators: GungameStats['moderators'] }) => {
  const text = useText(gungameText);
  const format = useFormat();
  const number = 'py-1.5 pl-3 text-right whitespace-nowrap';
  return (
    <table className="w-full">
      <thead className="text-xs text-muted">
        <tr>
          <th scope="col" className="py-1 text-left font-normal">
            {text.stats.moderator}
          </th>
          <th scope="col" className={`${number} font-normal`}>
            {text.tabs.approved}
          </th>
          <th scope="col" className={`${number} font-normal`}>
            {text.tabs.rejected}
          </th>
        </tr>
      </thead>
      <tbody>
        {moderators.map(({ user_id: id, name, approved, rejected }) => (
          <tr key={id} className="border-t border-line">
            <th scope="row" className="w-3/5 max-w-0 py-1.5 text-left font-normal">
              <span className="flex min-w-0 items-center gap-2.5">
                <Avatar id={id} name={name} />
                <span title={name} className="truncate">
                  {name}
                </span>
              </span>
            </th>
            <td className={`${number} text-good`}>{format.number(approved)}</td>
            <td className={`${number} text-bad`}>{format.number(rejected)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
};
