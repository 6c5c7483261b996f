import type { Words } from '../kit/language.ts';
import type { PlayerSource } from './capts.ts';

/** What a family can break its own record in. */
export const RECORD_NAMES: Words<'damage' | 'kills' | 'share' | 'team_damage' | 'win_streak'> = {
  en: {
    damage: 'damage in one capt',
    kills: 'kills in one capt',
    share: 'share of damage',
    team_damage: 'team damage',
    win_streak: 'wins in a row',
  },
  ru: {
    damage: 'урон за капт',
    kills: 'убийства за капт',
    share: 'доля урона',
    team_damage: 'урон всей семьи',
    win_streak: 'победы подряд',
  },
};

/** What a capt is called among other things: its opponent alone does not say that it is one. */
export const CAPT_TITLE = {
  en: (opponent: string) => `Capt: ${opponent}`,
  ru: (opponent: string) => `Капт: ${opponent}`,
};

/** Where the numbers of a player come from. */
export const PLAYER_SOURCE_NAMES: Words<PlayerSource> = {
  en: { feed: 'war feed', table: 'table', screenshot: 'screenshot', hand: 'by hand' },
  ru: { feed: 'лента войн', table: 'таблица', screenshot: 'скрин', hand: 'вручную' },
};

/** What people fill in about a capt. */
export const CAPT_FIELDS: Words<
  | 'opponent'
  | 'territory'
  | 'side'
  | 'slots'
  | 'ending'
  | 'scoreOurs'
  | 'scoreTheirs'
  | 'damage'
  | 'recordings'
  | 'recording'
> = {
  en: {
    opponent: 'Opponent',
    territory: 'Territory',
    side: 'Side',
    slots: 'Players per side',
    ending: 'How it ended',
    scoreOurs: 'Our score',
    scoreTheirs: 'Their score',
    damage: 'Damage',
    recordings: 'Recordings',
    recording: 'Video link',
  },
  ru: {
    opponent: 'Противник',
    territory: 'Территория',
    side: 'Сторона',
    slots: 'Игроков от стороны',
    ending: 'Чем закончилось',
    scoreOurs: 'Наш счёт',
    scoreTheirs: 'Их счёт',
    damage: 'Урон',
    recordings: 'Откаты',
    recording: 'Ссылка на видео',
  },
};
