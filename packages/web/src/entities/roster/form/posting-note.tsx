import { BOT_PERMISSION_NAMES } from '@famiglia/contract/access/bot-permissions';
import { Link } from 'react-router';
import { ChannelChooser } from '../../channel/channel-chooser.tsx';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { may } from '../../../shared/lib/may.ts';
import { TriangleAlert } from '../../../shared/ui/icons.ts';
import type { SignUpKind } from '../sign-up-kind.ts';
import { signUpText } from '../sign-up.text.ts';
import { postingText } from './posting.text.ts';
import { usePosting } from './use-posting.ts';

/** Before a sign-up is planned: asks a manager for the missing channel, or says why the bot cannot post. */
export const PostingNote = ({ kind }: { kind: SignUpKind['name'] }) => {
  const text = useText(postingText);
  const { askManager } = useText(signUpText);
  const language = useLanguage();
  const guild = useCurrentGuild();
  const { data } = usePosting(kind);
  if (!data?.problem) return null;
  const manages = may(guild.access.permissions, 'settings.manage');
  if (manages && data.problem !== 'missing_permissions') {
    return (
      <section
        aria-label={text.ask[kind]}
        className="col-span-2 grid gap-2 rounded-sm border border-brass px-3 py-2.5"
      >
        <p className="text-pretty">
          <span className="font-medium">{text.ask[kind]}</span>{' '}
          <span className="text-muted">{text.askNote}</span>
        </p>
        <ChannelChooser purpose={`${kind}s`} {...data.new_channel} />
      </section>
    );
  }
  const missing = data.missing
    .map((permission) => text.quoted(BOT_PERMISSION_NAMES[permission][language]))
    .join(', ');
  const words = {
    no_channel: text.noChannel[kind],
    channel_gone: text.channelGone[kind],
    missing_permissions: text.lacks(data.channel_name, missing),
  };
  return (
    <output className="col-span-2 flex gap-2.5 rounded-sm bg-bad-wash px-3 py-2.5">
      <TriangleAlert aria-hidden className="mt-0.5 size-4 shrink-0 text-bad" />
      <span className="min-w-0 text-pretty">
        {words[data.problem]} {text.later}{' '}
        {manages ? (
          <Link
            to={`/guild/${guild.id}/settings/channels`}
            className="font-medium underline decoration-line-strong underline-offset-3 hover:decoration-brass"
          >
            {text.otherChannel}
          </Link>
        ) : (
          askManager
        )}
      </span>
    </output>
  );
};
