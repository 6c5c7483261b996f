import type { Screenshot } from '@famiglia/contract/screenshots';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../shared/language/use-format.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { may } from '../../shared/lib/may.ts';
import { Avatar } from '../../shared/ui/avatar.tsx';
import { picturesText } from './pictures.text.ts';
import { ScreenStatus } from './screen-status.tsx';
import { useMember } from '../member/use-member-search.ts';

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </>
);

/** The details of a screenshot, beside its image. */
export const ScreenDetails = ({ screen }: { screen: Screenshot }) => {
  const text = useText(picturesText);
  const format = useFormat();
  const { id: guildId, access } = useCurrentGuild();
  const moderator = useMember(screen.moderated_by)?.display_name;
  return (
    <>
      <div className="flex items-center gap-3 md:pr-10">
        <Avatar id={screen.user_id} name={screen.display_name} size="large" />
        <div className="min-w-0">
          {may(access.permissions, 'users.view') ? (
            <Link
              to={`/guild/${guildId}/users/${screen.user_id}`}
              className="finger block truncate font-semibold underline decoration-line-strong underline-offset-3 hover:decoration-brass"
            >
              {screen.display_name}
            </Link>
          ) : (
            <span className="block truncate font-semibold">{screen.display_name}</span>
          )}
          <span className="block truncate text-xs text-muted">{screen.ingame_nick ?? text.noNick}</span>
        </div>
      </div>
      <dl className="grid grid-cols-[96px_minmax(0,1fr)] gap-y-2">
        <Line name={text.kind}>{text.kinds[screen.kind]}</Line>
        <Line name={text.sent}>
          <time dateTime={screen.submitted_at} title={format.dateTime(screen.submitted_at)}>
            {format.relative(screen.submitted_at)}
          </time>
        </Line>
        <Line name={text.verdict}>
          <ScreenStatus status={screen.status} />
        </Line>
        {screen.status === 'rejected' ? null : (
          <Line name={text.reward}>{text.points(format.delta(screen.reward))}</Line>
        )}
        {screen.moderated_at ? (
          <Line name={text.decided}>
            {moderator ? `${moderator}, ` : ''}
            {format.relative(screen.moderated_at)}
          </Line>
        ) : null}
        {screen.comment ? <Line name={text.comment}>{screen.comment}</Line> : null}
        <Line name={text.size}>
          {screen.width}×{screen.height}
        </Line>
      </dl>
    </>
  );
};
