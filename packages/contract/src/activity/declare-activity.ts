import { FEATURE_NAMES } from '../kit/feature-names.ts';
import type { Language } from '../kit/language.ts';

export const ACTIVITY_GROUPS = [
  'members',
  'personnel',
  'reputation',
  'events',
  'capts',
  'treasury',
  'contracts',
  'cars',
  'rules',
  'plan',
] as const;
export type ActivityGroup = (typeof ACTIVITY_GROUPS)[number];

export const ACTIVITY_GROUP_NAMES: Readonly<Record<Language, Readonly<Record<ActivityGroup, string>>>> = {
  en: {
    members: FEATURE_NAMES.en.members,
    personnel: FEATURE_NAMES.en.personnel,
    reputation: 'Reputation and screens',
    events: FEATURE_NAMES.en.events,
    capts: FEATURE_NAMES.en.capts,
    treasury: FEATURE_NAMES.en.treasury,
    contracts: FEATURE_NAMES.en.contracts,
    cars: FEATURE_NAMES.en.cars,
    rules: 'Settings and permissions',
    plan: 'Plan and support',
  },
  ru: {
    members: FEATURE_NAMES.ru.members,
    personnel: FEATURE_NAMES.ru.personnel,
    reputation: 'Репутация и скрины',
    events: FEATURE_NAMES.ru.events,
    capts: FEATURE_NAMES.ru.capts,
    treasury: FEATURE_NAMES.ru.treasury,
    contracts: FEATURE_NAMES.ru.contracts,
    cars: FEATURE_NAMES.ru.cars,
    rules: 'Настройки и права',
    plan: 'Тариф и поддержка',
  },
};

/** The stored JSON of an activity row. Rows are kept for ever, so older ones may have other fields. */
type ActivityData = Readonly<Record<string, unknown>>;
type FormatDate = (iso: string) => string;
/** A setting's name by its path; empty for one that no longer exists. */
type NameSetting = (path: string) => string;

interface Words<Facts> {
  /** For filters and settings. */
  name: string;
  /**
   * What happened; `{target}` is replaced by the name of whom it happened to. Who did it is shown beside the sentence.
   */
  says: (facts: Facts) => string;
}

export interface ActivitySentence {
  name: string;
  says: (data: ActivityData, formatDate: FormatDate, nameSetting: NameSetting) => string;
}

type ActivityKind = { group: ActivityGroup } & Record<Language, ActivitySentence>;

/**
 * Declares the kinds of activity of one feature, in the order of lists: their group, a function that reads the facts
 * for the sentences from the row's stored JSON, and the sentences. A kind without words in both languages does not
 * compile.
 */
export const declareActivity = <Facts, Type extends string>(
  group: ActivityGroup,
  factsOf: (data: ActivityData, formatDate: FormatDate, nameSetting: NameSetting) => Facts,
  kinds: Record<Type, Record<Language, Words<Facts>>>,
): Record<Type, ActivityKind> => {
  const sentence = ({ name, says }: Words<Facts>): ActivitySentence => ({
    name,
    says: (data, formatDate, nameSetting) => says(factsOf(data, formatDate, nameSetting)),
  });
  const entries = Object.entries<Record<Language, Words<Facts>>>(kinds).map(([type, { en, ru }]) => [
    type,
    { group, en: sentence(en), ru: sentence(ru) },
  ]);
  return Object.fromEntries(entries) as Record<Type, ActivityKind>;
};
