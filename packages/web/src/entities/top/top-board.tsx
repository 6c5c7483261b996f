import { PAGE_SIZE } from '@famiglia/contract/kit/page-size';
import { ownStanding } from '@famiglia/contract/tops/top-words';
import { TOP_KINDS, TOP_PERIODS } from '@famiglia/contract/tops/tops';
import { wallTimeAt } from '@famiglia/contract/kit/zoned-time';
import type { Season, Top, TopRow } from '@famiglia/contract/tops/tops';
import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useIsOwn } from '../../shared/auth/use-is-own.ts';
import { useFormat } from '../../shared/language/use-format.ts';
import { useLanguage } from '../../shared/language/use-language.ts';
import { useText } from '../../shared/language/use-text.ts';
import { classes } from '../../shared/lib/classes.ts';
import { useCurrentGuild } from '../../shared/lib/current-guild.ts';
import { usePageInRange } from '../../shared/lib/use-page-in-range.ts';
import { Avatar } from '../../shared/ui/avatar.tsx';
import { Badge } from '../../shared/ui/badge.tsx';
import { Busy } from '../../shared/ui/busy.tsx';
import { EmptyState } from '../../shared/ui/empty-state.tsx';
import { Trophy } from '../../shared/ui/icons.ts';
import { Pager } from '../../shared/ui/pager.tsx';
import { QueryView } from '../../shared/ui/query-view.tsx';
import { Segments } from '../../shared/ui/segments.tsx';
import { Select } from '../../shared/ui/select.tsx';
import { SkeletonRows } from '../../shared/ui/skeleton-rows.tsx';
import { TableCard } from '../../shared/ui/table-card.tsx';
import { useTop, useTopSeasons } from './queries.ts';
import type { TopReader } from './queries.ts';
import { topText } from './top.text.ts';
import { useChosenTop } from './use-chosen-top.ts';

interface TopBoardProps {
  guildId: string;
  of?: TopReader;
  /** The page of a member; null for readers who may not open it. */
  pathOf: ((userId: string) => string) | null;
  /** What a leader may do where the family has no season. */
  firstSeason?: ReactNode;
}

/** The members with the most of something in a period, and where the reader stands. */
export const TopBoard = ({ guildId, of = 'family', pathOf, firstSeason }: TopBoardProps) => {
  const text = useText(topText);
  const { chosen, setPage, addressWith, chooseSeason } = useChosenTop();
  const { by, period, page } = chosen;
  const top = useTop(guildId, chosen, of);
  usePageInRange({ page, pageSize: PAGE_SIZE.top, total: top.data?.total, setPage });
  const seasonList = useTopSeasons(guildId, of);
  const seasons = seasonList.data ?? [];
  const skeleton = (
    <Busy>
      <SkeletonRows lead="person" height="h-12" />
    </Busy>
  );
  const reputation = top.data?.reputation_name ?? text.kinds.reputation;
  return (
    <>
      <div className="mb-4 flex flex-wrap gap-2">
        <Segments
          label={text.choices.by}
          segments={TOP_KINDS.map((one) => ({
            to: addressWith({ by: one }),
            label: one === 'reputation' ? reputation : text.kinds[one],
            current: one === by,
          }))}
        />
        <Segments
          label={text.choices.period}
          segments={TOP_PERIODS.map((one) => ({
            to: addressWith({ period: one }),
            label: text.periods[one],
            current: one === period,
          }))}
        />
      </div>
      <TableCard stale={top.isPlaceholderData}>
        {period === 'season' && seasonList.isPending ? (
          // What it is chosen by stands above the list: one of them alone would move the other.
          <QueryView query={seasonList} skeleton={skeleton}>
            {() => null}
          </QueryView>
        ) : (
          <QueryView query={top} skeleton={skeleton}>
            {(shown) => (
              <>
                {period === 'season' && seasons.length > 1 ? (
                  <div className="border-b border-line px-4 py-3">
                    <Select
                      label={text.choices.season}
                      value={chosen.seasonId ?? seasons[0]?.id ?? ''}
                      options={seasons.map(({ id, name }) => ({ value: id, label: name }))}
                      onChange={chooseSeason}
                    />
                  </div>
                ) : null}
                {shown.items.length === 0 ? (
                  <Nobody top={shown} firstSeason={firstSeason} />
                ) : (
                  <>
                    <p className="border-b border-line px-4 py-3 text-xs text-pretty text-muted">
                      <Note top={shown} named={seasons.length < 2} />
                    </p>
                    <ol aria-label={text.list} className="divide-y divide-line">
                      {shown.items.map((row) => (
                        <TopLine key={row.user_id} row={row} to={pathOf?.(row.user_id) ?? null} />
                      ))}
                    </ol>
                    <OwnLine top={shown} />
                  </>
                )}
              </>
            )}
          </QueryView>
        )}
      </TableCard>
      {top.data && top.data.total > PAGE_SIZE.top ? (
        <Pager page={page} pageSize={PAGE_SIZE.top} total={top.data.total} onChange={setPage} />
      ) : null}
    </>
  );
};

