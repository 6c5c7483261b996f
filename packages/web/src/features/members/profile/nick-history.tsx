import type { NickChange } from '@famiglia/contract/users';
import { useFormat } from '../../../language/use-format.ts';
import { useText } from '../../../language/use-text.ts';
import { useCurrentGuild } from '../../../lib/current-guild.ts';
import { Card } from '../../../ui/card.tsx';
import { useNickHistory } from '../api/use-nick-history.ts';
import { profileText } from './profile.text.ts';

const nameOf = ({ ingame_nick, static_id }: NickChange): string =>
  [ingame_nick, static_id && `#${static_id}`].filter(Boolean).join(' ');

/** What the member was called in the game, newest first; nothing until there has been a change. */
export const NickHistory = ({ userId }: { userId: string }) => {
  const text = useText(profileText);
  const format = useFormat();
  const history = useNickHistory(useCurrentGuild().id, userId).data ?? [];
  if (history.length === 0) return null;
  return (
    <Card>
      <h2 className="border-b border-line px-4 py-3 text-base font-semibold">{text.nicks}</h2>
      <ol className="grid gap-3 px-4 py-3">
        {history.map((change) => (
          <li key={change.changed_at}>
            <p className="wrap-anywhere">
              {nameOf(change) || <span className="text-faint">{text.nickCleared}</span>}
            </p>
            <p className="text-xs text-muted">
              {change.changed_by?.id === userId ? text.byThemselves : change.changed_by?.name}
              {change.changed_by ? <span aria-hidden> · </span> : null}
              <time
                dateTime={change.changed_at}
                title={format.dateTime(change.changed_at)}
                className="text-faint"
              >
                {format.date(change.changed_at)}
              </time>
            </p>
          </li>
        ))}
      </ol>
    </Card>
  );
};
