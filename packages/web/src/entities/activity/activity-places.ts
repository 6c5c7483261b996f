import { subjectOf } from '@famiglia/contract/activity-types';
import type { ActivitySubject, ActivityType } from '@famiglia/contract/activity-types';
import type { Permission } from '@famiglia/contract/permissions';
import type { Icon } from '../../shared/ui/create-icon.tsx';
import {
  CalendarDays,
  CreditCard,
  Images,
  KeyRound,
  NotebookPen,
  Repeat,
  Settings,
  ShieldCheck,
  Star,
  Swords,
  UserMinus,
  UserPen,
  UserPlus,
} from '../../shared/ui/icons.ts';

interface ActivityPlace {
  icon: Icon;
  /** The page that shows it, under `/guild/:guildId/`. */
  path: string;
  permission: Permission;
}

const MEMBER: Omit<ActivityPlace, 'icon'> = { path: 'users', permission: 'users.view' };
const SCREENS: ActivityPlace = { icon: Images, path: 'gg', permission: 'users.view' };
const EVENTS: ActivityPlace = { icon: CalendarDays, path: 'events', permission: 'events.view' };
const SERIES: ActivityPlace = { icon: Repeat, path: 'events/series', permission: 'events.manage' };
const CAPTS: ActivityPlace = { icon: Swords, path: 'capts', permission: 'capts.view' };

/** The icon and the page of each subject of activity. */
const PLACES: Record<ActivitySubject, ActivityPlace> = {
  member: { icon: UserPen, ...MEMBER },
  note: { icon: NotebookPen, ...MEMBER },
  reputation: { icon: Star, ...MEMBER },
  screenshot: SCREENS,
  screenshots: SCREENS,
  event: EVENTS,
  calendar_feed: EVENTS,
  template: SERIES,
  series: SERIES,
  capt: CAPTS,
  capt_alias: { ...CAPTS, path: 'capts/aliases' },
  settings: { icon: Settings, path: 'settings/general', permission: 'settings.manage' },
  roles: { icon: ShieldCheck, path: 'settings/roles', permission: 'access.manage' },
  panel_user: { icon: KeyRound, path: 'settings/panel-users', permission: 'access.manage' },
  subscription: { icon: CreditCard, path: 'settings/subscription', permission: 'subscription.manage' },
};

const OWN_ICONS: Partial<Record<ActivityType, Icon>> = {
  'member.joined': UserPlus,
  'member.left': UserMinus,
};

export const activityPlace = (type: ActivityType): ActivityPlace => {
  const place = PLACES[subjectOf(type)];
  return { ...place, icon: OWN_ICONS[type] ?? place.icon };
};
