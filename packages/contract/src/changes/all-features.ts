import { applicationActivity, applicationBusEvents, applicationFormActivity } from './applications.ts';
import { captActivity, captBusEvents } from './capts.ts';
import { eventActivity, eventBusEvents } from './events.ts';
import { guildBusEvents } from './guilds.ts';
import { joiningActivity, returnActivity } from './joining.ts';
import { memberActivity, memberBusEvents } from './members.ts';
import { noteActivity, personnelBusEvents } from './personnel.ts';
import { rankActivity, rankBusEvents } from './ranks.ts';
import { reputationActivity, reputationBusEvents } from './reputation.ts';
import { screenshotActivity, screenshotBusEvents } from './screenshots.ts';
import { seriesActivity, seriesBusEvents } from './series.ts';
import { settingsActivity, settingsBusEvents } from './settings.ts';
import { subscriptionActivity, subscriptionBusEvents } from './subscriptions.ts';
import { supportActivity, supportBusEvents } from './support.ts';
import { blacklistActivity, blacklistBusEvents, warningActivity } from './warnings.ts';
import { vacationActivity } from './vacations.ts';

/** Every kind of change that leaves a row in a guild's activity, in the order in which people choose among them. */
export const ACTIVITY = {
  ...memberActivity,
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
  ...settingsActivity,
  ...applicationFormActivity,
  ...subscriptionActivity,
  ...supportActivity,
  ...eventActivity,
  ...seriesActivity,
  ...captActivity,
};

/** Bus events that are sent to panels, with what they make stale there. */
export const PANEL_BUS_EVENTS = {
  ...guildBusEvents,
  ...memberBusEvents,
  ...personnelBusEvents,
  ...blacklistBusEvents,
  ...applicationBusEvents,
  ...rankBusEvents,
  ...reputationBusEvents,
  ...screenshotBusEvents,
  ...settingsBusEvents,
  ...subscriptionBusEvents,
  ...supportBusEvents,
  ...eventBusEvents,
  ...seriesBusEvents,
  ...captBusEvents,
};
