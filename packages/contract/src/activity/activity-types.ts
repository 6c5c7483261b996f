import { ACTIVITY } from '../changes.ts';
import type { ActivityGroup, ActivitySentence } from './declare-activity.ts';
import { isBySupport, SUPPORT_NAME } from '../support/support-changes.ts';
import { withKey } from '../keys/key-changes.ts';
import type { Language } from '../kit/language.ts';

export type ActivityType = keyof typeof ACTIVITY;

/** In the order in which people choose among them. */
export const ACTIVITY_TYPES = Object.keys(ACTIVITY) as readonly string[] as readonly [
  ActivityType,
  ...ActivityType[],
];

/** What an activity can point at, so that the panel can link to it. */
export const ACTIVITY_TARGETS = ['member', 'settings', 'subscription', 'event', 'capt', 'contract'] as const;
export type ActivityTarget = (typeof ACTIVITY_TARGETS)[number];

/** What a kind of activity is about: the part before its dot. */
export type ActivitySubject = ActivityType extends `${infer Name}.${string}` ? Name : never;

export const subjectOf = (type: ActivityType): ActivitySubject => type.split('.')[0] as ActivitySubject;

/** The kinds of one group. There are too many kinds for one list, so people choose a group first. */
export const activityTypesOf = (group: ActivityGroup): readonly ActivityType[] =>
  ACTIVITY_TYPES.filter((type) => ACTIVITY[type].group === group);

const sentencesIn = (language: Language) =>
  Object.fromEntries(ACTIVITY_TYPES.map((type) => [type, ACTIVITY[type][language]])) as Record<
    ActivityType,
    ActivitySentence
  >;

/** What happened, in words: the panel's list and the guild's log in Discord say the same. */
export const ACTIVITY_SENTENCES = { en: sentencesIn('en'), ru: sentencesIn('ru') };

/** Shown instead of a name where nobody acted, such as at the end of a trial. */
export const BY_ITSELF: Readonly<Record<Language, string>> = { en: 'Automatic', ru: 'Автоматически' };

/** The name of whoever acted, as a family reads it; null where nobody did. */
export const actorNameOf = (
  { actor, data }: { actor: { name: string } | null; data: Readonly<Record<string, unknown>> },
  language: Language,
): string | null =>
  withKey(actor?.name ?? (isBySupport(data) ? SUPPORT_NAME[language] : null), data, language);

/** Frequent kinds that are not logged by default: they would hide the decisions of people. */
const FREQUENT = new Set<ActivityType>([
  'screenshot.submitted',
  'reputation.roles_changed',
  'event.joined',
  'event.moved',
  'event.left',
  'event.promoted',
  'event.demoted',
  'calendar_feed.created',
  'calendar_feed.revoked',
  'capt.joined',
  'capt.moved',
  'capt.left',
  'capt.promoted',
  'capt.demoted',
  'contract.joined',
  'contract.moved',
  'contract.left',
  'contract.promoted',
  'contract.demoted',
  'capt_alias.learnt',
  'capt_alias.forgotten',
  'car.taken',
  'car.returned',
]);

/** The kinds of activity that are posted in the log channel until the guild chooses. Not everybody there may see the family's money. */
export const DEFAULT_LOGGED_TYPES = ACTIVITY_TYPES.filter(
  (type) => !FREQUENT.has(type) && ACTIVITY[type].group !== 'treasury',
);
