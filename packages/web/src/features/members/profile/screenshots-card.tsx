import { userRoutes } from '@famiglia/contract/members/members';
import type { Screenshot } from '@famiglia/contract/screenshots/screenshots';
import { SCREENSHOT_STATUSES } from '@famiglia/contract/screenshots/screenshots';
import { useCallback, useState } from 'react';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { callApi } from '../../../shared/lib/call-api.ts';
import { guildKey } from '../../../shared/lib/query-key.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Gallery } from '../../../entities/screenshot/gallery.tsx';
import { Lightbox } from '../../../entities/screenshot/lightbox.tsx';
import { RENEW_LINKS_MS } from '../../../entities/screenshot/renew-links.ts';
import { ScreenshotDetails } from '../../../entities/screenshot/screenshot-details.tsx';
import { useOpenScreenshot } from '../../../entities/screenshot/use-open-screenshot.ts';
import { Busy } from '../../../shared/ui/busy.tsx';
import { Button } from '../../../shared/ui/button.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { Select } from '../../../shared/ui/select.tsx';
import { Skeleton } from '../../../shared/ui/skeleton.tsx';
import { useGrowingList } from '../use-growing-list.ts';
import { profileText } from './profile.text.ts';

type Status = Screenshot['status'] | '';

const SCREENS = 24;

const useMemberScreenshots = (guildId: string, userId: string, status?: Screenshot['status']) =>
  useGrowingList(
    guildKey(guildId, 'member-screenshots', userId, status ?? 'all'),
    (offset, signal) =>
      callApi(
        userRoutes.screenshots,
        { guildId, userId, limit: SCREENS, offset, ...(status ? { status } : {}) },
        signal,
      ),
    { refetchInterval: RENEW_LINKS_MS },
  );

/** The member's screenshots, newest first; each opens large with a filmstrip of all. */
export const ScreenshotsCard = ({ userId }: { userId: string }) => {
  const text = useText(profileText);
  const format = useFormat();
  const { id: guildId } = useCurrentGuild();
  const [status, setStatus] = useState<Status>('');
  const screenshots = useMemberScreenshots(guildId, userId, status || undefined);
  const { hasNextPage, isFetchingNextPage, fetchNextPage, refetch } = screenshots;
  const { screenshot, open } = useOpenScreenshot(screenshots.data?.items ?? []);
  const loadMore = useCallback(() => {
    if (hasNextPage && !isFetchingNextPage) void fetchNextPage();
  }, [hasNextPage, isFetchingNextPage, fetchNextPage]);

  return (
    <Card>
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line py-2 pr-2 pl-4">
        <h2 className="py-1.5 text-base font-semibold">{text.screenshotsTitle}</h2>
        <Select
          label={text.statusFilter}
          value={status}
          options={[
            { value: '' as const, label: text.anyStatus },
            ...SCREENSHOT_STATUSES.map((one) => ({ value: one, label: text.statuses[one] })),
          ]}
          onChange={setStatus}
        />
      </div>
      <QueryView
        query={screenshots}
        skeleton={
          <Busy className="grid grid-cols-2 gap-2 p-4 sm:grid-cols-3 lg:grid-cols-4">
            {['a', 'b', 'c', 'd'].map((key) => (
              <Skeleton key={key} className="aspect-video" />
            ))}
          </Busy>
        }
      >
        {({ items, total }) =>
          total === 0 ? (
            <p className="p-4 text-muted">{text.screenshotsFiltered}</p>
          ) : (
            <div className="grid gap-3 p-4">
              <Gallery screenshots={items} columns="few" onOpen={open} />
              {hasNextPage ? (
                <Button variant="ghost" loading={isFetchingNextPage} onClick={loadMore}>
                  {text.more}
                </Button>
              ) : null}
            </div>
          )
        }
      </QueryView>
      {screenshot ? (
        <Lightbox
          screenshots={screenshots.data?.items ?? []}
          screenshot={screenshot}
          onChange={open}
          onClose={() => open(null)}
          onEnd={loadMore}
          onBroken={() => void refetch()}
          caption={(one) => format.date(one.submitted_at)}
        >
          <ScreenshotDetails screenshot={screenshot} />
        </Lightbox>
      ) : null}
    </Card>
  );
};
