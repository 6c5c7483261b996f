import type { Screenshot } from '@famiglia/contract/screenshots';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { may } from '../../../shared/lib/may.ts';
import { picturesText } from '../../../entities/screenshot/pictures.text.ts';
import { ScreenStatus } from '../../../entities/screenshot/screen-status.tsx';
import { useMember } from '../../../entities/member/use-member-search.ts';
import { Avatar } from '../../../shared/ui/avatar.tsx';
import { usePlayer } from '../queries.ts';
import { gungameText } from '../gungame.text.ts';

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </>
);

/** The sender of a screenshot and the facts that a verdict needs. */
export const ScreenFacts = ({ screen }: { screen: Screenshot }) => {
  const text = useText(gungameText);
  const pictures = useText(picturesText);
  const format = useFormat();
  const { id: guildId, access } = useCurrentGuild();
  const player = usePlayer(guildId, screen.user_id);
  const moderator = useMember(screen.moderated_by)?.display_name;
  const nick = [screen.ingame_nick ?? text.noNick, player?.static_id && `#${player.static_id}`]
    .filter(Boolean)
    .join(' ');
  return (
    <>
      <div className="flex items-center gap-3">
        <Avatar
          id={screen.user_id}
          name={screen.display_name}
          src={player?.avatar_url ?? null}
          size="large"
        />
        <div className="min-w-0">
          {may(access.permissions, 'users.view') ? (
            <Link
              to={`/guild/${guildId}/users/${screen.user_id}`}
              className="finger block truncate font-semibold hover:underline hover:decoration-brass hover:underline-offset-3"
            >
              {screen.display_name}
            </Link>
          ) : (
            <span className="block truncate font-semibold">{screen.display_name}</span>
          )}
          <span className="block truncate text-xs text-muted">
            {nick}
            {player ? ` · ${pictures.points(format.number(player.reputation))}` : ''}
          </span>
        </div>
      </div>
      <dl className="grid grid-cols-[88px_minmax(0,1fr)] gap-y-2">
        <Line name={text.sent}>
          <time dateTime={screen.submitted_at} title={format.dateTime(screen.submitted_at)}>
            {format.relative(screen.submitted_at)}
          </time>
        </Line>
        <Line name={text.week}>
          {player ? text.weekVerdicts(player.approved_7d, player.rejected_7d) : '…'}
        </Line>
        {screen.status === 'rejected' ? null : (
          <Line name={text.reward}>{pictures.points(format.delta(screen.reward))}</Line>
        )}
        {screen.status === 'pending' ? null : (
          <Line name={text.decided}>
            <ScreenStatus status={screen.status} />
            <span className="block text-xs text-muted">
              {moderator ? `${moderator}, ` : ''}
              {screen.moderated_at ? format.relative(screen.moderated_at) : ''}
            </span>
          </Line>
        )}
        {screen.comment ? <Line name={text.comment}>{screen.comment}</Line> : null}
      </dl>
    </>
  );
};
