import { activityRoutes } from './activity/activity.ts';
import { adminRoutes } from './admin/admin-routes.ts';
import { analyticsRoutes } from './admin/analytics.ts';
import { applicationRoutes } from './applications/applications.ts';
import { authRoutes } from './auth/auth.ts';
import { adminBillingRoutes } from './admin/admin-billing.ts';
import { billingRoutes } from './billing/billing.ts';
import { calendarRoutes } from './events/calendar.ts';
import { blacklistRoutes } from './blacklist/blacklist.ts';
import { carRoutes } from './cars/cars.ts';
import { contractRoutes } from './contracts/contract-routes.ts';
import { captRoutes } from './capts/capt-routes.ts';
import { recordingRoutes } from './capts/recording-routes.ts';
import { captStatisticsRoutes } from './capts/capt-statistics-routes.ts';
import { damageRoutes } from './damage/damage-import.ts';
import { dashboardRoutes } from './dashboard/dashboard.ts';
import { firstStepsRoutes } from './dashboard/first-steps.ts';
import { deliveryRoutes } from './deliveries/deliveries.ts';
import { digestRoutes } from './digest/digest.ts';
import { eventPictureRoutes } from './events/event-pictures.ts';
import { eventRoutes } from './events/event-routes.ts';
import { captGroupCodeRoutes, eventGroupCodeRoutes } from './rosters/group-code.ts';
import { captLineUpRoutes, eventLineUpRoutes } from './rosters/line-up-routes.ts';
import { fightKindRoutes } from './fight-kinds/fight-kinds.ts';
import { geoRoutes } from './kit/geo.ts';
import { ggRoutes } from './gg/gg.ts';
import { guildRoutes } from './guilds/guilds.ts';
import { memberPlacesRoutes } from './guilds/member-places.ts';
import { waitingRoutes } from './dashboard/waiting.ts';
import { gungameRoutes } from './gungame/gungame.ts';
import { inactiveRoutes } from './inactive/inactive.ts';
import { movingRoutes } from './moving/moving.ts';
import { tableRoutes } from './moving/tables.ts';
import { nicknameRoutes } from './nicknames/nicknames.ts';
import { paydayRoutes } from './payday/payday-routes.ts';
import { personnelRoutes } from './personnel-file/personnel-file.ts';
import { rankRoutes } from './ranks/ranks.ts';
import { reputationRoutes } from './reputation/reputation.ts';
import { ownPaymentsRoutes } from './billing/own-payments.ts';
import { ownTicketRoutes } from './support/own-tickets.ts';
import { adminPromoRoutes, promoRoutes } from './billing/promo-routes.ts';
import { privacyRoutes } from './privacy/privacy.ts';
import { roleRoutes } from './access/roles.ts';
import type { Route } from './kit/route.ts';
import { reportRoutes } from './reports/reports.ts';
import { seriesRoutes, templateRoutes } from './series/series.ts';
import { shopRoutes } from './shop/shop.ts';
import { settingsRoutes } from './settings/settings.ts';
import { subscriptionRoutes } from './billing/subscriptions.ts';
import { adminSupportRoutes, supportRoutes } from './support/support.ts';
import { cabinetRoutes } from './cabinet/cabinet.ts';
import { topRoutes } from './tops/tops.ts';
import { cabinetLogRoutes } from './cabinet-log/cabinet-log-routes.ts';
import { treasuryRoutes } from './treasury/treasury-routes.ts';
import { apiKeyRoutes } from './keys/api-keys.ts';
import { memberPageRoutes } from './members/member-page.ts';
import { userRoutes } from './members/members.ts';
import { warProposalRoutes } from './wars/war-proposal.ts';
import { warAlertRoutes } from './wars/war-alert-routes.ts';
import { warFeedRoutes } from './wars/war-feeds.ts';
import { warRoutes } from './wars/war-routes.ts';
import { warningRoutes } from './warnings/warnings.ts';
import { webhookRoutes } from './webhooks/webhooks.ts';
import { vacationRoutes } from './vacations/vacations.ts';

interface RouteGroup {
  name: string;
  summary: string;
  routes: Readonly<Record<string, Route>>;
}

