import type { NickChange } from '@famiglia/contract/members/members';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { profileText } from './profile.text.ts';

const nameOf = ({ ingame_nick, static_id }: NickChange): string =>
  [ingame_nick, static_id && `#${static_id}`].filter(Boolean).join(' ');

const NickRow = ({ change, userId }: { change: NickChange; userId: string }) => {
  const text = useText(profileText);
  const format = useFormat();
  const who = change.changed_by?.id === userId ? text.byThemselves : change.changed_by?.name;
  return (
    <li>
      <p className="wrap-anywhere">
        {nameOf(change) || <span className="text-faint">{text.nickCleared}</span>}
      </p>
      <p className="text-xs text-muted">
        {who ? `${who} · ` : ''}
        <time dateTime={change.changed_at} title={format.dateTime(change.changed_at)} className="text-faint">
          {format.date(change.changed_at)}
        </time>
      </p>
    </li>
  );
};

interface NickHistoryProps {
  changes: readonly NickChange[];
  userId: string;
}

/** Earlier in-game nicks, newest first, behind a press: most readers want only the current one. */
export const NickHistory = ({ changes, userId }: NickHistoryProps) => {
  const text = useText(profileText);
  return (
    <details className="group border-t border-line px-4">
      <summary className="flex min-h-11 cursor-pointer items-center justify-between gap-2 text-muted hover:text-text">
        {text.nicks}
        <span className="text-faint">{changes.length}</span>
      </summary>
      <ol className="grid gap-3 pt-1 pb-3">
        {changes.map((change) => (
          <NickRow key={change.changed_at} change={change} userId={userId} />
        ))}
      </ol>
    </details>
  );
};
