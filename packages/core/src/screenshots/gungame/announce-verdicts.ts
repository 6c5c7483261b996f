import type { ActivityType } from '@famiglia/contract/activity-types';
import { recordActivity } from '../../guilds/activity/record-activity.ts';
import type { Context } from '../../platform/context.ts';
import type { Transaction } from '../../platform/db/database.ts';
import { outdateCards } from './card.queries.ts';

interface Announcement {
  guildId: string;
  actorId: string;
  type: Extract<ActivityType, `screenshots.${string}`>;
  screenshotIds: readonly string[];
  comment: string | null;
}

/** After any decision: one activity, one bus event, and a job that updates Discord. */
export const announceVerdicts = async (
  context: Context,
  tx: Transaction,
  { guildId, actorId, type, screenshotIds, comment }: Announcement,
): Promise<void> => {
  const ids = [...screenshotIds];
  await outdateCards(tx, guildId, ids);
  await recordActivity(context, tx, {
    guildId,
    type,
    actorId,
    data: { kind: 'gungame', count: ids.length, screenshot_ids: ids, comment },
  });
  await context.bus.publish(tx, { type: 'screenshots.changed', guildId, screenshotIds: ids });
  await context.jobs.send(tx, 'draw-gungame-cards', { guildId });
  await context.jobs.send(tx, 'tell-gungame-verdicts', { guildId });
};
