import { servedAccessRoutes } from './access/access.routes.ts';
import { servedActivityRoutes } from './activity/activity.routes.ts';
import { servedAdminRoutes } from './admin/admin.routes.ts';
import { servedAnalyticsRoutes } from './analytics/analytics.routes.ts';
import { servedApplicationRoutes } from './applications/application.routes.ts';
import { servedAuthRoutes } from './auth/auth.routes.ts';
import { servedBillingRoutes } from './billing/billing.routes.ts';
import { servedBotPermissionRoutes } from './bot-permissions/bot-permissions.routes.ts';
import { servedCaptRoutes } from './capts/capt.routes.ts';
import { servedDamageRoutes } from './capts/damage.routes.ts';
import { servedDashboardRoutes } from './dashboard/dashboard.routes.ts';
import { servedDeliveryRoutes } from './deliveries/delivery.routes.ts';
import { servedEventRoutes } from './events/event.routes.ts';
import { servedSeriesRoutes } from './events/series.routes.ts';
import { servedGeoRoutes } from './geo/geo.routes.ts';
import { servedGgRoutes } from './gg/gg.routes.ts';
import { servedGuildRoutes } from './guilds/guild.routes.ts';
import { servedGungameRoutes } from './gungame/gungame.routes.ts';
import type { ServedRoute } from './http/served-route.ts';
import { servedNicknameRoutes } from './personnel/nickname.routes.ts';
import { servedPersonnelRoutes } from './personnel/personnel.routes.ts';
import { servedRankRoutes } from './personnel/rank.routes.ts';
import { servedWarningRoutes } from './personnel/warning.routes.ts';
import { servedVacationRoutes } from './personnel/vacation.routes.ts';
import { servedPrivacyRoutes } from './privacy/privacy.routes.ts';
import { servedSettingsRoutes } from './settings/settings.routes.ts';
import { servedSubscriptionRoutes } from './subscriptions/subscription.routes.ts';
import { servedSupportRoutes } from './support/support.routes.ts';
import { servedUserRoutes } from './users/user.routes.ts';

/** Every route of the contract with the use case that serves it. */
export const SERVED_ROUTES: readonly ServedRoute[] = [
  ...servedAuthRoutes,
  ...servedGuildRoutes,
  ...servedDashboardRoutes,
  ...servedBotPermissionRoutes,
  ...servedDeliveryRoutes,
  ...servedAccessRoutes,
  ...servedSettingsRoutes,
  ...servedSubscriptionRoutes,
  ...servedBillingRoutes,
  ...servedSupportRoutes,
  ...servedEventRoutes,
  ...servedSeriesRoutes,
  ...servedCaptRoutes,
  ...servedDamageRoutes,
  ...servedUserRoutes,
  ...servedPersonnelRoutes,
  ...servedWarningRoutes,
  ...servedApplicationRoutes,
  ...servedVacationRoutes,
  ...servedRankRoutes,
  ...servedNicknameRoutes,
  ...servedGgRoutes,
  ...servedGungameRoutes,
  ...servedActivityRoutes,
  ...servedGeoRoutes,
  ...servedAnalyticsRoutes,
  ...servedAdminRoutes,
  ...servedPrivacyRoutes,
];
