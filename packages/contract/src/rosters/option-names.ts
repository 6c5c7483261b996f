import type { Language } from '../kit/language.ts';

/** What leaders choose for one sign-up, and the settings for all of them. */
export const OPTION_NAMES: Readonly<Record<Language, Record<'ping' | 'thread' | 'answers', string>>> = {
  en: { ping: 'Who to ping', thread: 'Thread for the main list', answers: 'More answers' },
  ru: { ping: 'Кого звать', thread: 'Ветка для основы', answers: 'Больше ответов' },
};
