import type { ApplicationStatistics } from '@famiglia/contract/applications/applications';
import { useState } from 'react';
import { useFormat } from '../../../shared/language/use-format.ts';
import { useText } from '../../../shared/language/use-text.ts';
import { useCurrentGuild } from '../../../shared/lib/current-guild.ts';
import { Card } from '../../../shared/ui/card.tsx';
import { ChoiceRow } from '../../../shared/ui/choice-row.tsx';
import { ListSkeleton } from '../../../shared/ui/list-skeleton.tsx';
import { QueryView } from '../../../shared/ui/query-view.tsx';
import { StatTile } from '../../../shared/ui/stat-tile.tsx';
import { statisticsText } from './statistics.text.ts';
import { useApplicationStatistics } from '../queries.ts';

const SPANS = ['30', '90', '365'] as const;

/** Waiting time, share accepted, by form and recruiter, and how many are still there. */
export const ApplicationStatisticsView = () => {
  const text = useText(statisticsText);
  const [span, setSpan] = useState<(typeof SPANS)[number]>('90');
  const statistics = useApplicationStatistics(useCurrentGuild().id, Number(span));
  return (
    <div className="grid gap-4">
      <div className="md:w-80">
        <ChoiceRow
          label={text.span}
          value={span}
          options={SPANS.map((value) => ({ value, label: text.days(Number(value)) }))}
          onChange={setSpan}
        />
      </div>
      <QueryView query={statistics} skeleton={<ListSkeleton rows={3} height="h-24" />}>
        {(data) => <Numbers data={data} />}
      </QueryView>
    </div>
  );
};

const Numbers = ({ data: { total, forms, recruiters, stayed } }: { data: ApplicationStatistics }) => {
  const text = useText(statisticsText);
  const format = useFormat();
  const decided = total.accepted + total.refused;
  const share = (part: number, whole: number) => (whole === 0 ? '—' : format.percent(part / whole));
  const hours = (value: number | null) => (value === null ? '—' : text.hours(format.number(value)));
  return (
    <>
      <dl className="grid grid-cols-2 gap-4 lg:grid-cols-4">
        <StatTile
          label={text.received}
          value={format.number(total.received)}
          note={text.waitingNow(total.waiting)}
        />
        <StatTile
          label={text.shareAccepted}
          value={share(total.accepted, decided)}
          note={text.ofDecided(total.accepted, decided)}
        />
        <StatTile label={text.medianWait} value={hours(total.median_hours)} note={text.medianNote} />
        <StatTile
          label={text.stayed}
          value={share(stayed.present, stayed.accepted)}
          note={text.stayedNote(stayed.present, stayed.accepted)}
        />
      </dl>
      {total.received === 0 ? (
        <p className="text-muted">{text.noStatistics}</p>
      ) : (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-4 xl:grid-cols-2">
          <ShareTable title={text.byForm} rows={forms} hours={hours} />
          <ShareTable title={text.byRecruiter} rows={recruiters} hours={hours} />
        </div>
      )}
    </>
  );
};

interface ShareTableProps {
  title: string;
  rows: ApplicationStatistics['forms'];
  hours: (value: number | null) => string;
}

const ShareTable = ({ title, rows, hours }: ShareTableProps) => {
  const { columns } = useText(statisticsText);
  const format = useFormat();
  return (
    <Card className="overflow-x-auto">
      <table className="w-full">
        <caption className="border-b border-line px-4 py-3 text-left text-base font-semibold">
          {title}
        </caption>
        <thead className="text-xs text-muted">
          <tr>
            <th scope="col" className="px-4 py-2 text-left font-normal">
              {columns.name}
            </th>
            {[columns.accepted, columns.refused, columns.wait].map((name) => (
              <th key={name} scope="col" className="px-1 py-2 text-right font-normal last:pr-4 md:px-4">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={row.id} className="border-t border-line">
              <th
                scope="row"
                className="px-4 py-2 text-left font-medium wrap-anywhere max-md:min-w-24 max-md:pr-0"
              >
                {row.name}
              </th>
              <td className="px-1 py-2 text-right last:pr-4 md:px-4">{format.number(row.accepted)}</td>
              <td className="px-1 py-2 text-right last:pr-4 md:px-4">{format.number(row.refused)}</td>
              <td className="px-1 py-2 text-right last:pr-4 md:px-4">{hours(row.median_hours)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  );
};
