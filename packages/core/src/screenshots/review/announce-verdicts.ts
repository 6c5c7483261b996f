import type { ActivityType } from '@famiglia/contract/activity-types';
import type { ScreenshotKind } from '@famiglia/contract/screenshots';
import { recordActivity } from '../../guilds/activity/record-activity.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { policyOf } from '../intake/screenshot-policies.ts';

interface Announcement {
  guildId: string;
  kind: ScreenshotKind;
  actorId: string;
  type: Extract<ActivityType, `screenshots.${string}`>;
  screenshots: readonly { id: string; sourceId: string }[];
  comment: string | null;
}

/** After any decision: one activity, one bus event, and whatever Discord shows of these screenshots is updated. */
export const announceVerdicts = async (
  context: Context,
  tx: Transaction,
  { guildId, kind, actorId, type, screenshots, comment }: Announcement,
): Promise<void> => {
  const ids = screenshots.map((one) => one.id);
  await recordActivity(context, tx, {
    guildId,
    type,
    actorId,
    data: { kind, count: ids.length, screenshot_ids: ids, comment },
  });
  await context.bus.publish(tx, { type: 'screenshots.changed', guildId, screenshotIds: ids });
  await policyOf(kind).judged(tx, guildId, screenshots);
};
