import type { MemberPage } from '@famiglia/contract/members/member-page';
import type { MemberProfile } from '@famiglia/contract/members/members';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { may } from '../../../shared/lib/may.ts';
import { useCopy } from '../../../shared/lib/use-copy.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { Check, Copy } from '../../../shared/ui/icons.ts';
import { RoleDot } from '../../../shared/ui/role-dot.tsx';
import { NickHistory } from './nick-history.tsx';
import { EditableField } from './editable-field.tsx';
import { profileText } from './profile.text.ts';

interface IdentityCardProps {
  member: MemberProfile;
  roles: MemberPage['roles'];
  nicks: MemberPage['nicks'];
}

/** The member's names in the game and in Discord. */
export const IdentityCard = ({ member, roles, nicks }: IdentityCardProps) => {
  const text = useText(profileText);
  const { access } = useCurrentGuild();
  const mayEdit = may(access.permissions, 'users.edit');
  return (
    <Card className="max-lg:-order-1">
      <h2 className="border-b border-line px-4 py-3 text-base font-semibold">{text.identity}</h2>
      <dl className="grid gap-3 px-4 py-3">
        {(['ingame_nick', 'static_id'] as const).map((field) => (
          <EditableField
            key={field}
            userId={member.user_id}
            field={field}
            value={member[field]}
            mayEdit={mayEdit}
          />
        ))}
        <div className="grid gap-0.5">
          <dt className="text-xs text-muted">{text.discord}</dt>
          <dd className="wrap-anywhere">
            {member.username}
            <CopyId id={member.user_id} />
          </dd>
        </div>
        {roles.length === 0 ? null : (
          <div className="grid gap-1">
            <dt className="text-xs text-muted">{text.roles}</dt>
            <dd>
              <ul className="flex flex-wrap gap-x-3 gap-y-1">
                {roles.map((role) => (
                  <li key={role.id} className="flex min-w-0 items-center gap-1.5">
                    <RoleDot colour={role.color} />
                    <span className="truncate">{role.name}</span>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
      {nicks.length === 0 ? null : <NickHistory changes={nicks} userId={member.user_id} />}
    </Card>
  );
};

/** Copies the Discord id, which bans and tickets in Discord need. */
const CopyId = ({ id }: { id: string }) => {
  const text = useText(profileText);
  const { copied, copy } = useCopy(id);
  const Icon = copied ? Check : Copy;
  return (
    <button
      type="button"
      title={text.copyId}
      onClick={copy}
      className="flex min-h-11 items-center gap-2 text-xs text-faint hover:text-text md:min-h-7"
    >
      {id}
      <Icon aria-hidden className="size-3.5" />
      <output className="sr-only">{copied ? text.copied : ''}</output>
    </button>
  );
};
