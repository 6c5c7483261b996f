import type { ActivityType } from '@famiglia/contract/activity-types';
import type { Permission } from '@famiglia/contract/permissions';
import type { LucideIcon } from 'lucide-react';
import { CreditCard, KeyRound, Settings, ShieldCheck, UserMinus, UserPlus } from 'lucide-react';

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

/** Each kind of activity with its picture and its place in the panel. */
export const ACTIVITY_PLACES: Record<ActivityType, ActivityPlace> = {
  'member.joined': { icon: UserPlus, path: 'users', permission: 'users.view' },
  'member.left': { icon: UserMinus, path: 'users', permission: 'users.view' },
  'settings.saved': { icon: Settings, path: 'settings/general', permission: 'settings.manage' },
  'roles.saved': { icon: ShieldCheck, path: 'settings/roles', permission: 'access.manage' },
  'panel_user.added': PANEL_USERS,
  'panel_user.removed': PANEL_USERS,
  'subscription.trial_started': PLAN,
  'subscription.canceled': PLAN,
  'subscription.resumed': PLAN,
  'subscription.expired': PLAN,
  'subscription.set': PLAN,
};
