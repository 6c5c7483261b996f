import type { Topic } from '@famiglia/contract/realtime/bus-events';

declare const made: unique symbol;

/**
 * A key of the query cache. Only the functions in this file create one, and TanStack Query accepts no other (see
 * Register). Invalidating a key also invalidates every key that starts with it.
 */
type PanelKey = readonly unknown[] & { readonly [made]: true };

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: PanelKey;
  }
}

const key = (...parts: readonly unknown[]): PanelKey => parts as unknown as PanelKey;

/** Topics that are more than the beginning of a key; `stale-after.ts` says which queries they are. */
export type ComputedTopic = 'guilds' | 'own-rights' | 'changed-members' | 'open-rosters' | 'own-cabinet';

/** Queries that no bus event makes stale. */
type Unannounced = 'stats' | 'calendar-feed' | 'event-pictures' | 'places' | 'digest';

/** The user's servers with their rights in each: one list for the whole panel. */
export const guildsKey = (): PanelKey => key('guilds');

/** What is not of one guild: the site admin's pages, and a person's own data. */
export const panelKey = (area: 'admin' | 'privacy', ...parts: unknown[]): PanelKey => key(area, ...parts);

export const wholeGuildKey = (guildId: string): PanelKey => key('guild', guildId);

/**
 * A query of one guild. It starts with a topic of the contract, so a bus event that declares the topic as stale makes
 * the panel refetch it. A topic that no bus event declares does not compile.
 */
export const guildKey = (
  guildId: string,
  topic: Exclude<Topic, ComputedTopic> | Unannounced,
  ...parts: unknown[]
): PanelKey => key('guild', guildId, topic, ...parts);

/** The page of one event or capt, or a part of it. Without an id the key matches all pages. */
export const rosterPageKey = (
  guildId: string,
  topic: 'events' | 'capts',
  ...of: [
    id?: string,
    part?:
      | 'participants'
      | 'recordings'
      | 'stats'
      | 'unanswered'
      | 'line-up'
      | 'group-code'
      | 'voice'
      | 'why',
    userId?: string,
  ]
): PanelKey => guildKey(guildId, topic, 'one', ...of);

/** What the page of one member shows of the ledger besides its first view. Without an id the key matches all members. */
export const memberPageKey = (
  guildId: string,
  ...of: [userId?: string, part?: 'ledger' | 'curve', days?: number]
): PanelKey => key('guild', guildId, 'member', ...of);
