import { counted } from '../kit/counted.ts';
import { VOICE_DAYS } from './personnel-file.ts';

/** What the hours in voice of a file are called. */
export const VOICE_HOURS = {
  en: `In voice, ${counted('en', 'days', VOICE_DAYS)}`,
  ru: `В голосе за ${counted('ru', 'days', VOICE_DAYS)}`,
};
