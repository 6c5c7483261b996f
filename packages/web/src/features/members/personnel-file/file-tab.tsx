import { useWarnings } from '../../../entities/warning/queries.ts';
import { useIsOwn } from '../../../shared/auth/use-is-own.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { may } from '../../../shared/lib/may.ts';
import { Busy } from '../../../shared/ui/busy.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { NotebookPen } from '../../../shared/ui/icons.ts';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useOpenMember } from '../profile/profile-page.tsx';
import { NotesCard } from './notes-card.tsx';
import { RemoveMember } from './remove-member.tsx';
import { personnelFileText } from './personnel-file.text.ts';
import { useTimeline } from './queries.ts';
import { TimelineCard } from './timeline-card.tsx';
import { WarningsCard } from './warnings-card.tsx';

const WARNINGS_SHOWN = 5;

/** `…/file`: what the family keeps on a member: warnings, what happened to them, and leaders' notes. */
export const FileTab = () => {
  const text = useText(personnelFileText);
  const { id: guildId, access } = useCurrentGuild();
  const { user_id: userId, display_name: name } = useOpenMember().profile;
  const manages = may(access.permissions, 'personnel.manage');
  const isOwn = useIsOwn()(userId);
  const warnings = useWarnings(guildId, { user_id: userId }, { size: WARNINGS_SHOWN });
  const timeline = useTimeline(guildId, userId);
  const more = timeline.hasNextPage
    ? { load: () => void timeline.fetchNextPage(), loading: timeline.isFetchingNextPage }
    : null;
  return (
    // Both have arrived before anything is drawn: none of them is moved by the other.
    <QueryView query={warnings} skeleton={<TabSkeleton />}>
      {(warned) => (
        <QueryView query={timeline} skeleton={<TabSkeleton />}>
          {({ items }) =>
            items.length === 0 && warned.total === 0 && !manages ? (
              <EmptyState icon={<NotebookPen aria-hidden />} title={text.timelineEmpty} />
            ) : (
              <div className={COLUMNS}>
                <div className="grid min-w-0 gap-4">
                  {manages || warned.total > 0 ? (
                    <WarningsCard member={{ id: userId, name }} items={warned.items} total={warned.total} />
                  ) : null}
                  {items.length === 0 ? null : <TimelineCard entries={items} more={more} />}
                </div>
                {manages ? (
                  <div className="grid min-w-0 gap-4">
                    <NotesCard userId={userId} />
                    {isOwn ? null : <RemoveMember member={{ id: userId, name }} />}
                  </div>
                ) : null}
              </div>
            )
          }
        </QueryView>
      )}
    </QueryView>
  );
};

const COLUMNS = 'grid grid-cols-[minmax(0,1fr)] gap-4 lg:grid-cols-[minmax(0,1fr)_300px] lg:items-start';

const TabSkeleton = () => (
  <Busy className={COLUMNS}>
    <div className="grid gap-4">
      <Skeleton className="h-30 rounded-md" />
      <Skeleton className="h-100 rounded-md" />
    </div>
    <Skeleton className="h-60 rounded-md" />
  </Busy>
);
