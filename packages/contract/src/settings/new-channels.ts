import type { Language } from '../kit/language.ts';

/** Channels that the bot creates where a family has none, with the names that families give them. */
export const NEW_CHANNELS = {
  events: { ru: 'мп', en: 'events' },
  capts: { ru: 'капты', en: 'capts' },
  gg: { ru: 'скрины-гг', en: 'gg-screens' },
} as const satisfies Record<string, Record<Language, string>>;
export type NewChannel = keyof typeof NEW_CHANNELS;
export const NEW_CHANNEL_NAMES = Object.keys(NEW_CHANNELS) as [NewChannel, ...NewChannel[]];

/** How far the bot is with a channel that it was asked to create. */
export const NEW_CHANNEL_STATES = ['none', 'waiting', 'refused'] as const;
export type NewChannelState = (typeof NEW_CHANNEL_STATES)[number];
