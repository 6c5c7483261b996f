import type { Language } from '@famiglia/contract/kit/language';

const en = {
  against: (opponent: string) => `Capt against ${opponent}`,
  win: 'Victory',
  loss: 'Defeat',
  draw: 'Draw',
  attack: 'Attack',
  defence: 'Defense',
  player: 'Player',
  damage: 'Damage',
  share: 'Share',
  kills: 'Kills',
  kd: 'K/D',
  capts: 'Capts',
  perCapt: 'Per capt',
  reliability: 'Attendance',
  total: (damage: string, kills: number, deaths: string) => `Total: ${damage} damage, K/D ${kills}/${deaths}`,
  theirs: (damage: string) => `opponent: ${damage} damage`,
  more: (count: number) => `and ${count} more`,
  boards: {
    damage: 'Top by damage',
    kills: 'Top by kills',
    per_capt: 'Top by damage per capt',
    reliability: 'Most reliable',
  },
  allTime: 'All time',
  nobody: 'Nobody yet',
};

type PictureTexts = typeof en;

const ru: PictureTexts = {
  against: (opponent) => `Капт против ${opponent}`,
  win: 'Победа',
  loss: 'Поражение',
  draw: 'Ничья',
  attack: 'Атака',
  defence: 'Защита (деф)',
  player: 'Игрок',
  damage: 'Урон',
  share: 'Доля',
  kills: 'Убийства',
  kd: 'K/D',
  capts: 'Капты',
  perCapt: 'За капт',
  reliability: 'Явка',
  total: (damage, kills, deaths) => `Всего: урон ${damage}, K/D ${kills}/${deaths}`,
  theirs: (damage) => `противник: урон ${damage}`,
  more: (count) => `и ещё ${count}`,
  boards: {
    damage: 'Лучшие по урону',
    kills: 'Лучшие по убийствам',
    per_capt: 'Лучшие по урону за капт',
    reliability: 'Самые надёжные',
  },
  allTime: 'За всё время',
  nobody: 'Пока никого',
};

/** Texts in pictures. */
export const PICTURE_TEXTS: Readonly<Record<Language, PictureTexts>> = { en, ru };
