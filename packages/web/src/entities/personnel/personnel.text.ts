import { FEATURE_NAMES } from '@famiglia/contract/kit/feature-names';
import type { Texts } from '../../shared/language/texts.ts';

const en = {
  title: FEATURE_NAMES.en.personnel,
  views: 'Personnel pages',
  vacations: 'Vacations',
  inactive: 'Inactive',
  ranks: 'Ranks',
  warnings: FEATURE_NAMES.en.warnings,
  blacklist: FEATURE_NAMES.en.blacklist,
};

const ru: typeof en = {
  title: FEATURE_NAMES.ru.personnel,
  views: 'Разделы кадров',
  vacations: 'Отпуска',
  inactive: 'Неактивные',
  ranks: 'Ранги',
  warnings: FEATURE_NAMES.ru.warnings,
  blacklist: FEATURE_NAMES.ru.blacklist,
};

export const personnelText: Texts<typeof en> = { en, ru };
