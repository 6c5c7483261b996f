import type { NickChange } from '@famiglia/contract/members/members';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { useNickHistory } from '../queries.ts';
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

/** Earlier in-game nicks, newest first; hidden if there was no change. */
export const NickHistory = ({ userId }: { userId: string }) => {
  const text = useText(profileText);
  const history = useNickHistory(useCurrentGuild().id, userId);
  return (
    <QueryView query={history} skeleton={null}>
      {(changes) =>
        changes.length === 0 ? null : (
          <Card>
            <h2 className="border-b border-line px-4 py-3 text-base font-semibold">{text.nicks}</h2>
            <ol className="grid gap-3 px-4 py-3">
              {changes.map((change) => (
                <NickRow key={change.changed_at} change={change} userId={userId} />
              ))}
            </ol>
          </Card>
        )
      }
    </QueryView>
  );
};
