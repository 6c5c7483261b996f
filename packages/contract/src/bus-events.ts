/**
 * What processes tell each other over the bus: a type and ids, never content. Each event is published
 * inside the transaction that made it true.
 */
export interface BusEvents {
  /** Something that decides rights or the guild's own data changed: owner, roles, the bot's presence. */
  'guild.changed': { guildId: string };
  'members.changed': { guildId: string; userIds: string[] };
  'reputation.changed': { guildId: string; userIds: string[] };
  'screenshots.changed': { guildId: string; screenshotIds: string[] };
  'channels.changed': { guildId: string };
  'subscription.changed': { guildId: string };
  'access.changed': { guildId: string };
  'settings.changed': { guildId: string };
  /** Events or their rosters; sign-ups too. */
  'events.changed': { guildId: string; eventIds: string[] };
  /** Capts, their rosters, players or recordings. */
  'capts.changed': { guildId: string; captIds: string[] };
  'activity.added': { guildId: string };
  /** Where a tab is at the moderation desk; said again now and then for as long as it is open. */
  'desk.moved': {
    guildId: string;
    tabId: string;
    userId: string;
    showing: string | null;
    upcoming: string[];
    open: boolean;
  };
  'session.ended': { sessionId: string };
}

export type BusEventType = keyof BusEvents;
export type BusEvent = { [Type in BusEventType]: { type: Type } & BusEvents[Type] }[BusEventType];
