import type { Language } from '../kit/language.ts';
import type { Answer } from './answers.ts';

/** Headings of those who gave an answer besides plus and minus. */
export const ANSWER_LISTS: Readonly<Record<Language, Record<Answer, string>>> = {
  en: { late: 'Late', maybe: 'Maybe', cannot: 'Can’t come' },
  ru: { late: 'Опоздают', maybe: 'Под вопросом', cannot: 'Не смогут' },
};

/** A sign-up that takes no more than plus and minus. */
export const PLAIN_ANSWERS: Readonly<Record<Language, string>> = {
  en: 'Only Join and Leave',
  ru: 'Только плюс и минус',
};

/** Those for whom a sign-up is and who have not answered. */
export const UNANSWERED_WORDS = {
  en: {
    unanswered: 'Who has not answered',
    everyone: 'Everyone has answered.',
    excused: 'Away',
    unreached: 'Maybe, direct messages closed',
    ask: 'Ping them',
    askedAt: (when: string) => `Pinged ${when}.`,
  },
  ru: {
    unanswered: 'Кто не ответил',
    everyone: 'Ответили все.',
    excused: 'В отпуске или AFK',
    unreached: 'Под вопросом, личка закрыта',
    ask: 'Позвать их',
    askedAt: (when: string) => `Уже позвали ${when}.`,
  },
};

/** Beside the name of somebody who said so. */
export const WILL_BE_LATE: Readonly<Record<Language, string>> = { en: 'will be late', ru: 'опоздает' };
