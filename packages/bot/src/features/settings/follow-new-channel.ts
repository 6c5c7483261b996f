import type { NewChannel } from '@famiglia/contract/settings/new-channels';
import { findNameOfNew } from '@famiglia/core/settings/create-channel';
import { findNewChannelState } from '@famiglia/core/settings/new-channel.queries';
import type { Bot } from '../../bot.ts';
import type { FeatureBusHandler } from '../../feature.ts';

/** Discord lets an answer be edited for 15 minutes. */
const FOLLOWED_MS = 14 * 60 * 1000;

/** A message that says that the bot is creating a channel. */
interface Follower {
  guildId: string;
  purpose: NewChannel;
  /** Shows how it ended. */
  show: () => Promise<void>;
}

/** With the time until which each is followed. A restart forgets them: the next press shows the truth, too. */
const followers = new WeakMap<Bot, Map<Follower, number>>();

/** Shows how the creation of a channel ended, as soon as it is there or was refused. */
export const followNewChannel = async (bot: Bot, follower: Follower): Promise<void> => {
  const followed = followers.get(bot) ?? new Map<Follower, number>();
  const now = bot.context.clock().getTime();
  for (const [old, until] of followed) if (until < now) followed.delete(old);
  followed.set(follower, now + FOLLOWED_MS);
  followers.set(bot, followed);
  // It may have ended already.
  await look(bot, follower);
};

/** Both ends of a creation are announced: the family's choice, and the problem that stands in the way. */
export const newChannelEnds: FeatureBusHandler = {
  types: ['settings.changed', 'deliveries.changed'],
  run: async (bot, event) => {
    for (const follower of followers.get(bot)?.keys() ?? [])
      if ('guildId' in event && event.guildId === follower.guildId) await look(bot, follower);
  },
};

const look = async (bot: Bot, follower: Follower): Promise<void> => {
  const { guildId, purpose, show } = follower;
  const isThere = (await findNameOfNew(bot.context, guildId, purpose)) === null;
  if (!isThere && (await findNewChannelState(bot.context.db, guildId, purpose)) === 'waiting') return;
  if (followers.get(bot)?.delete(follower) !== true) return;
  try {
    await show();
  } catch (error) {
    // The person dismissed the message, or may not see the settings any more.
    bot.log.info({ err: error, guildId }, 'a message about a new channel was not updated');
  }
};
