/** Every kind of change that leaves a row in a guild's activity. */
export const ACTIVITY_TYPES = [
  'member.joined',
  'member.left',
  'settings.saved',
  'roles.saved',
  'panel_user.added',
  'panel_user.removed',
  'subscription.trial_started',
  'subscription.canceled',
  'subscription.resumed',
  'subscription.expired',
  'subscription.set',
] as const;

export type ActivityType = (typeof ACTIVITY_TYPES)[number];

/** What an activity can point at, so that the panel can link to it. */
export const ACTIVITY_TARGETS = ['member', 'settings', 'subscription'] as const;
export type ActivityTarget = (typeof ACTIVITY_TARGETS)[number];
