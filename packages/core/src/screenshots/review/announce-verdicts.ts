import type { ActivityType } from '@famiglia/contract/activity/activity-types';
import type { ScreenshotKind } from '@famiglia/contract/screenshots/screenshots';
import { recordActivity } from '../../activity/record-activity.ts';
import { requestDeliveries } from '../../deliveries/request-delivery.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { outdateCards } from '../intake/review-card.queries.ts';
import { SCREENSHOT_POLICIES } from '../intake/screenshot-policies.ts';

interface Announcement {
  guildId: string;
  kind: ScreenshotKind;
  actorId: string;
  /** Null where whoever judges records it in words of its own. */
  type: Extract<ActivityType, `screenshots.${string}`> | null;
  screenshots: readonly { id: string; sourceId: string; userId: string }[];
  comment: string | null;
}

/** After any decision: one activity, one bus event, and whatever Discord shows of these screenshots is updated. */
export const announceVerdicts = async (
  context: Context,
  tx: Transaction,
  { guildId, kind, actorId, type, screenshots, comment }: Announcement,
): Promise<void> => {
  const ids = screenshots.map((one) => one.id);
  const { tells } = SCREENSHOT_POLICIES[kind];
  const [owner, ...others] = new Set(screenshots.map((one) => one.userId));
  if (type !== null)
    await recordActivity(context, tx, {
      guildId,
      type,
      actorId,
      ...(owner !== undefined && others.length === 0 ? { target: { kind: 'member', id: owner } } : {}),
      data: { kind, count: ids.length, of_one: others.length === 0, screenshot_ids: ids, comment },
    });
  await context.bus.publish(tx, { type: 'screenshots.changed', guildId, screenshotIds: ids });
  await outdateCards(tx, guildId, ids, { notices: tells !== 'in_reply' });
  const sourceIds = new Set(screenshots.map((one) => one.sourceId));
  await requestDeliveries(tx, [
    { guildId, kind: 'review_card', subject: kind },
    ...(tells === 'in_reply'
      ? [...sourceIds].map((subject) => ({ guildId, kind: 'submission_reply' as const, subject }))
      : [{ guildId, kind: tells, subject: '' }]),
  ]);
};
