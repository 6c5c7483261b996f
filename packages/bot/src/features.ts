import { accessFeature } from './access/access.feature.ts';
import { activityLogFeature } from './activity-log/activity-log.feature.ts';
import { activityFeature } from './activity/activity.feature.ts';
import { applicationsFeature } from './applications/applications.feature.ts';
import { blacklistFeature } from './warnings/blacklist.feature.ts';
import { captsFeature } from './capts/capts.feature.ts';
import { eventsFeature } from './events/events.feature.ts';
import type { BotFeature } from './feature.ts';
import { familyFeature } from './family/family.feature.ts';
import { formsFeature } from './forms/forms.feature.ts';
import { ggFeature } from './gg/gg.feature.ts';
import { gungameFeature } from './gungame/gungame.feature.ts';
import { helpFeature } from './help/help.feature.ts';
import { inactiveFeature } from './inactive/inactive.feature.ts';
import { joiningFeature } from './joining/joining.feature.ts';
import { leadersFeature } from './leaders/leaders.feature.ts';
import { membersFeature } from './members/members.feature.ts';
import { mirrorFeature } from './mirror/mirror.feature.ts';
import { ownerFeature } from './owner/owner.feature.ts';
import { personnelFeature } from './personnel/personnel.feature.ts';
import { pingFeature } from './ping/ping.feature.ts';
import { privacyFeature } from './privacy/privacy.feature.ts';
import { ranksFeature } from './ranks/ranks.feature.ts';
import { reputationFeature } from './reputation/reputation.feature.ts';
import { rostersFeature } from './rosters/rosters.feature.ts';
import { reviewFeature } from './screenshots/review/review.feature.ts';
import { seriesFeature } from './series/series.feature.ts';
import { setupFeature } from './setup/setup.feature.ts';
import { subscriptionFeature } from './subscription/subscription.feature.ts';
import { supportFeature } from './support/support.feature.ts';
import { warningsFeature } from './warnings/warnings.feature.ts';
import { vacationsFeature } from './vacations/vacations.feature.ts';

/** Those that have something to tell leaders are among them. */
const TOLD: readonly BotFeature[] = [
  mirrorFeature,
  activityFeature,
  activityLogFeature,
  helpFeature,
  ggFeature,
  gungameFeature,
  reviewFeature,
  reputationFeature,
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
  eventsFeature,
  seriesFeature,
  captsFeature,
  rostersFeature,
  formsFeature,
  setupFeature,
  accessFeature,
  subscriptionFeature,
  supportFeature,
  ownerFeature,
  privacyFeature,
  pingFeature,
];

/** All features of the bot. /help lists the commands in this order. */
export const FEATURES: readonly BotFeature[] = [...TOLD, leadersFeature(TOLD)];