/** What is counted, and from when on. A season that is chosen above has its name there. */
const Note = ({ top: { by, period, season, from }, named }: { top: Top; named: boolean }) => {
  const text = useText(topText);
  const days = useSeasonDays();
  const format = useFormat();
  const { time_zone: zone } = useCurrentGuild();
  const what = by === 'reputation' && period === 'all' ? text.allTimeReputation : text.notes[by];
  const since =
    from === null ? '' : text.since(format.longDate(`${wallTimeAt(new Date(from), zone).day}T12:00`));
  const span = season === null ? since : named ? `${season.name}, ${days(season)}` : days(season);
  return [what, span, season?.closed_at ? text.final : ''].filter(Boolean).join(' ');
};

/** Its first and last day, in the reader's language. */
const useSeasonDays = () => {
  const text = useText(topText);
  const format = useFormat();
  return ({ starts_on: from, ends_on: to }: Season): string =>
    text.days(format.longDate(`${from}T12:00`), format.longDate(`${to}T12:00`));
};

const TopLine = ({ row, to }: { row: TopRow; to: string | null }) => {
  const text = useText(topText);
  const format = useFormat();
  const isOwn = useIsOwn()(row.user_id);
  const { rank, value, user_id: id, display_name: name, avatar_url: src } = row;
  return (
    <li className={classes('flex min-h-12 items-center gap-3 px-4 py-1', isOwn && 'bg-selected')}>
      <span
        className={classes(
          'w-8 shrink-0 tabular-nums',
          rank <= 3 ? 'font-semibold text-brass' : 'text-muted',
        )}
      >
        <span className="sr-only">{text.place} </span>
        {format.number(rank)}
      </span>
      <Avatar id={id} name={name} src={src} />
      <span className="min-w-0 flex-1 wrap-anywhere">
        {to === null ? (
          name
        ) : (
          <Link to={to} className="touch-target hover:underline">
            {name}
          </Link>
        )}{' '}
        {isOwn ? <Badge tone="neutral">{text.you}</Badge> : null}
      </span>
      <span className="shrink-0 font-medium tabular-nums">{format.number(value)}</span>
    </li>
  );
};

/** Where the reader stands, if that is on another page. */
const OwnLine = ({ top: { own, items } }: { top: Top }) => {
  const language = useLanguage();
  const isOwn = useIsOwn();
  if (own === null || items.some(({ user_id }) => isOwn(user_id))) return null;
  return <p className="border-t border-line bg-selected px-4 py-3">{ownStanding(language, own)}</p>;
};

const Nobody = ({ top: { period, season }, firstSeason }: { top: Top; firstSeason: ReactNode }) => {
  const text = useText(topText);
  const isNone = period === 'season' && season === null;
  return (
    <EmptyState
      icon={<Trophy aria-hidden />}
      title={isNone ? text.noSeasonTitle : text.emptyTitle}
      action={isNone ? firstSeason : undefined}
    >
      {isNone ? text.noSeasonBody : text.emptyBody}
    </EmptyState>
  );
};
