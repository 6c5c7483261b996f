import { RIGHTS_AGE } from '@famiglia/contract/access/rights-age';
import { useFormat } from '../shared/language/use-format.ts';
import { useText } from '../shared/language/use-text.ts';
import { useCurrentGuild } from '../shared/lib/current-guild.ts';
import { CloudOff, Users } from '../shared/ui/icons.ts';
import { panelText } from './panel.text.ts';

/**
 * Says since when the bot is disconnected from Discord, and what that closes and when. Shows nothing while it
 * is connected.
 */
export const RightsNotice = () => {
  const text = useText(panelText).rights;
  const format = useFormat();
  const { rights } = useCurrentGuild();
  if (rights === null || rights.state === 'current') return null;
  const closesAt = new Date(Date.parse(rights.confirmed_at) + RIGHTS_AGE.readingMs).toISOString();
  return (
    <aside className="mb-5 flex gap-3 rounded-md border border-line bg-brass-wash px-4 py-3">
      <CloudOff aria-hidden className="mt-0.5 size-4 shrink-0 text-brass" />
      <div className="min-w-0 text-pretty">
        <p className="font-medium">{text.since(format.time(rights.confirmed_at))}</p>
        <p className="text-sm text-muted">
          {rights.state === 'read_only' ? text.readOnly(format.time(closesAt)) : text.closed}
        </p>
      </div>
    </aside>
  );
};

/** Says that the panel does not know all members yet. Shows nothing as soon as it does. */
export const MembersNotice = () => {
  const text = useText(panelText).members;
  const { members_complete: complete } = useCurrentGuild();
  if (complete) return null;
  return (
    <aside className="mb-5 flex gap-3 rounded-md border border-line bg-brass-wash px-4 py-3">
      <Users aria-hidden className="mt-0.5 size-4 shrink-0 text-brass" />
      <div className="min-w-0 text-pretty">
        <p className="font-medium">{text.loading}</p>
        <p className="text-sm text-muted">{text.body}</p>
      </div>
    </aside>
  );
};
