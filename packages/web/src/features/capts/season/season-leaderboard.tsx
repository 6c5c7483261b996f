import type { Leaderboard } from '@famiglia/contract/capts/capt-statistics';
import { LEADERBOARDS } from '@famiglia/contract/capts/capt-statistics';
import { captStatisticsRoutes } from '@famiglia/contract/capts/capt-statistics-routes';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { fetchFile } from '../../../shared/lib/fetch-file.ts';
import { useDownload } from '../../../shared/lib/use-download.ts';
import { useListParams } from '../../../shared/lib/use-list-params.ts';
import { Busy } from '../../../shared/ui/busy.tsx';
import { TableCard } from '../../../shared/ui/table-card.tsx';
import { Pager } from '../../../shared/ui/pager.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { Segments } from '../../../shared/ui/segments.tsx';
import { SkeletonRows } from '../../../shared/ui/skeleton-rows.tsx';
import { useLeaderboard } from '../queries.ts';
import type { CaptPeriod } from '../queries.ts';
import { LeaderboardTable } from '../overview/leaderboard-table.tsx';
import { overviewText } from '../overview/overview.text.ts';
import { ShareMenu } from '../share/share-menu.tsx';

/** The shown number; the file has all. */
const SHOWN = 20;

interface SeasonLeaderboardProps {
  period: CaptPeriod;
  by: Leaderboard;
  addressWith: (change: Record<string, string>) => string;
}

/** The leaderboard of a period in one of four orders, which can be shared. */
export const SeasonLeaderboard = ({ period, by, addressWith }: SeasonLeaderboardProps) => {
  const text = useText(overviewText);
  const language = useLanguage();
  const { id: guildId } = useCurrentGuild();
  const { page, setPage } = useListParams();
  const leaderboard = useLeaderboard(guildId, { ...period, by, limit: SHOWN, offset: (page - 1) * SHOWN });
  const csv = useDownload(captStatisticsRoutes.exportLeaderboard);
  const request = { guildId, ...period, by };
  return (
    <section aria-label={text.leaderboard} className="grid gap-3">
      <TableCard>
        <header className="flex flex-wrap items-center gap-3 border-b border-line px-4 py-3">
          <h2 className="mr-auto font-semibold">{text.leaderboard}</h2>
          <Segments
            label={text.leaderboardBy}
            segments={LEADERBOARDS.map((one) => ({
              to: addressWith({ by: one }),
              label: text.boards[one],
              current: one === by,
            }))}
          />
          <ShareMenu
            picture={{
              alt: text.leaderboard,
              name: 'leaderboard.png',
              key: JSON.stringify([period, by, language]),
              draw: (theme, signal) =>
                fetchFile(captStatisticsRoutes.leaderboardPicture, { ...request, theme, language }, signal),
            }}
            onCsv={() => csv.mutate(request)}
            busy={csv.isPending}
          />
        </header>
        <QueryView
          query={leaderboard}
          skeleton={
            <Busy>
              <SkeletonRows lead="person" height="h-14 md:h-12" />
            </Busy>
          }
        >
          {({ items }) => <LeaderboardTable rows={items} by={by} stale={leaderboard.isPlaceholderData} />}
        </QueryView>
      </TableCard>
      {leaderboard.data && leaderboard.data.total > SHOWN ? (
        <Pager page={page} pageSize={SHOWN} total={leaderboard.data.total} onChange={setPage} />
      ) : null}
    </section>
  );
};
