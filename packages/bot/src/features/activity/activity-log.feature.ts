import { requestDelivery } from '@famiglia/core/deliveries/request-delivery';
import { hasWaitingLog } from '@famiglia/core/activity-log/activity-log.queries';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bot } from '../../bot.ts';
import type { BotFeature } from '../../feature.ts';
import { postActivityLog } from './post-activity-log.ts';

/** Rows written within this time are posted in one message. */
const GATHER_MS = 1000;

const gathering = new WeakMap<Bot, Set<string>>();

const askSoon = async (bot: Bot, guildId: string): Promise<void> => {
  const guilds = gathering.get(bot) ?? new Set();
  gathering.set(bot, guilds);
  if (guilds.has(guildId)) return;
  guilds.add(guildId);
  await sleep(GATHER_MS);
  guilds.delete(guildId);
  const { db } = bot.context;
  if (await hasWaitingLog(db, guildId)) {
    await requestDelivery(db, { guildId, kind: 'activity_log', subject: '' });
  }
};

/** Posts activity into the guild's log channel. */
export const activityLogFeature: BotFeature = {
  name: 'activity-log',
  busHandlers: [
    {
      types: ['activity.added'],
      run: async (bot, event) => {
        if (event.type === 'activity.added') await askSoon(bot, event.guildId);
      },
    },
  ],
  deliveries: [{ kind: 'activity_log', deliver: postActivityLog }],
};
