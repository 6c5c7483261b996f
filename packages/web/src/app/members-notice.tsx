import { useText } from '../shared/language/use-text.ts';
import { useCurrentGuild } from '../shared/lib/current-guild.ts';
import { Users } from '../shared/ui/icons.ts';
import { panelText } from './panel.text.ts';

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
