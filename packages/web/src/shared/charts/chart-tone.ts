/** What a series is drawn in. Brass is ours; the rest only where they mean something. */
export type ChartTone = 'brass' | 'good' | 'bad' | 'info' | 'muted';

export const TONE_COLOURS: Readonly<Record<ChartTone, string>> = {
  brass: 'var(--brass)',
  good: 'var(--good)',
  bad: 'var(--bad)',
  info: 'var(--info)',
  muted: 'var(--faint)',
};
