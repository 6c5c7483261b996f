import type { ActivityType } from '../activity/activity-types.ts';
import { activityTypesOf } from '../activity/activity-types.ts';
import { ACTIVITY_GROUPS } from '../activity/declare-activity.ts';
import type { ActivityGroup } from '../activity/declare-activity.ts';

export type WebhookGroup = Exclude<ActivityGroup, 'plan'>;

/** What may be told to an address outside. Payments and what was written to support are between a person and the site. */
export const WEBHOOK_GROUPS = ACTIVITY_GROUPS.filter((group) => group !== 'plan') as [
  WebhookGroup,
  ...WebhookGroup[],
];

/** What concerns nobody outside, whatever was chosen: that leaders wrote a note on somebody, and the codes of groups in the game. */
const KEPT_INSIDE: ReadonlySet<ActivityType> = new Set([
  'note.added',
  'note.removed',
  'event.code_changed',
  'capt.code_changed',
]);

/** The kinds of activity that an address is told for these groups. */
export const webhookTypes = (groups: readonly WebhookGroup[]): ReadonlySet<ActivityType> =>
  new Set(groups.flatMap(activityTypesOf).filter((type) => !KEPT_INSIDE.has(type)));
