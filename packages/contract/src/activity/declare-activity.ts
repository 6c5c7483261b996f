import type { Language } from '../kit/language.ts';

export const ACTIVITY_GROUPS = [
  'members',
  'personnel',
  'reputation',
  'events',
  'capts',
  'rules',
  'plan',
] as const;
export type ActivityGroup = (typeof ACTIVITY_GROUPS)[number];

export const ACTIVITY_GROUP_NAMES: Readonly<Record<Language, Readonly<Record<ActivityGroup, string>>>> = {
  en: {
    members: 'Members',
    personnel: 'Personnel',
    reputation: 'Reputation and screens',
    events: 'Events',
    capts: 'Capts',
    rules: 'Settings and permissions',
    plan: 'Plan and support',
  },
  ru: {
    members: 'Участники',
    personnel: 'Кадры',
    reputation: 'Репутация и скрины',
    events: 'Мероприятия',
    capts: 'Капты',
    rules: 'Настройки и права',
    plan: 'Тариф и поддержка',
  },
};

/** What a row of activity has kept. Rows are kept for ever, and what they keep may change. */
type ActivityData = Readonly<Record<string, unknown>>;
type FormatDate = (iso: string) => string;
/** A setting's name by its path; empty for one that no longer exists. */
type NameSetting = (path: string) => string;

interface Words<Facts> {
  /** For filters and settings. */
  name: string;
  /** What happened; `{target}` is the name of whom it happened to. Who did it stands beside it. */
  says: (facts: Facts) => string;
}

export interface ActivitySentence {
  name: string;
  says: (data: ActivityData, formatDate: FormatDate, nameSetting: NameSetting) => string;
}

type ActivityKind = { group: ActivityGroup } & Record<Language, ActivitySentence>;

/**
 * The kinds of activity of one feature, in the order of lists: the group they are chosen by, the facts that their
 * sentences speak of, found in whatever a row has kept, and the words. A kind without words in both languages does
 * not compile.
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
