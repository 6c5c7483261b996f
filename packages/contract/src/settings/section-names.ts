import { FEATURE_NAMES } from '../kit/feature-names.ts';
import type { Language } from '../kit/language.ts';

/** Sections that the settings of the panel and `/setup` both have. */
export const SECTION_NAMES: Readonly<
  Record<
    Language,
    Record<
      'general' | 'channels' | 'personnel' | 'warnings' | 'joining' | 'sorting' | 'wars' | 'payday' | 'cars',
      string
    >
  >
> = {
  en: {
    general: 'General',
    channels: 'Channels',
    personnel: FEATURE_NAMES.en.personnel,
    warnings: FEATURE_NAMES.en.warnings,
    joining: 'Joining',
    sorting: 'Who makes the main list',
    wars: 'War feed',
    payday: FEATURE_NAMES.en.payday,
    cars: FEATURE_NAMES.en.cars,
  },
  ru: {
    general: 'Основное',
    channels: 'Каналы',
    personnel: FEATURE_NAMES.ru.personnel,
    warnings: FEATURE_NAMES.ru.warnings,
    joining: 'Вступление',
    sorting: 'Кто попадает в основу',
    wars: 'Лента войн',
    payday: FEATURE_NAMES.ru.payday,
    cars: FEATURE_NAMES.ru.cars,
  },
};
