import type { GungameStats } from '@famiglia/contract/gungame/gungame';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { BarChart } from '../../../shared/charts/bar-chart.tsx';
import { formatSpan } from '../../../shared/language/format-span.ts';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useLanguage } from '../../../shared/language/use-language.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { Avatar } from '../../../shared/ui/avatar.tsx';
import { Card } from '../../../shared/ui/card.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { PageSkeleton } from '../../../shared/ui/page-skeleton.tsx';
import { gungameText } from '../gungame.text.ts';
import { ModeratorTable } from './moderator-table.tsx';

const Figure = ({ name, value, note }: { name: string; value: string; note?: string }) => (
  <div className="min-w-0 bg-surface p-4 max-md:last:col-span-2">
    <dt className="text-xs text-muted">{name}</dt>
    <dd className="mt-1 text-lg font-semibold whitespace-nowrap">{value}</dd>
    {note ? <dd className="text-xs text-pretty text-faint">{note}</dd> : null}
  </div>
);

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card className="min-w-0 p-4">
    <h2 className="mb-3 font-semibold">{title}</h2>
    {children}
  </Card>
);

const Numbers = ({ stats }: { stats: GungameStats }) => {
  const text = useText(gungameText);
  const words = text.stats;
  const format = useFormat();
  const language = useLanguage();
  const wait = (seconds: number | null): string =>
    seconds === null ? '—' : formatSpan(language, Math.max(1, Math.round(seconds / 60)));
  const decided = stats.median_wait_seconds !== null;
  return (
    <div className="grid content-start gap-4 p-4 md:p-5">
      <dl className="grid grid-cols-2 gap-px overflow-hidden rounded-md border border-line bg-line md:grid-cols-5">
        <Figure name={words.waiting} value={format.number(stats.pending)} />
        <Figure name={words.approved} value={format.number(stats.approved)} />
        <Figure name={words.rejected} value={format.number(stats.rejected)} />
        <Figure
          name={words.median}
          value={wait(stats.median_wait_seconds)}
          note={decided ? words.medianNote : words.none}
        />
        <Figure
          name={words.p95}
          value={wait(stats.p95_wait_seconds)}
          note={decided ? words.p95Note : words.none}
        />
      </dl>
      <Part title={words.days}>
        <BarChart
          label={words.days}
          barLabel={words.day}
          // A day of the guild is a date: noon is on that day in every reader's zone.
          names={stats.days.map(({ date }) => format.date(`${date}T12:00:00Z`))}
          // Counts have no fractions on the axis.
          formatValue={(value) => (Number.isInteger(value) ? format.number(value) : '')}
          series={[
            {
              name: text.tabs.approved,
              tone: 'good',
              values: stats.days.map((day) => day.approved),
            },
            {
              name: text.tabs.rejected,
              tone: 'bad',
              values: stats.days.map((day) => day.rejected),
            },
          ]}
        />
      </Part>
      <div className="grid grid-cols-1 items-start gap-4 lg:grid-cols-2">
        <Part title={words.moderators}>
          {stats.moderators.length > 0 ? (
            <ModeratorTable moderators={stats.moderators} />
          ) : (
            <p className="text-muted">{words.nobody}</p>
          )}
        </Part>
        <Part title={words.players}>
          {stats.players.length > 0 ? (
            <TopPlayers players={stats.players} />
          ) : (
            <p className="text-muted">{words.nobody}</p>
          )}
        </Part>
      </div>
    </div>
  );
};

/** The statistics of the queue and of its moderators. */
export const StatsView = ({ stats }: { stats: UseQueryResult<GungameStats> }) => (
  <QueryView query={stats} skeleton={<PageSkeleton />}>
    {(loaded) => (
      <div className="overflow-y-auto">
        <Numbers stats={loaded} />
      </div>
    )}
  </QueryView>
);

/** Players with the most approved screenshots, each with a bar relative to the best. */
const TopPlayers = ({ players }: { players: GungameStats['players'] }) => {
  const text = useText(gungameText);
  const best = players[0]?.approved ?? 1;
  return (
    <ol className="grid gap-1">
      {players.map(({ user_id: id, name, approved }) => (
        <li key={id} className="relative flex min-h-9 items-center gap-2.5 px-2">
          <span
            aria-hidden
            className="absolute inset-y-0 left-0 rounded-sm bg-brass-wash"
            style={{ width: `${(approved / best) * 100}%` }}
          />
          <span className="relative flex min-w-0 flex-1 items-center gap-2.5">
            <Avatar id={id} name={name} />
            <span title={name} className="truncate">
              {name}
            </span>
          </span>
          <span className="relative whitespace-nowrap text-muted">{text.stats.screenshots(approved)}</span>
        </li>
      ))}
    </ol>
  );
};
