import type { Texts } from '../../shared/language/texts.ts';

const en = {
  title: 'Personnel',
  views: 'Personnel pages',
  vacations: 'Vacations',
  inactive: 'Inactive',
  ranks: 'Ranks',
  warnings: 'Warnings',
  blacklist: 'Blacklist',
};

const ru: typeof en = {
  title: 'Кадры',
  views: 'Разделы кадров',
  vacations: 'Отпуска',
  inactive: 'Неактивные',
  ranks: 'Ранги',
  warnings: 'Предупреждения',
  blacklist: 'Чёрный список',
};

export const personnelText: Texts<typeof en> = { en, ru };
