import type { Job } from './platform/define-job.ts';
import { askForWaitingLogsJob } from './activity-log/activity-log.ts';
import { tellOwnerJob } from './admin/owner-news/tell-owner.ts';
import { watchApplicationsJob } from './applications/watch-applications.ts';
import { revokeGrantsJob } from './auth/revoke-grants.ts';
import { sweepExpiredSignInsJob } from './auth/sweep-expired-sign-ins.ts';
import { removeMethodJob } from './billing/methods/remove-method.ts';
import { closeSeasonsJob } from './tops/run-seasons.ts';
import { handleNoticesJob } from './billing/notices/handle-notices.ts';
import { reconcileBillingJob } from './billing/notices/reconcile-billing.ts';
import { payRefundsJob } from './billing/refunds/pay-refunds.ts';
import { checkProvidersJob } from './billing/refusals/check-providers.ts';
import { remindOfPlanEndJob } from './billing/renewals/remind-of-plan-end.ts';
import { renewSubscriptionsJob } from './billing/renewals/renew-subscriptions.ts';
import { expireSubscriptionsJob } from './billing/subscriptions/expire-subscriptions.ts';
import { dropDeletedCaptsJob } from './capts/deleted-capts.ts';
import { runPaydayJob } from './payday/run-payday.ts';
import { runCarsJob } from './cars/run-cars.ts';
import { runDigestsJob } from './digest/run-digests.ts';
import { sweepEventPicturesJob } from './events/event-pictures.ts';
import { refreshGuildStatsJob } from './guilds/refresh-guild-stats.ts';
import { tellOfInactiveJob } from './inactive/tell-of-inactive.ts';
import { readNewNamesJob } from './moving/read-new-names.ts';
import { dropOldDraftsJob } from './moving/tables/drop-old-drafts.ts';
import { moveTableJob } from './moving/tables/enter-table.ts';
import { dropOldLoginsJob } from './privacy/drop-old-logins.ts';
import { forgetPersonJob } from './privacy/forget-person.ts';
import { noteReadyJob } from './ranks/note-ready.ts';
import { noticeRanksJob } from './ranks/notice-ranks.ts';
import { ingestScreenshotsJob } from './screenshots/intake/ingest-screenshots.ts';
import { sweepScreenshotFilesJob } from './screenshots/intake/sweep-screenshot-files.ts';
import { postSeriesJob } from './series/post-series.ts';
import { leaveOldWarsJob } from './wars/leave-old-wars.ts';
import { linkCaptJob } from './wars/link-planned-capt.ts';
import { countVoiceJob } from './voice/count-voice-job.ts';
import { endShopRolesJob } from './shop/shop-roles.ts';
import { runVacationsJob } from './vacations/run-vacations.ts';
import { pollWarFeedJob, watchWarFeedsJob } from './wars/monitors/poll-war-feeds.ts';
import { dropOldWebhookMessagesJob, watchWebhooksJob } from './webhooks/watch-webhooks.ts';
import { sendSlowWebhookJob, sendWebhookJob } from './webhooks/send-webhook.ts';
import { spreadActivityJob } from './webhooks/spread-activity.ts';
import { expireWarningsJob } from './warnings/expire-warnings.ts';

/** Every job of the program. Each is declared beside its work. */
export const JOBS: readonly Job[] = [
  askForWaitingLogsJob,
  tellOwnerJob,
  watchApplicationsJob,
  revokeGrantsJob,
  sweepExpiredSignInsJob,
  removeMethodJob,
  handleNoticesJob,
  reconcileBillingJob,
  payRefundsJob,
  checkProvidersJob,
  remindOfPlanEndJob,
  renewSubscriptionsJob,
  expireSubscriptionsJob,
  dropDeletedCaptsJob,
  runCarsJob,
  runPaydayJob,
  closeSeasonsJob,
  endShopRolesJob,
  runDigestsJob,
  sweepEventPicturesJob,
  refreshGuildStatsJob,
  tellOfInactiveJob,
  readNewNamesJob,
  moveTableJob,
  dropOldDraftsJob,
  dropOldLoginsJob,
  forgetPersonJob,
  noteReadyJob,
  noticeRanksJob,
  ingestScreenshotsJob,
  sweepScreenshotFilesJob,
  postSeriesJob,
  runVacationsJob,
  countVoiceJob,
  linkCaptJob,
  leaveOldWarsJob,
  expireWarningsJob,
  spreadActivityJob,
  sendWebhookJob,
  sendSlowWebhookJob,
  watchWebhooksJob,
  dropOldWebhookMessagesJob,
  pollWarFeedJob,
  watchWarFeedsJob,
];
