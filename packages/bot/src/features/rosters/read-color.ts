import { hexOf } from '@famiglia/contract/events/event-look';

/** `#d6453d` or `d6453d` as Discord counts colours; null for anything else: `#fff` and `red` do not say one. */
export const readColor = (typed: string): number | null => {
  const digits = typed.replace('#', '').toLowerCase();
  const read = Number.parseInt(digits, 16);
  return !Number.isNaN(read) && hexOf(read) === `#${digits}` ? read : null;
};
