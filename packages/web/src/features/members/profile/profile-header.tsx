import type { MemberProfile } from '@famiglia/contract/members/members';
import { Star } from '../../../shared/ui/icons.ts';
import { useState } from 'react';
import { useIsOwn } from '../../../shared/auth/use-is-own.ts';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { may } from '../../../shared/lib/may.ts';
import { Avatar } from '../../../shared/ui/avatar.tsx';
import { Badge } from '../../../shared/ui/badge.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { OwnNote } from '../../../shared/ui/own-note.tsx';
import { Trail } from '../../../shared/ui/trail.tsx';
import { ChangeDialog } from '../reputation/change-dialog.tsx';
import { reputationText } from '../reputation/reputation.text.ts';
import { profileText } from './profile.text.ts';

interface ProfileHeaderProps {
  member: MemberProfile;
  /** Something else is to be done first. */
  quiet: boolean;
}

/** The member's name, and what is done to a member most often. */
export const ProfileHeader = ({ member, quiet }: ProfileHeaderProps) => {
  const text = useText(profileText);
  const reputation = useText(reputationText);
  const format = useFormat();
  const { id: guildId, access } = useCurrentGuild();
  const isOwn = useIsOwn()(member.user_id);
  const [changing, setChanging] = useState(false);
  const note = [
    `@${member.username}`,
    member.left_at && text.leftOn(format.date(member.left_at)),
    !member.left_at && member.joined_at && text.joined(format.date(member.joined_at)),
    member.last_active_at && text.active(format.relative(member.last_active_at)),
  ].filter(Boolean);
  return (
    <header className="mb-5">
      <title>{`${member.display_name} · Famiglia`}</title>
      <Trail
        label={text.path}
        parents={[{ to: `/guild/${guildId}/users`, name: text.members }]}
        here={member.display_name}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Avatar id={member.user_id} name={member.display_name} src={member.avatar_url} size="huge" />
        <div className="min-w-0 flex-1 basis-50">
          <h1 className="text-lg font-semibold tracking-[-0.01em] wrap-anywhere md:text-xl">
            {member.display_name}{' '}
            {member.left_at ? (
              <span className="inline-flex align-middle">
                <Badge>{text.left}</Badge>
              </span>
            ) : null}
          </h1>
          <p className="mt-0.5 text-pretty text-muted">{note.join(' · ')}</p>
        </div>
        {may(access.permissions, 'reputation.edit') && isOwn ? <OwnNote /> : null}
        {may(access.permissions, 'reputation.edit') && !isOwn ? (
          <Button
            variant={quiet ? 'secondary' : 'primary'}
            icon={<Star aria-hidden className="size-4" />}
            onClick={() => setChanging(true)}
            className="max-md:w-full"
          >
            {reputation.change}
          </Button>
        ) : null}
      </div>
      {changing ? <ChangeDialog member={member} onClose={() => setChanging(false)} /> : null}
    </header>
  );
};
