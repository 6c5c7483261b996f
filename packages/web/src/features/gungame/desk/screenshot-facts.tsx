import type { Screenshot } from '@famiglia/contract/screenshots/screenshots';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { may } from '../../../shared/lib/may.ts';
import { screenshotText } from '../../../entities/screenshot/screenshot.text.ts';
import { ScreenshotStatus } from '../../../entities/screenshot/screenshot-status.tsx';
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
export const ScreenshotFacts = ({ screenshot }: { screenshot: Screenshot }) => {
  const text = useText(gungameText);
  const screenshotTexts = useText(screenshotText);
  const format = useFormat();
  const { id: guildId, access } = useCurrentGuild();
  const player = usePlayer(guildId, screenshot.user_id);
  const moderator = useMember(screenshot.moderated_by)?.display_name;
  const nick = [screenshot.ingame_nick ?? text.noNick, player?.static_id && `#${player.static_id}`]
    .filter(Boolean)
    .join(' ');
  return (
    <>
      <div className="flex items-center gap-3">
        <Avatar
          id={screenshot.user_id}
          name={screenshot.display_name}
          src={player?.avatar_url ?? null}
          size="large"
        />
        <div className="min-w-0">
          {may(access.permissions, 'users.view') ? (
            <Link
              to={`/guild/${guildId}/users/${screenshot.user_id}`}
              className="touch-target block truncate font-semibold hover:underline hover:decoration-brass hover:underline-offset-3"
            >
              {screenshot.display_name}
            </Link>
          ) : (
            <span className="block truncate font-semibold">{screenshot.display_name}</span>
          )}
          <span className="block truncate text-xs text-muted">
            {nick}
            {player ? ` · ${screenshotTexts.points(format.number(player.reputation))}` : ''}
          </span>
        </div>
      </div>
      <dl className="grid grid-cols-[88px_minmax(0,1fr)] gap-y-2">
        <Line name={text.sent}>
          <time dateTime={screenshot.submitted_at} title={format.dateTime(screenshot.submitted_at)}>
            {format.relative(screenshot.submitted_at)}
          </time>
        </Line>
        <Line name={text.week}>
          {player ? text.weekVerdicts(player.approved_7d, player.rejected_7d) : '…'}
        </Line>
        {screenshot.status === 'rejected' ? null : (
          <Line name={text.reward}>{screenshotTexts.points(format.delta(screenshot.reward))}</Line>
        )}
        {screenshot.status === 'pending' ? null : (
          <Line name={text.decided}>
            <ScreenshotStatus status={screenshot.status} />
            <span className="block text-xs text-muted">
              {moderator ? `${moderator}, ` : ''}
              {screenshot.moderated_at ? format.relative(screenshot.moderated_at) : ''}
            </span>
          </Line>
        )}
        {screenshot.comment ? <Line name={text.comment}>{screenshot.comment}</Line> : null}
      </dl>
    </>
  );
};
