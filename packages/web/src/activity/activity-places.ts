import type { ActivityType } from '@famiglia/contract/activity-types';
import type { Permission } from '@famiglia/contract/permissions';
import type { LucideIcon } from 'lucide-react';
import {
  CalendarDays,
  CreditCard,
  Images,
  KeyRound,
  Settings,
  ShieldCheck,
  Star,
  UserMinus,
  UserPen,
  UserPlus,
  UserX,
} from 'lucide-react';

interface ActivityPlace {
  icon: LucideIcon;
  /** Where what it tells of can be seen, under `/guild/:guildId/`. */
  path: string;
  permission: Permission;
}

const PLAN: ActivityPlace = {
  icon: CreditCard,
  path: 'settings/subscription',
  permission: 'subscription.manage',
};
const PANEL_USERS: ActivityPlace = {
  icon: KeyRound,
  path: 'settings/panel-users',
  permission: 'access.manage',
};

const EVENTS: ActivityPlace = { icon: CalendarDays, path: 'events', permission: 'events.view' };

const REPUTATION: ActivityPlace = { icon: Star, path: 'users', permission: 'users.view' };
const SCREENS: ActivityPlace = { icon: Images, path: 'gg?view=all', permission: 'users.view' };

/** Each kind of activity with its picture and its place in the panel. */
export const ACTIVITY_PLACES: Record<ActivityType, ActivityPlace> = {
  'member.joined': { icon: UserPlus, path: 'users', permission: 'users.view' },
  'member.left': { icon: UserMinus, path: 'users', permission: 'users.view' },
  'member.forgotten': { icon: UserX, path: 'users', permission: 'users.view' },
  'member.renamed': { icon: UserPen, path: 'users', permission: 'users.view' },
  'reputation.changed': REPUTATION,
  'reputation.bulk_changed': REPUTATION,
  'reputation.undone': REPUTATION,
  'reputation.bulk_undone': REPUTATION,
  'reputation.roles_changed': REPUTATION,
  'screenshot.submitted': SCREENS,
  'screenshots.approved': SCREENS,
  'screenshots.rejected': SCREENS,
  'screenshots.reopened': SCREENS,
  'settings.saved': { icon: Settings, path: 'settings/general', permission: 'settings.manage' },
  'roles.saved': { icon: ShieldCheck, path: 'settings/roles', permission: 'access.manage' },
  'panel_user.added': PANEL_USERS,
  'panel_user.removed': PANEL_USERS,
  'subscription.trial_started': PLAN,
  'subscription.canceled': PLAN,
  'subscription.resumed': PLAN,
  'subscription.expired': PLAN,
  'subscription.set': PLAN,
  'subscription.paid': PLAN,
  'subscription.refunded': PLAN,
  'event.created': EVENTS,
  'event.edited': EVENTS,
  'event.closed': EVENTS,
  'event.cancelled': EVENTS,
  'event.finished': EVENTS,
  'event.joined': EVENTS,
  'event.moved': EVENTS,
  'event.left': EVENTS,
  'event.added': EVENTS,
  'event.removed': EVENTS,
  'event.pinned': EVENTS,
  'event.resized': EVENTS,
  'event.promoted': EVENTS,
  'event.message_lost': EVENTS,
  'calendar_feed.created': EVENTS,
  'calendar_feed.revoked': EVENTS,
};
