/**
 * What processes send each other over the bus: a type and ids, never content. Each bus event is published inside the
 * transaction that made it true.
 */
export interface BusEvents {
  /** The owner, the roles or the bot's presence changed: anything that decides rights, or the guild's own data. */
  'guild.changed': { guildId: string };
  'members.changed': { guildId: string; userIds: string[] };
  'reputation.changed': { guildId: string; userIds: string[] };
  'screenshots.changed': { guildId: string; screenshotIds: string[] };
  'channels.changed': { guildId: string };
  'subscription.changed': { guildId: string };
  'access.changed': { guildId: string };
  'settings.changed': { guildId: string };
  /** Events or their rosters changed, sign-ups included. */
  'events.changed': { guildId: string; eventIds: string[] };
  /** Capts, their rosters, players or recordings changed. */
  'capts.changed': { guildId: string; captIds: string[] };
  'activity.added': { guildId: string };
  /** Which screenshot a tab shows at the moderation desk; sent again at intervals while the tab is open. */
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
