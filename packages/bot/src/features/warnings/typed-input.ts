import type { ModalCall } from '../../kit/interactions/calls.ts';
import { typedText } from '../../kit/interactions/form.ts';

/** A number field of a form: undefined where it is empty, null where it is not a number up to the limit. */
export const typedNumber = (call: ModalCall, customId: string, most: number): number | undefined | null => {
  const typed = typedText(call, customId);
  if (typed === '') return undefined;
  const value = /^\d{1,5}$/.test(typed) ? Number(typed) : Number.NaN;
  return value <= most ? value : null;
};
