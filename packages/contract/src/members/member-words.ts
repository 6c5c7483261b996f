import type { Language } from '../kit/language.ts';

/** What is known about a member. */
export const MEMBER_FIELDS: Readonly<
  Record<Language, Record<'ingame' | 'ingame_nick' | 'static_id' | 'reliability' | 'left', string>>
> = {
  en: {
    ingame: 'In game',
    ingame_nick: 'In-game nick',
    static_id: 'Static ID',
    reliability: 'Reliability',
    left: 'left the server',
  },
  ru: {
    ingame: 'В игре',
    ingame_nick: 'Игровой ник',
    static_id: 'Статик',
    reliability: 'Надёжность',
    left: 'не на сервере',
  },
};

/** Of a place in a ranking. */
export const placeInFamily = (language: Language, place: number | string): string =>
  language === 'en' ? `#${place} in the family` : `${place}-е место в семье`;
