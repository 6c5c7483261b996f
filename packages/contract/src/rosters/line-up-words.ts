import type { Words } from '../kit/language.ts';
import type { LineUpPerson } from './line-up.ts';

/** Who of the main list is in voice before the start. */
export const LINE_UP_WORDS: Words<'title' | 'everybody' | 'nobody' | 'noReserve'> = {
  en: {
    title: 'Who is in voice',
    everybody: 'The whole main list is in voice.',
    nobody: 'The main list is empty.',
    noReserve: 'Nobody is on the reserve.',
  },
  ru: {
    title: 'Кто в голосе',
    everybody: 'Вся основа в голосе.',
    nobody: 'В основе никого.',
    noReserve: 'В замене никого.',
  },
};

/** How somebody who is not in voice was called. */
export const CALL_NAMES: Words<NonNullable<LineUpPerson['called']>> = {
  en: {
    sending: 'being called',
    dm: 'called',
    channel: 'called in the channel, direct messages closed',
    none: 'could not be called, direct messages closed',
  },
  ru: {
    sending: 'зовём',
    dm: 'позвали',
    channel: 'личка закрыта, позвали в канале',
    none: 'личка закрыта, позвать не вышло',
  },
};
