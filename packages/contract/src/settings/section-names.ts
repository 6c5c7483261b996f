import { DIGEST_NAME } from '../digest/digest-name.ts';
import { FEATURE_NAMES } from '../kit/feature-names.ts';
import type { Language } from '../kit/language.ts';

/** Sections that the settings of the panel and `/setup` both have. */
export const SECTION_NAMES: Readonly<
  Record<
    Language,
    Record<
      | 'general'
      | 'channels'
      | 'personnel'
      | 'warnings'
      | 'joining'
      | 'sorting'
      | 'wars'
      | 'payday'
      | 'contracts'
      | 'cars'
      | 'digest',
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
    contracts: FEATURE_NAMES.en.contracts,
    cars: FEATURE_NAMES.en.cars,
    digest: DIGEST_NAME.en,
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
    contracts: FEATURE_NAMES.ru.contracts,
    cars: FEATURE_NAMES.ru.cars,
    digest: DIGEST_NAME.ru,
  },
};
