import { ACTIVITY_TYPES } from '@famiglia/contract/activity-types';
import type { ActivityType } from '@famiglia/contract/activity-types';
import type { SettingsValues } from '@famiglia/contract/settings';

/** Everyday traffic: in a log it would hide what somebody decided. */
const EVERYDAY = new Set<ActivityType>([
  'screenshot.submitted',
  'reputation.roles_changed',
  'event.joined',
  'event.moved',
  'event.left',
  'event.promoted',
  'calendar_feed.created',
  'calendar_feed.revoked',
  'capt.joined',
  'capt.moved',
  'capt.left',
  'capt.promoted',
  'capt_alias.learnt',
  'capt_alias.forgotten',
]);

/** What a guild has before anybody saves anything. Most families live in Moscow time. */
export const DEFAULT_SETTINGS: SettingsValues = {
  language: 'ru',
  time_zone: 'Europe/Moscow',
  reputation_name: 'Репутация',
  channels: { events: null, capts: null, gg: null, gungame: null, gungame_review: null, log: null },
  gg: { mode: 'auto', reward: 5, daily_limit: 5 },
  events: {
    reward: 15,
    sorting: ['role_priority', 'reputation', 'reliability', 'benched_last_time', 'signed_up_at'],
    reminders_minutes: [60, 15],
  },
  capts: { reward: 20, reminders_minutes: [60, 15] },
  gungame: {
    reward: 5,
    daily_limit: 20,
    reject_reasons: ['Не видно счёта', 'Чужой ник', 'Старый скриншот', 'Обрезан'],
  },
  log: { types: ACTIVITY_TYPES.filter((type) => !EVERYDAY.has(type)) },
  reputation_roles: [],
};
