import { activityRoutes } from './activity.ts';
import { adminRoutes } from './admin.ts';
import { analyticsRoutes } from './analytics.ts';
import { authRoutes } from './auth.ts';
import { calendarRoutes } from './calendar.ts';
import { captRoutes } from './capt-routes.ts';
import { captStatisticsRoutes } from './capt-statistics-routes.ts';
import { damageRoutes } from './damage-import.ts';
import { dashboardRoutes } from './dashboard.ts';
import { eventRoutes } from './event-routes.ts';
import { geoRoutes } from './geo.ts';
import { ggRoutes } from './gg.ts';
import { guildRoutes } from './guilds.ts';
import { gungameRoutes } from './gungame.ts';
import { reputationRoutes } from './reputation.ts';
import { privacyRoutes } from './privacy.ts';
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
  reputationRoutes,
  ggRoutes,
  eventRoutes,
  calendarRoutes,
  roleRoutes,
  activityRoutes,
  settingsRoutes,
  captRoutes,
  captStatisticsRoutes,
  damageRoutes,
  gungameRoutes,
  adminRoutes,
  privacyRoutes,
  geoRoutes,
  analyticsRoutes,
].flatMap((feature): Route[] => Object.values(feature));
