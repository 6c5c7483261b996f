import type { ChartTone } from './chart-tone.ts';
import { TONE_COLOURS } from './chart-tone.ts';

/** Names the series; the table and the readings name them too, so it is for the eye alone. */
export const ChartLegend = ({ series }: { series: readonly { name: string; tone: ChartTone }[] }) => (
  <ul aria-hidden className="mb-2 flex flex-wrap gap-x-4 gap-y-1 text-xs text-muted">
    {series.map(({ name, tone }) => (
      <li key={name} className="flex items-center gap-1.5">
        <span className="h-0.5 w-3 rounded-full" style={{ background: TONE_COLOURS[tone] }} />
        {name}
      </li>
    ))}
  </ul>
);