/** Every route of the product, grouped by topic. Its operation id is `group_key`: `events_close`. */
export const ROUTE_GROUPS: readonly RouteGroup[] = [
  { name: 'auth', summary: 'Sign-in and sessions', routes: authRoutes },
  { name: 'guilds', summary: 'Servers, and what the bot mirrors of them', routes: guildRoutes },
  { name: 'waiting', summary: 'What waits for a decision', routes: waitingRoutes },
  { name: 'places', summary: 'What members do in Discord', routes: memberPlacesRoutes },
  { name: 'dashboard', summary: 'What a leader wants at a glance', routes: dashboardRoutes },
  { name: 'subscriptions', summary: 'The plan of a server', routes: subscriptionRoutes },
  { name: 'billing', summary: 'Buying, renewing and paying back Premium', routes: billingRoutes },
  { name: 'promo', summary: 'Promo codes at the checkout', routes: promoRoutes },
  { name: 'adminPromo', summary: 'Promo codes, for site admins', routes: adminPromoRoutes },
  { name: 'adminBilling', summary: 'Money, for site admins', routes: adminBillingRoutes },
  { name: 'support', summary: 'Tickets to the site’s owner', routes: supportRoutes },
  { name: 'adminSupport', summary: 'Tickets of all servers, for site admins', routes: adminSupportRoutes },
  { name: 'users', summary: 'Members of a server', routes: userRoutes },
  { name: 'memberPage', summary: 'The page of a member', routes: memberPageRoutes },
  { name: 'personnel', summary: 'What a family keeps on its members', routes: personnelRoutes },
  { name: 'warnings', summary: 'Warnings to members, and dismissal', routes: warningRoutes },
  { name: 'ranks', summary: 'The ladder of ranks, promotions and demotions', routes: rankRoutes },
  { name: 'blacklist', summary: 'Whom a family does not want back', routes: blacklistRoutes },
  { name: 'applications', summary: 'Applications, their forms and their review', routes: applicationRoutes },
  { name: 'vacations', summary: 'Vacations and AFK of members', routes: vacationRoutes },
  { name: 'inactive', summary: 'Members who have not been seen for long', routes: inactiveRoutes },
  { name: 'nicknames', summary: 'Names in Discord by the family’s pattern', routes: nicknameRoutes },
  { name: 'moving', summary: 'Moving a family in: names from nicknames', routes: movingRoutes },
  { name: 'tables', summary: 'Moving a family in: a table with everything', routes: tableRoutes },
  { name: 'reputation', summary: 'The ledger of reputation', routes: reputationRoutes },
  { name: 'shop', summary: 'What members buy for reputation', routes: shopRoutes },
  { name: 'tops', summary: 'Who has the most, and the seasons of the family', routes: topRoutes },
  { name: 'digest', summary: 'What the family did in a week or a month', routes: digestRoutes },
  { name: 'cabinet', summary: 'What concerns a member, for themselves', routes: cabinetRoutes },
  { name: 'gg', summary: 'Screenshots of play', routes: ggRoutes },
  { name: 'events', summary: 'Events and their rosters', routes: eventRoutes },
  { name: 'eventLineUp', summary: 'Who of an event’s main list is in voice', routes: eventLineUpRoutes },
  { name: 'captLineUp', summary: 'Who of a capt’s main list is in voice', routes: captLineUpRoutes },
  { name: 'eventGroupCode', summary: 'The group code of an event', routes: eventGroupCodeRoutes },
  { name: 'captGroupCode', summary: 'The group code of a capt', routes: captGroupCodeRoutes },
  { name: 'eventPictures', summary: 'Pictures of events', routes: eventPictureRoutes },
  { name: 'templates', summary: 'Plans of events, saved by name', routes: templateRoutes },
  { name: 'series', summary: 'Events that are repeated', routes: seriesRoutes },
  { name: 'fightKinds', summary: 'Kinds of fights', routes: fightKindRoutes },
  { name: 'calendar', summary: 'Events in a calendar program', routes: calendarRoutes },
  { name: 'roles', summary: 'What roles of a server may do', routes: roleRoutes },
  { name: 'activity', summary: 'What happened in a server', routes: activityRoutes },
  { name: 'settings', summary: 'Settings and panel users of a server', routes: settingsRoutes },
  { name: 'firstSteps', summary: 'The guide of a new family', routes: firstStepsRoutes },
  { name: 'apiKeys', summary: 'Keys of programs that use this API', routes: apiKeyRoutes },
  { name: 'webhooks', summary: 'Addresses that are told what happens', routes: webhookRoutes },
  { name: 'deliveries', summary: 'What the bot could not bring to Discord', routes: deliveryRoutes },
  {
    name: 'capts',
    summary: 'Capts, their rosters and recordings',
    routes: { ...captRoutes, ...recordingRoutes },
  },
  { name: 'captStatistics', summary: 'Damage and results over many capts', routes: captStatisticsRoutes },
  { name: 'damage', summary: 'Damage from a table or a screenshot', routes: damageRoutes },
  {
    name: 'wars',
    summary: 'Wars that feeds tell of, the keys of collectors, and the monitors that are asked',
    routes: { ...warRoutes, ...warFeedRoutes },
  },
  {
    name: 'warProposals',
    summary: 'What a war would enter, for a leader to confirm',
    routes: warProposalRoutes,
  },
  { name: 'warAlerts', summary: 'Wars that wait for a leader', routes: warAlertRoutes },
  { name: 'treasury', summary: 'The family’s money', routes: treasuryRoutes },
  { name: 'cabinet-log', summary: 'The log of the game’s cabinet, pasted as text', routes: cabinetLogRoutes },
  { name: 'payday', summary: 'What the family owes its members, settled by paydays', routes: paydayRoutes },
  { name: 'reports', summary: 'What members brought, and the price list', routes: reportRoutes },
  { name: 'contracts', summary: 'Contracts of the family, and who did what', routes: contractRoutes },
  { name: 'cars', summary: 'The family’s cars, and who has them', routes: carRoutes },
  { name: 'gungame', summary: 'Gun game screenshots and their verdicts', routes: gungameRoutes },
  { name: 'admin', summary: 'For site admins', routes: adminRoutes },
  { name: 'own-payments', summary: 'What a person pays for', routes: ownPaymentsRoutes },
  { name: 'own-tickets', summary: 'What a person wrote about payments', routes: ownTicketRoutes },
  { name: 'privacy', summary: 'A person’s own data', routes: privacyRoutes },
  { name: 'geo', summary: 'The visitor’s country', routes: geoRoutes },
  { name: 'analytics', summary: 'What visitors of the public pages chose', routes: analyticsRoutes },
];

export const ALL_ROUTES: readonly Route[] = ROUTE_GROUPS.flatMap(({ routes }) => Object.values(routes));
