import type { Language } from '@famiglia/contract/kit/language';
import { LOCALES } from '@famiglia/contract/kit/locales';
import type { Season } from '@famiglia/contract/tops/tops';
import { escapeText } from '../../kit/discord/escape-text.ts';

/** Its name with its first and last day. */
export const seasonName = ({ name, starts_on: from, ends_on: to }: Season, language: Language): string =>
  `${escapeText(name)} (${daysText(from, to, language)})`;

const daysText = (from: string, to: string, language: Language): string =>
  new Intl.DateTimeFormat(LOCALES[language], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatRange(new Date(from), new Date(to));
