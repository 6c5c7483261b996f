import type { ChartTone } from './chart-tone.ts';
import { TONE_COLOURS, TONE_FACES } from './chart-tone.ts';

interface ChartLegendProps {
  series: readonly { name: string; tone: ChartTone }[];
  /** The mark of a series in the plot. */
  mark?: 'line' | 'dot';
}

/** Names the series; hidden from screen readers, because the table and the spots name them too. */
export const ChartLegend = ({ series, mark = 'line' }: ChartLegendProps) => (
  <ul aria-hidden className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
    {series.map(({ name, tone }) => (
      <li key={name} className="flex items-center gap-1.5">
        <span
          className={mark === 'line' ? 'h-0.5 w-3 rounded-full' : 'size-2 rounded-full'}
          style={{ background: (mark === 'line' ? TONE_COLOURS : TONE_FACES)[tone] }}
        />
        {name}
      </li>
    ))}
  </ul>
);
