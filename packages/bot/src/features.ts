import { accessFeature } from './features/access/access.feature.ts';
import { activityLogFeature } from './features/activity/activity-log.feature.ts';
import { activityFeature } from './features/activity/activity.feature.ts';
import { applicationsFeature } from './features/applications/applications.feature.ts';
import { blacklistFeature } from './features/blacklist/blacklist.feature.ts';
import { cabinetFeature } from './features/cabinet/cabinet.feature.ts';
import { captKind } from './features/capts/capt-kind.ts';
import { paydayFeature } from './features/payday/payday.feature.ts';
import { carsFeature } from './features/cars/cars.feature.ts';
import { contractKind } from './features/contracts/contract-kind.ts';
import { contractsFeature } from './features/contracts/contracts.feature.ts';
import { reportsFeature } from './features/reports/reports.feature.ts';
import { captsFeature } from './features/capts/capts.feature.ts';
import { digestFeature } from './features/digest/digest.feature.ts';
import { eventKind } from './features/events/event-kind.ts';
import { eventsFeature } from './features/events/events.feature.ts';
import type { BotFeature } from './feature.ts';
import { familyFeature } from './features/members/family.feature.ts';
import { fightKindsFeature } from './features/fight-kinds/fight-kinds.feature.ts';
import { formsFeature } from './features/forms/forms.feature.ts';
import { ggFeature } from './features/gg/gg.feature.ts';
import { gungameFeature } from './features/gungame/gungame.feature.ts';
import { helpFeature } from './features/help/help.feature.ts';
import { inactiveFeature } from './features/inactive/inactive.feature.ts';
import { joiningFeature } from './features/joining/joining.feature.ts';
import { leadersFeature } from './features/leaders/leaders.feature.ts';
import { membersFeature } from './features/members/members.feature.ts';
import { movingFeature } from './features/moving/moving.feature.ts';
import { mirrorFeature } from './mirror/mirror.feature.ts';
import { ownerFeature } from './features/admin/owner.feature.ts';
import { personnelFeature } from './features/personnel-file/personnel.feature.ts';
import { pingFeature } from './features/ping/ping.feature.ts';
import { privacyFeature } from './features/privacy/privacy.feature.ts';
import { ranksFeature } from './features/ranks/ranks.feature.ts';
import { reputationFeature } from './features/reputation/reputation.feature.ts';
import { rostersFeature } from './features/rosters/rosters.feature.ts';
import { reviewFeature } from './features/screenshots/review/review.feature.ts';
import { seriesCommand } from './features/series/series-command.ts';
import { seriesFeature } from './features/series/series.feature.ts';
import { setupFeature } from './features/settings/setup.feature.ts';
import { shopFeature } from './features/shop/shop.feature.ts';
import { subscriptionFeature } from './features/billing/subscription.feature.ts';
import { supportFeature } from './features/support/support.feature.ts';
import { topsFeature } from './features/tops/tops.feature.ts';
import { treasuryFeature } from './features/treasury/treasury.feature.ts';
import { warningsFeature } from './features/warnings/warnings.feature.ts';
import { webhooksFeature } from './features/webhooks/webhooks.feature.ts';
import { warsFeature } from './features/wars/wars.feature.ts';
import { vacationsFeature } from './features/vacations/vacations.feature.ts';

/** All features but the one that tells leaders, which needs the list of the others. */
const FEATURES_BEFORE_LEADERS: readonly BotFeature[] = [
  mirrorFeature,
  activityFeature,
  activityLogFeature,
  helpFeature,
  setupFeature,
  movingFeature,
  accessFeature,
  ggFeature,
  gungameFeature,
  reviewFeature,
  reputationFeature,
  topsFeature,
  shopFeature,
  cabinetFeature,
  membersFeature,
  personnelFeature,
  ranksFeature,
  applicationsFeature,
  joiningFeature,
  warningsFeature,
  blacklistFeature,
  vacationsFeature,
  inactiveFeature,
  familyFeature,
  eventsFeature([seriesCommand]),
  seriesFeature,
  captsFeature,
  fightKindsFeature,
  warsFeature,
  reportsFeature,
  contractsFeature,
  carsFeature,
  treasuryFeature,
  paydayFeature,
  digestFeature,
  webhooksFeature,
  rostersFeature([eventKind, captKind], contractKind),
  formsFeature,
  subscriptionFeature,
  supportFeature,
  ownerFeature,
  privacyFeature,
  pingFeature,
];

/** All features of the bot. A topic of /help lists its commands in this order. */
export const FEATURES: readonly BotFeature[] = [
  ...FEATURES_BEFORE_LEADERS,
  leadersFeature(FEATURES_BEFORE_LEADERS),
];
