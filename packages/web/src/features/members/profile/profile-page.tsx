import { useState } from 'react';
import { UserX } from '../../../shared/ui/icons.ts';
import { Link, useParams } from 'react-router';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { isMissing } from '../../../shared/lib/is-missing.ts';
import { may } from '../../../shared/lib/may.ts';
import { Busy } from '../../../shared/ui/busy.tsx';
import { buttonClasses } from '../../../shared/ui/button-classes.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { NotesCard } from '../personnel-file/notes-card.tsx';
import { WarningsCard } from '../personnel-file/warnings-card.tsx';
import { RankCard } from '../personnel-file/rank-card.tsx';
import { TimelineCard } from '../personnel-file/timeline-card.tsx';
import { useProfile } from '../queries.ts';
import { Ledger } from '../reputation/ledger.tsx';
import { ReputationChart } from '../reputation/reputation-chart.tsx';
import { reputationText } from '../reputation/reputation.text.ts';
import { AttendanceCard } from './attendance-card.tsx';
import { CaptsCard } from './capts-card.tsx';
import { Facts } from './facts.tsx';
import { IdentityCard } from './identity-card.tsx';
import { NickHistory } from './nick-history.tsx';
import { ProfileHeader } from './profile-header.tsx';
import { profileText } from './profile.text.ts';
import { ScreenshotsCard } from './screenshots-card.tsx';
import { useFormat } from '../../../shared/language/use-format.ts';
import { personnelFileText } from '../personnel-file/personnel-file.text.ts';
import { useFile } from '../personnel-file/queries.ts';

/** `/guild/:guildId/users/:userId`: the profile of one member. */
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
    // The key resets unsaved input when another member is opened.
    <QueryView key={userId} query={profile} skeleton={<ProfileSkeleton />}>
      {(member) => (
        <>
          <ProfileHeader member={member} />
          <div className="grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_300px] lg:items-start">
            <div className="grid min-w-0 gap-4 max-lg:contents">
              <Facts member={member} />
              <ReputationCard userId={userId} />
              {may(guild.access.permissions, 'personnel.view') ? (
                <>
                  <WarningsCard member={{ id: userId, name: member.display_name }} />
                  <TimelineCard userId={userId} />
                </>
              ) : null}
              {may(guild.access.permissions, 'capts.view') ? <CaptsCard userId={userId} /> : null}
              <ScreenshotsCard userId={userId} />
              <AttendanceCard userId={userId} />
            </div>
            <div className="grid min-w-0 gap-4 max-lg:contents">
              {may(guild.access.permissions, 'personnel.view') ? <AwayCard userId={userId} /> : null}
              <IdentityCard member={member} />
              {may(guild.access.permissions, 'personnel.view') && member.left_at === null ? (
                <RankCard userId={userId} />
              ) : null}
              {may(guild.access.permissions, 'personnel.manage') ? <NotesCard userId={userId} /> : null}
              <NickHistory userId={userId} />
            </div>
          </div>
        </>
      )}
    </QueryView>
  );
};

/** Placeholders of the real size, so that nothing moves when the page loads. */
const ProfileSkeleton = () => (
  <Busy className="grid gap-4">
    <div className="flex items-center gap-4 pt-8 pb-2">
      <Skeleton className="size-16 rounded-full" />
      <span className="grid gap-2">
        <Skeleton className="h-7 w-60" />
        <Skeleton className="h-4 w-40" />
      </span>
    </div>
    <div className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_300px]">
      <Skeleton className="h-100 rounded-md" />
      <Skeleton className="h-80 rounded-md" />
    </div>
  </Busy>
);

const RANGES = ['30', '180', '365'] as const;

/** The member's reputation: chart and ledger. */
const ReputationCard = ({ userId }: { userId: string }) => {
  const text = useText(reputationText);
  const [range, setRange] = useState<(typeof RANGES)[number]>('180');
  return (
    <Card>
      <div className="flex items-center justify-between gap-2 border-b border-line py-2 pr-2 pl-4">
        <h2 className="text-base font-semibold">{text.title}</h2>
        <Select
          label={text.range}
          value={range}
          options={RANGES.map((days) => ({ value: days, label: text.ranges[days] }))}
          onChange={setRange}
        />
      </div>
      <div className="p-4">
        <ReputationChart userId={userId} range={Number(range)} />
      </div>
      <Ledger userId={userId} />
    </Card>
  );
};

/** That a member is away now, and until when; nothing otherwise. */
const AwayCard = ({ userId }: { userId: string }) => {
  const text = useText(personnelFileText);
  const format = useFormat();
  const away = useFile(useCurrentGuild().id, userId).data?.away;
  if (!away) return null;
  // The last second of a vacation, so that its last day is named.
  const until = new Date(Date.parse(away.ends_at) - 1000).toISOString();
  return (
    <Card className="px-4 py-3">
      <span className="font-medium">{text.away[away.kind]}</span>{' '}
      <span className="text-muted">
        {text.until(away.kind === 'afk' ? format.time(away.ends_at) : format.date(until))}
      </span>
    </Card>
  );
};
