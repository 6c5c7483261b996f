import type { CaptResult } from '@famiglia/contract/capts/capts';
import type { ChartTone } from './chart-tone.ts';

/** The dot of a capt in a chart. */
export const RESULT_TONES: Readonly<Record<CaptResult, ChartTone>> = {
  win: 'good',
  loss: 'bad',
  draw: 'muted',
};
