import type { Language } from '../kit/language.ts';
import type { ReputationSource } from './reputation.ts';

/** What a change of reputation came from. */
export const REPUTATION_SOURCE_NAMES: Readonly<Record<Language, Readonly<Record<ReputationSource, string>>>> =
  {
    en: {
      manual: 'manual',
      gg: 'GG screen',
      event: 'event',
      capt: 'capt',
      gungame: 'gun game',
      shop: 'points shop',
      undo: 'undo',
    },
    ru: {
      manual: 'вручную',
      gg: 'скрин с ГГ',
      event: 'МП',
      capt: 'капт',
      gungame: 'ган-гейм',
      shop: 'магазин очков',
      undo: 'отмена',
    },
  };
