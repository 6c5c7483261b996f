import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { useFormat } from '../../../shared/language/use-format.ts';
import { Card } from '../../../shared/ui/card.tsx';
import type { FightRecord } from '../components/record-bar.tsx';
import { RecordBar } from '../components/record-bar.tsx';
import { RecordNumbers } from '../components/record-numbers.tsx';

interface BreakdownRow extends FightRecord {
  name: string;
  win_rate: number | null;
  /** The page with details of this row. */
  to?: string;
}

interface BreakdownCardProps {
  title: string;
  rows: readonly BreakdownRow[];
  /** To the right of the title. */
  more?: ReactNode;
  /** Below the title: the choice between several groups. */
  choice?: ReactNode;
}

/** Results grouped by one criterion: record and win rate for each group. */
export const BreakdownCard = ({ title, rows, more, choice }: BreakdownCardProps) => {
  const format = useFormat();
  if (rows.length === 0) return null;
  return (
    <Card>
      <header className="flex items-baseline justify-between gap-3 border-b border-line px-4 py-3">
        <h2 className="font-semibold">{title}</h2>
        {more}
      </header>
      {choice ? <div className="px-4 pt-3">{choice}</div> : null}
      <ul className="py-1">
        {rows.map((row) => (
          <li
            key={row.name}
            className="grid grid-cols-[minmax(0,1fr)_auto_3rem] items-center gap-x-3 gap-y-1 px-4 py-1.5"
          >
            <span className="min-w-0 wrap-anywhere">
              {row.to === undefined ? (
                row.name
              ) : (
                <Link to={row.to} className="touch-target font-medium underline-offset-3 hover:underline">
                  {row.name}
                </Link>
              )}
            </span>
            <span className="text-xs text-muted">
              <RecordNumbers of={row} />
            </span>
            <span className="text-right font-medium">
              {row.win_rate === null ? '—' : format.percent(row.win_rate)}
            </span>
            <span className="col-span-3">
              <RecordBar of={row} />
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
};
