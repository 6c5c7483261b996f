import { analyticsRoutes } from '@famiglia/contract/admin/analytics';
import { dashboardRoutes } from '@famiglia/contract/dashboard/dashboard';
import { waitingRoutes } from '@famiglia/contract/dashboard/waiting';
import { digestRoutes } from '@famiglia/contract/digest/digest';
import { deliveryRoutes } from '@famiglia/contract/deliveries/deliveries';
import { guildRoutes } from '@famiglia/contract/guilds/guilds';
import { nicknameRoutes } from '@famiglia/contract/nicknames/nicknames';
import { recordAnalyticsEvent } from '@famiglia/core/analytics/plan-selections';
import { getDashboard } from '@famiglia/core/dashboard/get-dashboard';
import { previewDigest } from '@famiglia/core/digest/preview-digest';
import { getWaiting } from '@famiglia/core/dashboard/get-waiting';
import { applyNicknames, previewNicknames } from '@famiglia/core/nicknames/apply-nicknames';
import { checkBotPermissions } from '@famiglia/core/settings/check-bot-permissions';
import { listUndelivered, retryDeliveries } from '@famiglia/core/undelivered/undelivered';
import { servedAccessRoutes } from './access.routes.ts';
import { servedActivityRoutes } from './activity.routes.ts';
import { servedAdminRoutes } from './admin.routes.ts';
import { servedApplicationRoutes } from './applications.routes.ts';
import { servedAuthRoutes } from './auth.routes.ts';
import { servedBillingRoutes, servedSubscriptionRoutes } from './billing.routes.ts';
import { servedCaptRoutes } from './capts.routes.ts';
import { servedContractRoutes } from './contracts.routes.ts';
import { servedCarRoutes } from './cars.routes.ts';
import { servedReportRoutes } from './reports.routes.ts';
import { servedShopRoutes } from './shop.routes.ts';
import { servedDamageRoutes } from './damage.routes.ts';
import { servedEventRoutes } from './events.routes.ts';
import { servedSeriesRoutes } from './series.routes.ts';
import { servedFightKindRoutes } from './fight-kinds.routes.ts';
import { servedGeoRoutes } from './geo.routes.ts';
import { servedGgRoutes } from './gg.routes.ts';
import { servedGuildRoutes } from './guilds.routes.ts';
import { servedGungameRoutes } from './gungame.routes.ts';
import { serve, type ServedRoute } from '../http/served-route.ts';
import { servedMovingRoutes } from './moving.routes.ts';
import { servedPersonnelRoutes } from './personnel-file.routes.ts';
import { servedRankRoutes } from './ranks.routes.ts';
import { servedWarningRoutes } from './warnings.routes.ts';
import { servedVacationRoutes } from './vacations.routes.ts';
import { servedPrivacyRoutes } from './privacy.routes.ts';
import { servedSettingsRoutes } from './settings.routes.ts';
import { servedSupportRoutes } from './support.routes.ts';
import { servedPaydayRoutes } from './payday.routes.ts';
import { servedCabinetRoutes } from './cabinet.routes.ts';
import { servedTopRoutes } from './tops.routes.ts';
import { servedKeyRoutes } from './keys.routes.ts';
import { servedWebhookRoutes } from './webhooks.routes.ts';
import { servedCabinetLogRoutes } from './cabinet-log.routes.ts';
import { servedTreasuryRoutes } from './treasury.routes.ts';
import { servedWarRoutes } from './wars.routes.ts';
import { servedUserRoutes } from './members.routes.ts';

/** Every route of the contract with the use case that serves it. One or two plain calls stand here, more in a file of the feature. */
export const SERVED_ROUTES: readonly ServedRoute[] = [
  ...servedAuthRoutes,
  ...servedGuildRoutes,
  serve(dashboardRoutes.get, getDashboard),
  serve(waitingRoutes.get, getWaiting),
  serve(digestRoutes.preview, previewDigest),
  serve(guildRoutes.botPermissions, checkBotPermissions),
  serve(deliveryRoutes.list, listUndelivered),
  serve(deliveryRoutes.retry, retryDeliveries),
  ...servedMovingRoutes,
  ...servedAccessRoutes,
  ...servedSettingsRoutes,
  ...servedKeyRoutes,
  ...servedWebhookRoutes,
  ...servedSubscriptionRoutes,
  ...servedBillingRoutes,
  ...servedSupportRoutes,
  ...servedEventRoutes,
  ...servedSeriesRoutes,
  ...servedFightKindRoutes,
  ...servedCaptRoutes,
  ...servedDamageRoutes,
  ...servedWarRoutes,
  ...servedTreasuryRoutes,
  ...servedCabinetLogRoutes,
  ...servedPaydayRoutes,
  ...servedReportRoutes,
  ...servedShopRoutes,
  ...servedContractRoutes,
  ...servedCarRoutes,
  ...servedTopRoutes,
  ...servedCabinetRoutes,
  ...servedUserRoutes,
  ...servedPersonnelRoutes,
  ...servedWarningRoutes,
  ...servedApplicationRoutes,
  ...servedVacationRoutes,
  ...servedRankRoutes,
  serve(nicknameRoutes.preview, previewNicknames),
  serve(nicknameRoutes.apply, applyNicknames),
  ...servedGgRoutes,
  ...servedGungameRoutes,
  ...servedActivityRoutes,
  ...servedGeoRoutes,
  serve(analyticsRoutes.record, recordAnalyticsEvent),
  ...servedAdminRoutes,
  ...servedPrivacyRoutes,
];
