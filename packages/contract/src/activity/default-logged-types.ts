import { ACTIVITY_TYPES } from './activity-types.ts';
import type { ActivityType } from './activity-types.ts';

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
  'capt_alias.learnt',
  'capt_alias.forgotten',
]);

/** The kinds of activity that are posted in the log channel until the guild chooses. */
export const DEFAULT_LOGGED_TYPES = ACTIVITY_TYPES.filter((type) => !FREQUENT.has(type));
