import type { Words } from '../kit/language.ts';
import type { VacationKind, VacationState } from './vacations.ts';

export const VACATION_STATE_NAMES: Words<VacationState> = {
  en: {
    requested: 'waiting for an answer',
    approved: 'approved',
    refused: 'declined',
    ended: 'ended',
    cancelled: 'canceled',
  },
  ru: {
    requested: 'ждёт ответа',
    approved: 'одобрен',
    refused: 'отказано',
    ended: 'закончился',
    cancelled: 'отменён',
  },
};

/** Beside the name of somebody who is away. */
export const AWAY_NAMES: Words<VacationKind> = {
  en: { vacation: 'on vacation', afk: 'AFK' },
  ru: { vacation: 'в отпуске', afk: 'AFK' },
};

export const VACATION_WORDS: Words<'nobodyAway' | 'upcoming' | 'refuseReason'> = {
  en: { nobodyAway: 'Everyone is here.', upcoming: 'Upcoming', refuseReason: 'Message to the member' },
  ru: { nobodyAway: 'Все на месте.', upcoming: 'Скоро', refuseReason: 'Что написать участнику' },
};
