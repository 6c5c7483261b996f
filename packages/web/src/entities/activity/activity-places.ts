import { subjectOf } from '@famiglia/contract/activity/activity-types';
import { ACTIVITY } from '@famiglia/contract/changes';
import type { ActivityGroup } from '@famiglia/contract/activity/declare-activity';
import type { ActivitySubject, ActivityType } from '@famiglia/contract/activity/activity-types';
import type { Permission } from '@famiglia/contract/access/permissions';
import type { Icon } from '../../shared/ui/create-icon.tsx';
import {
  Ban,
  CalendarDays,
  Car,
  ClipboardList,
  CreditCard,
  Handshake,
  Images,
  Landmark,
  KeyRound,
  LifeBuoy,
  NotebookPen,
  Repeat,
  Settings,
  ShieldCheck,
  ShoppingBag,
  Star,
  Swords,
  TriangleAlert,
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

const MEMBERS: ActivityPlace = { icon: UserPen, path: 'users', permission: 'users.view' };
const SCREENSHOTS: ActivityPlace = { icon: Images, path: 'gg', permission: 'users.view' };
const SERIES: ActivityPlace = { icon: Repeat, path: 'events/series', permission: 'events.manage' };
const APPLICATIONS: ActivityPlace = {
  icon: ClipboardList,
  path: 'applications',
  permission: 'applications.view',
};
const CAPTS: ActivityPlace = { icon: Swords, path: 'capts', permission: 'capts.view' };

const PLACE_OF_GROUP: Record<ActivityGroup, ActivityPlace> = {
  members: MEMBERS,
  personnel: { ...MEMBERS, icon: NotebookPen },
  reputation: { ...MEMBERS, icon: Star },
  events: { icon: CalendarDays, path: 'events', permission: 'events.view' },
  capts: CAPTS,
  treasury: { icon: Landmark, path: 'treasury', permission: 'money.view' },
  contracts: { icon: Handshake, path: 'contracts', permission: 'panel.view' },
  cars: { icon: Car, path: 'cars', permission: 'panel.view' },
  rules: { icon: Settings, path: 'settings/general', permission: 'settings.manage' },
  plan: { icon: CreditCard, path: 'settings/subscription', permission: 'subscription.manage' },
};

/** Subjects with another icon or another page than the rest of their group. */
const PLACE_OF_SUBJECT: Partial<Record<ActivitySubject, ActivityPlace>> = {
  screenshot: SCREENSHOTS,
  screenshots: SCREENSHOTS,
  application: APPLICATIONS,
  application_form: { ...APPLICATIONS, path: 'applications/forms' },
  warning: { icon: TriangleAlert, path: 'personnel/warnings', permission: 'personnel.view' },
  blacklist: { icon: Ban, path: 'personnel/blacklist', permission: 'personnel.view' },
  shop: { icon: ShoppingBag, path: 'shop', permission: 'reputation.edit' },
  support: { icon: LifeBuoy, path: 'support', permission: 'panel.view' },
  template: SERIES,
  series: SERIES,
  capt_alias: { ...CAPTS, path: 'capts/aliases' },
  roles: { icon: ShieldCheck, path: 'settings/roles', permission: 'access.manage' },
  panel_user: { icon: KeyRound, path: 'settings/panel-users', permission: 'access.manage' },
};

const ICON_OF_TYPE: Partial<Record<ActivityType, Icon>> = {
  'member.joined': UserPlus,
  'member.left': UserMinus,
};

/** The icon of a kind of activity, and the page that shows what it changed. */
export const activityPlace = (type: ActivityType): ActivityPlace => {
  const place = PLACE_OF_SUBJECT[subjectOf(type)] ?? PLACE_OF_GROUP[ACTIVITY[type].group];
  return { ...place, icon: ICON_OF_TYPE[type] ?? place.icon };
};
