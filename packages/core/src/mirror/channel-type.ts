import type { Channel } from '@famiglia/contract/guilds/guilds';

/** Discord's channel type numbers and our names for them. */
const NAMES = new Map<number, Channel['type']>([
  [0, 'text'],
  [2, 'voice'],
  [4, 'category'],
  [5, 'announcement'],
  [13, 'stage'],
  [15, 'forum'],
]);

export const channelType = (discordType: number): Channel['type'] => NAMES.get(discordType) ?? 'other';

/** Channel types where the bot can post an ordinary message. */
export const isPostable = (type: Channel['type']): boolean => type === 'text' || type === 'announcement';
