import * as z from 'zod';
import { isEmoji } from '../kit/emoji.ts';

/** How an event differs from the others at a glance, in Discord and in the panel. */
export const lookFields = {
  /** One emoji before the title, or one of the server as Discord writes it; null for none. */
  emoji: z.string().max(64).refine(isEmoji, 'emoji').nullable(),
  /** The accent, as Discord counts colours; null for the usual one. */
  color: z.number().int().min(0).max(0xff_ff_ff).nullable(),
  /** The picture that was uploaded for it; null for none. */
  picture_id: z.uuid().nullable(),
};

/** The title with its emoji; one of a server, which only Discord can draw, by its name. */
export const titleWithEmoji = ({ title, emoji }: { title: string; emoji: string | null }): string => {
  if (emoji === null) return title;
  const [, name] = /^<a?(:\w+:)\d+>$/.exec(emoji) ?? [];
  return `${name ?? emoji} ${title}`;
};

/** `#rrggbb`, as browsers write a colour. */
export const hexOf = (color: number): string => `#${color.toString(16).padStart(6, '0')}`;

/** Where Discord has one of its events. */
export const scheduledEventUrl = (guildId: string, scheduledEventId: string): string =>
  `https://discord.com/events/${guildId}/${scheduledEventId}`;
