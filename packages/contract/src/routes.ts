import { activityRoutes } from './activity.ts';
import { adminRoutes } from './admin.ts';
import { analyticsRoutes } from './analytics.ts';
import { authRoutes } from './auth.ts';
import { captRoutes } from './capts.ts';
import { dashboardRoutes } from './dashboard.ts';
import { eventRoutes } from './events.ts';
import { geoRoutes } from './geo.ts';
import { guildRoutes } from './guilds.ts';
import { gungameRoutes } from './gungame.ts';
import { roleRoutes } from './roles.ts';
import type { Route } from './route.ts';
import { settingsRoutes } from './settings.ts';
import { subscriptionRoutes } from './subscriptions.ts';
import { userRoutes } from './users.ts';

/** Every route of the product. What is listed here but not served yet is on its way. */
export const ALL_ROUTES: readonly Route[] = [
  authRoutes,
  guildRoutes,
  dashboardRoutes,
  subscriptionRoutes,
  userRoutes,
  eventRoutes,
  roleRoutes,
  activityRoutes,
  settingsRoutes,
  captRoutes,
  gungameRoutes,
  adminRoutes,
  geoRoutes,
  analyticsRoutes,
].flatMap((feature): Route[] => Object.values(feature));
