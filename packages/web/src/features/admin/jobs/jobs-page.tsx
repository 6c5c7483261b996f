import { adminRoutes } from '@famiglia/contract/admin/admin-routes';
import { PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { classes } from '../../../shared/lib/classes.ts';
import { errorDetail } from '../../../shared/lib/error-detail.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { EmptyState } from '../../../shared/ui/empty-state.tsx';
import { ListSkeleton } from '../../../shared/ui/list-skeleton.tsx';
import { Pager } from '../../../shared/ui/pager.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { toast } from '../../../shared/ui/toast.ts';
import { useAdminChange, useDeadLetters } from '../queries.ts';
import { useAdminList } from '../use-admin-list.ts';
import { FailureRow } from './failure-row.tsx';
import { GivenUpDeliveries } from './given-up-deliveries.tsx';
import { WarFeeds } from './war-feeds.tsx';
import { jobsText } from './jobs.text.ts';

/** `/admin/jobs`: what failed for good, and why: jobs, and what Discord did not get. */
export const JobsPage = () => (
  <div className="grid grid-cols-1 gap-8">
    <FailedJobs />
    <GivenUpDeliveries />
    <WarFeeds />
  </div>
);

const FailedJobs = () => {
  const text = useText(jobsText);
  const { page, setPage } = useAdminList({
    sorts: ['failed_at'],
    defaultSort: { sort: 'failed_at', order: 'desc' },
  });
  const language = useLanguage();
  const letters = useDeadLetters(page);
  const runAgain = useAdminChange(adminRoutes.runJobAgain);
  const run = (jobId: string): void =>
    runAgain.mutate(
      { jobId },
      {
        onSuccess: () => toast.success(text.asked),
        onError: (error) => toast.error(errorDetail(error)),
      },
    );
  return (
    <QueryView query={letters} skeleton={<ListSkeleton />}>
      {({ items, total }) =>
        total === 0 ? (
          <EmptyState title={text.none}>{text.noneBody}</EmptyState>
        ) : (
          <div className="grid grid-cols-1 gap-3">
            <p className="text-muted">{text.note}</p>
            <Card className={classes('overflow-hidden', letters.isPlaceholderData && 'opacity-60')}>
              <ul aria-busy={letters.isPlaceholderData}>
                {items.map((letter) => {
                  const name = letter.title[language];
                  return (
                    <FailureRow
                      key={letter.id}
                      what={name}
                      server={letter.guild?.name ?? text.noServer}
                      reason={letter.reason || text.noReason}
                      at={letter.failed_at}
                      count={text.tries(letter.tries)}
                      again={{
                        text: text.again,
                        label: text.againOf(name),
                        isRunning: runAgain.isPending && runAgain.variables.jobId === letter.id,
                        run: () => run(letter.id),
                      }}
                    />
                  );
                })}
              </ul>
            </Card>
            <Pager page={page} pageSize={PAGE_SIZE.activity} total={total} onChange={setPage} />
          </div>
        )
      }
    </QueryView>
  );
};
