import type { Words } from '../kit/language.ts';

/** What a member presses on a list: in Discord and in their cabinet. */
export const SIGN_UP_WORDS: Words<'join' | 'reserve' | 'leave' | 'anyway'> = {
  en: { join: 'Join', reserve: 'Reserve', leave: 'Leave', anyway: 'Sign up anyway' },
  ru: { join: 'Плюс', reserve: 'В замену', leave: 'Минус', anyway: 'Всё равно записаться' },
};
