import type { Language } from '@famiglia/contract/kit/language';
import { cutText } from '@famiglia/contract/kit/cut-text';
import { ERRORS } from '@famiglia/contract/kit/error-codes';
import type { ErrorCode } from '@famiglia/contract/kit/error-codes';
import { AppError } from '@famiglia/core/platform/app-error';
import type { ChatInputCommandInteraction } from 'discord.js';
import type { Choice } from './calls.ts';

/** Nobody types it by accident, and no object has such an id. */
const PREFIX = 'refused:';
const LONGEST_NAME = 100;

/** Autocomplete cannot be answered with text: the reason of a refusal is its only entry, as far as whole sentences fit. */
export const refusalChoice = (code: ErrorCode, language: Language): Choice => {
  const text = ERRORS[code][language];
  const end = text.length > LONGEST_NAME ? text.lastIndexOf('. ', LONGEST_NAME - 1) : -1;
  return { name: end < 0 ? cutText(text, LONGEST_NAME) : text.slice(0, end + 1), value: `${PREFIX}${code}` };
};

/** Refuses a command whose option is such a choice, with the same reason. */
export const requireNoRefusal = ({ options }: ChatInputCommandInteraction): void => {
  const [first] = options.data;
  for (const { value } of first?.options ?? options.data) {
    if (typeof value !== 'string' || !value.startsWith(PREFIX)) continue;
    const code = value.slice(PREFIX.length);
    if (code in ERRORS) throw new AppError(code as ErrorCode);
  }
};
