import { ExternalLink, TriangleAlert } from '../../shared/ui/icons.ts';
import { Link } from 'react-router';
import { useText } from '../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { may } from '../../shared/lib/may.ts';
import type { SignUp } from './sign-up.ts';
import { useSignUpKind } from './sign-up-kind.ts';
import { signUpText } from './sign-up.text.ts';

const LINK = 'font-medium underline decoration-line-strong underline-offset-3 hover:decoration-brass';

/** Links to the roster's message in Discord, or says why there is none and what to do. */
export const DiscordMessage = ({ message }: { message: SignUp['message'] }) => {
  const text = useText(signUpText);
  const guild = useCurrentGuild();
  const kind = useSignUpKind();
  if (message.problem) {
    return (
      <output className="flex gap-2.5 border-b border-line bg-bad-wash px-4 py-3 last:border-b-0">
        <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
        <span className="min-w-0 text-pretty">
          {text.problems[kind.name][message.problem]}{' '}
          {may(guild.access.permissions, 'settings.manage') ? (
            <Link to={`/guild/${guild.id}/settings/channels`} className={LINK}>
              {text.toChannels}
            </Link>
          ) : (
            text.askManager
          )}
        </span>
      </output>
    );
  }
  if (message.url === null) return null;
  return (
    <a
      href={message.url}
      target="_blank"
      rel="noreferrer"
      className="flex min-h-11 items-center gap-2 px-4 text-muted hover:text-text"
    >
      <ExternalLink aria-hidden className="size-4" />
      {text.inDiscord}
    </a>
  );
};
