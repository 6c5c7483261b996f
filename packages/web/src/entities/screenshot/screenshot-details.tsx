import type { Screenshot } from '@famiglia/contract/screenshots/screenshots';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../shared/language/use-format.ts';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { may } from '../../shared/lib/may.ts';
import { Avatar } from '../../shared/ui/avatar.tsx';
import { screenshotText } from './screenshot.text.ts';
import { ScreenshotStatus } from './screenshot-status.tsx';
import { useMember } from '../member/use-member-search.ts';

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <>
    <dt className="text-muted">{name}</dt>
    <dd className="min-w-0 wrap-anywhere">{children}</dd>
  </>
);

/** The details of a screenshot, beside its image. */
export const ScreenshotDetails = ({ screenshot }: { screenshot: Screenshot }) => {
  const text = useText(screenshotText);
  const format = useFormat();
  const { id: guildId, access } = useCurrentGuild();
  const moderator = useMember(screenshot.moderated_by)?.display_name;
  return (
    <>
      <div className="flex items-center gap-3 md:pr-10">
        <Avatar id={screenshot.user_id} name={screenshot.display_name} size="large" />
        <div className="min-w-0">
          {may(access.permissions, 'users.view') ? (
            <Link
              to={`/guild/${guildId}/users/${screenshot.user_id}`}
              className="touch-target block truncate font-semibold underline decoration-line-strong underline-offset-3 hover:decoration-brass"
            >
              {screenshot.display_name}
            </Link>
          ) : (
            <span className="block truncate font-semibold">{screenshot.display_name}</span>
          )}
          <span className="block truncate text-xs text-muted">{screenshot.ingame_nick ?? text.noNick}</span>
        </div>
      </div>
      <dl className="grid grid-cols-[96px_minmax(0,1fr)] gap-y-2">
        <Line name={text.kind}>{text.kinds[screenshot.kind]}</Line>
        <Line name={text.sent}>
          <time dateTime={screenshot.submitted_at} title={format.dateTime(screenshot.submitted_at)}>
            {format.relative(screenshot.submitted_at)}
          </time>
        </Line>
        <Line name={text.verdict}>
          <ScreenshotStatus status={screenshot.status} />
        </Line>
        {screenshot.status === 'rejected' ? null : (
          <Line name={text.reward}>{text.points(format.delta(screenshot.reward))}</Line>
        )}
        {screenshot.moderated_at ? (
          <Line name={text.decided}>
            {moderator ? `${moderator}, ` : ''}
            {format.relative(screenshot.moderated_at)}
          </Line>
        ) : null}
        {screenshot.comment ? <Line name={text.comment}>{screenshot.comment}</Line> : null}
        <Line name={text.size}>
          {screenshot.width}×{screenshot.height}
        </Line>
      </dl>
    </>
  );
};
