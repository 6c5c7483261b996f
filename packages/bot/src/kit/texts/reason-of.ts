import { nameText } from '@famiglia/contract/kit/visible-text';
import { REASON_LENGTH } from '@famiglia/contract/warnings/warnings';

/** A reason as it is stored; null if nothing of it is visible. */
export const reasonOf = (typed: string): string | null =>
  nameText.min(1).max(REASON_LENGTH).safeParse(typed).data ?? null;
