/** The colour of a series. Brass is the brand's colour; use the others only where they have a meaning. */
export type ChartTone = 'brass' | 'good' | 'bad' | 'info' | 'muted';

export const TONE_COLOURS: Readonly<Record<ChartTone, string>> = {
  brass: 'var(--brass)',
  good: 'var(--good)',
  bad: 'var(--bad)',
  info: 'var(--info)',
  muted: 'var(--faint)',
};

/**
 * The same for filled areas such as bars: these are brass in both themes; only text and lines are darker in the light
 * theme.
 */
export const TONE_FACES: Readonly<Record<ChartTone, string>> = {
  ...TONE_COLOURS,
  brass: 'var(--brass-face)',
};
