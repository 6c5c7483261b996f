import type { ActivityType } from '@famiglia/contract/activity-types';
import type { ScreenshotKind } from '@famiglia/contract/screenshots';
import { recordActivity } from '../../guilds/activity/record-activity.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';

interface Decision {
  guildId: string;
  kind: ScreenshotKind;
  actorId: string;
  type: Extract<ActivityType, `screenshots.${string}`>;
  comment: string | null;
  screenshots: readonly { id: string; sourceId: string }[];
}

/** After any decision: one activity, one bus event, and the bot's answers to the members are updated. */
export const announceDecision = async (
  context: Context,
  tx: Transaction,
  { guildId, kind, actorId, type, comment, screenshots }: Decision,
): Promise<void> => {
  const ids = screenshots.map((screenshot) => screenshot.id);
  await recordActivity(context, tx, {
    guildId,
    type,
    actorId,
    data: { kind, count: ids.length, screenshot_ids: ids, comment },
  });
  await context.bus.publish(tx, { type: 'screenshots.changed', guildId, screenshotIds: ids });
  for (const sourceId of new Set(screenshots.map((screenshot) => screenshot.sourceId))) {
    await context.jobs.send(tx, 'answer-submission', { guildId, sourceId });
  }
};
