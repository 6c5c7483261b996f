import { servedAccessRoutes } from './access.routes.ts';
import { servedActivityRoutes } from './activity.routes.ts';
import { servedAdminRoutes } from './admin.routes.ts';
import { servedAnalyticsRoutes } from './analytics.routes.ts';
import { servedApplicationRoutes } from './applications.routes.ts';
import { servedAuthRoutes } from './auth.routes.ts';
import { servedBillingRoutes, servedSubscriptionRoutes } from './billing.routes.ts';
import { servedBotPermissionRoutes } from './bot-permissions.routes.ts';
import { servedCaptRoutes } from './capts.routes.ts';
import { servedDamageRoutes } from './damage.routes.ts';
import { servedDashboardRoutes } from './dashboard.routes.ts';
import { servedDeliveryRoutes } from './deliveries.routes.ts';
import { servedEventRoutes } from './events.routes.ts';
import { servedSeriesRoutes } from './series.routes.ts';
import { servedGeoRoutes } from './geo.routes.ts';
import { servedGgRoutes } from './gg.routes.ts';
import { servedGuildRoutes } from './guilds.routes.ts';
import { servedGungameRoutes } from './gungame.routes.ts';
import type { ServedRoute } from '../http/served-route.ts';
import { servedNicknameRoutes } from './nicknames.routes.ts';
import { servedPersonnelRoutes } from './personnel-file.routes.ts';
import { servedRankRoutes } from './ranks.routes.ts';
import { servedWarningRoutes } from './warnings.routes.ts';
import { servedVacationRoutes } from './vacations.routes.ts';
import { servedPrivacyRoutes } from './privacy.routes.ts';
import { servedSettingsRoutes } from './settings.routes.ts';
import { servedSupportRoutes } from './support.routes.ts';
import { servedUserRoutes } from './members.routes.ts';

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
