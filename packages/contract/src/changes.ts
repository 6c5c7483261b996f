import {
  applicationActivity,
  applicationBusEvents,
  applicationFormActivity,
} from './applications/application-changes.ts';
import { carActivity, carBusEvents } from './cars/car-changes.ts';
import { reportActivity, reportBusEvents } from './reports/report-changes.ts';
import { contractActivity, contractBusEvents } from './contracts/contract-changes.ts';
import { captActivity, captBusEvents } from './capts/capt-changes.ts';
import { eventActivity, eventBusEvents } from './events/event-changes.ts';
import { fightKindActivity, fightKindBusEvents } from './fight-kinds/fight-kind-changes.ts';
import { guildBusEvents } from './guilds/guild-changes.ts';
import { joiningActivity, returnActivity } from './joining/joining-changes.ts';
import { apiKeyActivity, keyBusEvents } from './keys/key-changes.ts';
import { memberActivity, memberBusEvents } from './members/member-changes.ts';
import { movingActivity, movingBusEvents } from './moving/moving-changes.ts';
import { noteActivity, personnelBusEvents } from './personnel-file/personnel-file-changes.ts';
import { paydayActivity, paydayBusEvents } from './payday/payday-changes.ts';
import { rankActivity, rankBusEvents } from './ranks/rank-changes.ts';
import { reputationActivity, reputationBusEvents } from './reputation/reputation-changes.ts';
import { screenshotActivity, screenshotBusEvents } from './screenshots/screenshot-changes.ts';
import { seasonActivity, seasonBusEvents } from './tops/season-changes.ts';
import { seriesActivity, seriesBusEvents } from './series/series-changes.ts';
import { shopActivity, shopBusEvents } from './shop/shop-changes.ts';
import { settingsActivity, settingsBusEvents } from './settings/settings-changes.ts';
import { subscriptionActivity, subscriptionBusEvents } from './billing/subscription-changes.ts';
import { supportActivity, supportBusEvents } from './support/support-changes.ts';
import { blacklistActivity, blacklistBusEvents, warningActivity } from './warnings/warning-changes.ts';
import { treasuryActivity, treasuryBusEvents } from './treasury/treasury-changes.ts';
import { warActivity, warBusEvents, warKeyActivity } from './wars/war-changes.ts';
import { webhookActivity, webhookBusEvents } from './webhooks/webhook-changes.ts';
import { vacationActivity } from './vacations/vacation-changes.ts';

/** Every kind of change that leaves a row in a guild's activity, in the order in which people choose among them. */
export const ACTIVITY = {
  ...memberActivity,
  ...movingActivity,
  ...joiningActivity,
  ...noteActivity,
  ...warningActivity,
  ...blacklistActivity,
  ...applicationActivity,
  ...vacationActivity,
  ...rankActivity,
  ...returnActivity,
  ...reputationActivity,
  ...screenshotActivity,
  ...seasonActivity,
  ...shopActivity,
  ...settingsActivity,
  ...warKeyActivity,
  ...apiKeyActivity,
  ...webhookActivity,
  ...fightKindActivity,
  ...applicationFormActivity,
  ...subscriptionActivity,
  ...supportActivity,
  ...eventActivity,
  ...seriesActivity,
  ...captActivity,
  ...warActivity,
  ...treasuryActivity,
  ...paydayActivity,
  ...reportActivity,
  ...contractActivity,
  ...carActivity,
};

/** Bus events that are sent to panels, with what they make stale there. */
export const PANEL_BUS_EVENTS = {
  ...guildBusEvents,
  ...memberBusEvents,
  ...movingBusEvents,
  ...personnelBusEvents,
  ...blacklistBusEvents,
  ...applicationBusEvents,
  ...rankBusEvents,
  ...reputationBusEvents,
  ...screenshotBusEvents,
  ...seasonBusEvents,
  ...shopBusEvents,
  ...settingsBusEvents,
  ...keyBusEvents,
  ...webhookBusEvents,
  ...subscriptionBusEvents,
  ...supportBusEvents,
  ...eventBusEvents,
  ...seriesBusEvents,
  ...fightKindBusEvents,
  ...captBusEvents,
  ...warBusEvents,
  ...treasuryBusEvents,
  ...paydayBusEvents,
  ...reportBusEvents,
  ...contractBusEvents,
  ...carBusEvents,
};
