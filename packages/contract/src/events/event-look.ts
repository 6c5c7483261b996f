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
