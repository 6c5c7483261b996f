import type { Words } from './language.ts';

/** What the parts of the product are called: in menus, headings, lists and settings. */
export const FEATURE_NAMES: Words<
  | 'members'
  | 'applications'
  | 'events'
  | 'capts'
  | 'gungame'
  | 'gg'
  | 'personnel'
  | 'personnelFile'
  | 'warnings'
  | 'blacklist'
  | 'treasury'
  | 'payday'
  | 'reports'
  | 'contracts'
  | 'cars'
  | 'tops'
  | 'cabinet'
  | 'shop'
> = {
  en: {
    members: 'Members',
    applications: 'Applications',
    events: 'Events',
    capts: 'Capts',
    gungame: 'Gun game',
    gg: 'GG screens',
    personnel: 'Personnel',
    personnelFile: 'Personnel file',
    warnings: 'Warnings',
    blacklist: 'Blacklist',
    treasury: 'Treasury',
    payday: 'Payday',
    reports: 'Reports',
    contracts: 'Contracts',
    cars: 'Car park',
    tops: 'Top',
    cabinet: 'My cabinet',
    shop: 'Points shop',
  },
  ru: {
    members: 'Участники',
    applications: 'Заявки',
    events: 'Мероприятия',
    capts: 'Капты',
    gungame: 'Ган-гейм',
    gg: 'Скрины с ГГ',
    personnel: 'Кадры',
    personnelFile: 'Личное дело',
    warnings: 'Предупреждения',
    blacklist: 'Чёрный список',
    treasury: 'Общак',
    payday: 'Зарплата',
    reports: 'Отчёты',
    contracts: 'Контракты',
    cars: 'Автопарк',
    tops: 'Топ',
    cabinet: 'Мой кабинет',
    shop: 'Магазин очков',
  },
};
