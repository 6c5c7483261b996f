import type { MemberPage } from '@famiglia/contract/members/member-page';
import { Link, useMatch, useOutlet, useOutletContext, useParams } from 'react-router';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { isMissing } from '../../../shared/lib/is-missing.ts';
import { may } from '../../../shared/lib/may.ts';
import { Busy } from '../../../shared/ui/busy.tsx';
import { buttonClasses } from '../../../shared/ui/button-classes.ts';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { UserX } from '../../../shared/ui/icons.ts';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { TabLinks } from '../../../shared/ui/tab-links.tsx';
import { useMemberPage } from '../queries.ts';
import { NextSteps, useNextSteps } from './next-steps.tsx';
import { OverviewTab } from './overview-tab.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { profileText } from './profile.text.ts';

/** `/guild/:guildId/users/:userId`: a member, in three tabs. The first one has no address of its own. */
export const ProfilePage = () => {
  const text = useText(profileText);
  const { id: guildId } = useCurrentGuild();
  const { userId = '' } = useParams();
  const page = useMemberPage(guildId, userId);

  if (isMissing(page.error)) {
    return (
      <EmptyState
        icon={<UserX aria-hidden />}
        heading="h1"
        title={text.notFoundTitle}
        action={
          <Link to={`/guild/${guildId}/users`} className={buttonClasses()}>
            {text.toMembers}
          </Link>
        }
      >
        {text.notFoundBody}
      </EmptyState>
    );
  }
  return (
    // The key resets unsaved input when another member is opened.
    <QueryView key={userId} query={page} skeleton={<ProfileSkeleton />}>
      {(member) => <Profile page={member} />}
    </QueryView>
  );
};

/** The member that an opened tab is about. */
export const useOpenMember = () => useOutletContext<MemberPage>();

const Profile = ({ page }: { page: MemberPage }) => {
  const steps = useNextSteps(page);
  const tab = useOutlet(page);
  return (
    <>
      <ProfileHeader member={page.profile} quiet={steps.some(({ to }) => to !== undefined)} />
      <NextSteps steps={steps} />
      <ProfileTabs page={page} />
      {tab ?? <OverviewTab page={page} />}
    </>
  );
};

const ProfileTabs = ({ page }: { page: MemberPage }) => {
  const text = useText(profileText);
  const guild = useCurrentGuild();
  const base = `/guild/${guild.id}/users/${page.profile.user_id}`;
  const open = useMatch('/guild/:guildId/users/:userId/:tab')?.params.tab;
  const warnings = page.file?.warnings.active ?? 0;
  return (
    <TabLinks
      label={text.tabs}
      className="mb-4"
      tabs={[
        { to: base, label: text.overview, current: open === undefined },
        { to: `${base}/participation`, label: text.participation, current: open === 'participation' },
        ...(may(guild.access.permissions, 'personnel.view')
          ? [
              {
                to: `${base}/file`,
                label: text.file,
                current: open === 'file',
                ...(warnings > 0 ? { count: warnings, calling: true } : {}),
              },
            ]
          : []),
      ]}
    />
  );
};

/** Placeholders in the shape of the first tab. */
const ProfileSkeleton = () => (
  <Busy>
    <Skeleton className="mb-2 h-4 w-36" />
    <div className="mb-5 flex items-center gap-4">
      <Skeleton className="size-16 rounded-full" />
      <span className="grid gap-2">
        <Skeleton className="h-7 w-60 max-w-full" />
        <Skeleton className="h-4 w-40" />
      </span>
    </div>
    <div className="mb-4 flex h-11 items-center gap-1 md:h-9">
      {['a', 'b', 'c'].map((tab) => (
        <Skeleton key={tab} className="h-7 w-24" />
      ))}
    </div>
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_300px] lg:items-start">
      <div className="grid gap-4">
        <Skeleton className="h-25 rounded-md" />
        <Skeleton className="h-170 rounded-md" />
      </div>
      <div className="grid gap-4">
        <Skeleton className="h-72 rounded-md" />
        <Skeleton className="h-60 rounded-md" />
      </div>
    </div>
  </Busy>
);
