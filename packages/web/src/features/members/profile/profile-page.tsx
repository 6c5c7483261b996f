import { UserX } from '../../../ui/icons.ts';
import { Link, useParams } from 'react-router';
import { useText } from '../../../language/use-text.ts';
import { useCurrentGuild } from '../../../lib/current-guild.ts';
import { isMissing } from '../../../lib/is-missing.ts';
import { may } from '../../../lib/may.ts';
import { buttonClasses } from '../../../ui/button-classes.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { QueryView } from '../../../ui/query-view.tsx';
import { useProfile } from '../api/use-profile.ts';
import { ReputationCard } from '../reputation/reputation-card.tsx';
import { AttendanceCard } from './attendance-card.tsx';
import { CaptsCard } from './capts-card.tsx';
import { Facts } from './facts.tsx';
import { IdentityCard } from './identity-card.tsx';
import { NickHistory } from './nick-history.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { ProfileSkeleton } from './profile-skeleton.tsx';
import { profileText } from './profile.text.ts';
import { ScreensCard } from './screens-card.tsx';

/** `/guild/:guildId/users/:userId`: all that the family knows about one member. */
export const ProfilePage = () => {
  const text = useText(profileText);
  const guild = useCurrentGuild();
  const { userId = '' } = useParams();
  const profile = useProfile(guild.id, userId);

  if (isMissing(profile.error)) {
    return (
      <EmptyState
        icon={<UserX aria-hidden />}
        heading="h1"
        title={text.notFoundTitle}
        action={
          <Link to={`/guild/${guild.id}/users`} className={buttonClasses()}>
            {text.toMembers}
          </Link>
        }
      >
        {text.notFoundBody}
      </EmptyState>
    );
  }
  return (
    // Whatever was being typed about one member is not about the next.
    <QueryView key={userId} query={profile} skeleton={<ProfileSkeleton />}>
      {(member) => (
        <>
          <ProfileHeader member={member} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_300px] lg:items-start">
            <div className="grid min-w-0 gap-4 max-lg:contents">
              <Facts member={member} />
              <ReputationCard userId={userId} />
              {may(guild.access.permissions, 'capts.view') ? <CaptsCard userId={userId} /> : null}
              <ScreensCard userId={userId} />
              <AttendanceCard userId={userId} />
            </div>
            <div className="grid min-w-0 gap-4 max-lg:contents">
              <IdentityCard member={member} />
              <NickHistory userId={userId} />
            </div>
          </div>
        </>
      )}
    </QueryView>
  );
};
