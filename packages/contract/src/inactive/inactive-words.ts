import { counted } from '../kit/counted.ts';
import type { Language } from '../kit/language.ts';
import { plural } from '../kit/plural.ts';

interface InactiveWords {
  title: string;
  /** When somebody was last asked whether they are still there. */
  written: (when: string) => string;
  wroteTo: (count: number) => string;
}

export const INACTIVE_WORDS: Readonly<Record<Language, InactiveWords>> = {
  en: {
    title: 'Inactive members',
    written: (when) => `asked ${when}`,
    wroteTo: (count) => `Messaged ${counted('en', 'people', count)}`,
  },
  ru: {
    title: 'Неактивные участники',
    written: (when) => `спросили ${when}`,
    wroteTo: (count) =>
      `Написали ${plural('ru', count, { one: '# человеку', few: '# людям', many: '# людям', other: '# людям' })}`,
  },
};
