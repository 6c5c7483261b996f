/** Every kind of change that leaves a row in a guild's activity. */
export const ACTIVITY_TYPES = [
  'member.joined',
  'member.left',
  'member.forgotten',
  'member.renamed',
  'reputation.changed',
  'reputation.bulk_changed',
  'reputation.undone',
  'reputation.bulk_undone',
  'reputation.roles_changed',
  'screenshot.submitted',
  'screenshots.approved',
  'screenshots.rejected',
  'settings.saved',
  'roles.saved',
  'panel_user.added',
  'panel_user.removed',
  'subscription.trial_started',
  'subscription.canceled',
  'subscription.resumed',
  'subscription.expired',
  'subscription.set',
  'subscription.paid',
  'subscription.refunded',
  'event.created',
  'event.edited',
  'event.closed',
  'event.cancelled',
  'event.finished',
  'event.joined',
  'event.moved',
  'event.left',
  'event.added',
  'event.removed',
  'event.pinned',
  'event.resized',
  'event.promoted',
  'event.message_lost',
  'calendar_feed.created',
  'calendar_feed.revoked',
] as const;

export type ActivityType = (typeof ACTIVITY_TYPES)[number];

/** What an activity can point at, so that the panel can link to it. */
export const ACTIVITY_TARGETS = ['member', 'settings', 'subscription', 'event'] as const;
export type ActivityTarget = (typeof ACTIVITY_TARGETS)[number];
