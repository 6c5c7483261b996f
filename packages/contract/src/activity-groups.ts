import { ACTIVITY_TYPES } from './activity-types.ts';
import type { ActivityType } from './activity-types.ts';
import type { Language } from './constants.ts';

export const ACTIVITY_GROUPS = ['members', 'reputation', 'events', 'capts', 'rules', 'plan'] as const;
export type ActivityGroup = (typeof ACTIVITY_GROUPS)[number];

/** What a kind of activity is about: the part before its dot. */
export type ActivitySubject = ActivityType extends `${infer Name}.${string}` ? Name : never;

export const subjectOf = (type: ActivityType): ActivitySubject => type.split('.')[0] as ActivitySubject;

/** A subject without a group does not compile. */
const GROUP_OF: Record<ActivitySubject, ActivityGroup> = {
  member: 'members',
  reputation: 'reputation',
  screenshot: 'reputation',
  screenshots: 'reputation',
  event: 'events',
  calendar_feed: 'events',
  capt: 'capts',
  capt_alias: 'capts',
  settings: 'rules',
  roles: 'rules',
  panel_user: 'rules',
  subscription: 'plan',
};

/** Some forty kinds in one row are a wall: people choose among them by what they are about. */
export const activityTypesOf = (group: ActivityGroup): readonly ActivityType[] =>
  ACTIVITY_TYPES.filter((type) => GROUP_OF[subjectOf(type)] === group);

export const ACTIVITY_GROUP_NAMES: Readonly<Record<Language, Readonly<Record<ActivityGroup, string>>>> = {
  en: {
    members: 'Members',
    reputation: 'Reputation and screens',
    events: 'Events',
    capts: 'Capts',
    rules: 'Settings and rights',
    plan: 'Plan',
  },
  ru: {
    members: 'Участники',
    reputation: 'Репутация и скрины',
    events: 'Мероприятия',
    capts: 'Капты',
    rules: 'Настройки и права',
    plan: 'Тариф',
  },
};
