declare const made: unique symbol;

/**
 * A key of the query cache. Only the functions in this file create one, and TanStack Query accepts no other (see
 * Register): a misspelt key does not compile. Invalidating a key also invalidates every key that starts with it.
 */
type PanelKey = readonly unknown[] & { readonly [made]: true };

declare module '@tanstack/react-query' {
  interface Register {
    queryKey: PanelKey;
  }
}

const key = (...parts: readonly unknown[]): PanelKey => parts as unknown as PanelKey;

/** The user's servers with their rights in each: one list for the whole panel. */
export const guildsKey = (): PanelKey => key('guilds');

export const accountKeys = {
  forgetting: () => key('privacy', 'forgetting'),
};

export const adminKeys = {
  all: () => key('admin'),
  guilds: (question: object) => key('admin', 'guilds', question),
  stats: () => key('admin', 'stats'),
  subscription: (guildId: string) => key('admin', 'subscription', guildId),
  user: (userId: string) => key('admin', 'user', userId),
  users: (question: object) => key('admin', 'users', question),
  deadLetters: (page: number) => key('admin', 'dead-letters', page),
  logins: (question: object) => key('admin', 'logins', question),
};

/** Lists and values that a guild has once. */
export const guildKeys = {
  all: (guildId: string) => key('guild', guildId),
  dashboard: (guildId: string) => key('guild', guildId, 'dashboard'),
  stats: (guildId: string) => key('guild', guildId, 'stats'),
  roles: (guildId: string) => key('guild', guildId, 'roles'),
  textChannels: (guildId: string) => key('guild', guildId, 'text-channels'),
  botPermissions: (guildId: string) => key('guild', guildId, 'bot-permissions'),
  deliveries: (guildId: string) => key('guild', guildId, 'deliveries'),
  rolePermissions: (guildId: string) => key('guild', guildId, 'roles-permissions'),
  panelUsers: (guildId: string) => key('guild', guildId, 'panel-users'),
  calendarFeed: (guildId: string) => key('guild', guildId, 'calendar-feed'),
};

export const settingsKeys = {
  all: (guildId: string) => key('guild', guildId, 'settings'),
  /** Reject reasons of the gun game are part of the settings and change with them. */
  rejectReasons: (guildId: string) => key('guild', guildId, 'settings', 'reject-reasons'),
};

export const subscriptionKeys = {
  all: (guildId: string) => key('guild', guildId, 'subscription'),
  history: (guildId: string) => key('guild', guildId, 'subscription', 'history'),
};

export const activityKeys = {
  all: (guildId: string) => key('guild', guildId, 'activity'),
  list: (guildId: string, question: object) => key('guild', guildId, 'activity', 'list', question),
  /** Activity of one event or capt. */
  about: (guildId: string, target: string) => key('guild', guildId, 'activity', 'about', target),
};

/** Lists of members: pages and search results. */
export const memberListKeys = {
  all: (guildId: string) => key('guild', guildId, 'members'),
  page: (guildId: string, question: object) => key('guild', guildId, 'members', 'page', question),
  search: (guildId: string, question: object) => key('guild', guildId, 'members', 'search', question),
};

/** One member. Without an id the key matches every member. */
export const memberKeys = {
  /** The ledger, its curve and the names. */
  all: (guildId: string, ...userId: [string?]) => key('guild', guildId, 'member', ...userId),
  ledger: (guildId: string, userId: string) => key('guild', guildId, 'member', userId, 'ledger'),
  curve: (guildId: string, userId: string, days: number) =>
    key('guild', guildId, 'member', userId, 'curve', days),
  nicks: (guildId: string, userId: string) => key('guild', guildId, 'member', userId, 'nicks'),
  /** Not under `all`: it also counts screenshots, which change more often than the ledger. */
  profile: (guildId: string, ...userId: [string?]) => key('guild', guildId, 'member-profile', ...userId),
  screenshots: (guildId: string, ...of: [userId?: string, status?: string]) =>
    key('guild', guildId, 'member-screenshots', ...of),
  /** Not under `all`: it changes with events, at every sign-up. */
  attendance: (guildId: string, ...userId: [string?]) => key('guild', guildId, 'attendance', ...userId),
};

/** The personnel file of one member. Without an id the key matches every file. */
export const personnelKeys = {
  all: (guildId: string, ...userId: [string?]) => key('guild', guildId, 'personnel', ...userId),
  timeline: (guildId: string, userId: string) => key('guild', guildId, 'personnel', userId, 'timeline'),
  notes: (guildId: string, userId: string) => key('guild', guildId, 'personnel', userId, 'notes'),
};

export const screenshotKeys = {
  all: (guildId: string) => key('guild', guildId, 'screenshots'),
};

export const ggKeys = {
  all: (guildId: string) => key('guild', guildId, 'screenshots', 'gg'),
  page: (guildId: string, view: string, page: number) =>
    key('guild', guildId, 'screenshots', 'gg', view, page),
  linked: (guildId: string, id: string | null) => key('guild', guildId, 'screenshots', 'gg', 'linked', id),
  count: (guildId: string) => key('guild', guildId, 'screenshots', 'gg', 'count'),
};

export const gungameKeys = {
  all: (guildId: string) => key('guild', guildId, 'screenshots', 'gungame'),
  page: (guildId: string, view: string, page: number) =>
    key('guild', guildId, 'screenshots', 'gungame', view, page),
  one: (guildId: string, id: string | null) => key('guild', guildId, 'screenshots', 'gungame', 'one', id),
  stats: (guildId: string) => key('guild', guildId, 'screenshots', 'gungame', 'stats'),
  player: (guildId: string, userId: string) =>
    key('guild', guildId, 'screenshots', 'gungame', 'player', userId),
  count: (guildId: string) => key('guild', guildId, 'screenshots', 'gungame', 'count'),
};

export const eventKeys = {
  all: (guildId: string) => key('guild', guildId, 'events'),
  list: (guildId: string, question: object) => key('guild', guildId, 'events', 'list', question),
  calendar: (guildId: string, span: object) => key('guild', guildId, 'events', 'calendar', span),
  /** The roster of the last event under another sorting. */
  sortingPreview: (guildId: string, sorting: readonly string[]) =>
    key('guild', guildId, 'events', 'sorting-preview', sorting),
  one: (guildId: string, ...eventId: [string?]) => key('guild', guildId, 'events', 'one', ...eventId),
  participants: (guildId: string, eventId: string) =>
    key('guild', guildId, 'events', 'one', eventId, 'participants'),
  voice: (guildId: string, eventId: string) => key('guild', guildId, 'events', 'one', eventId, 'voice'),
};

export const captKeys = {
  all: (guildId: string) => key('guild', guildId, 'capts'),
  list: (guildId: string, question: object) => key('guild', guildId, 'capts', 'list', question),
  deleted: (guildId: string) => key('guild', guildId, 'capts', 'deleted'),
  one: (guildId: string, ...captId: [string?]) => key('guild', guildId, 'capts', 'one', ...captId),
  participants: (guildId: string, captId: string) =>
    key('guild', guildId, 'capts', 'one', captId, 'participants'),
  stats: (guildId: string, captId: string) => key('guild', guildId, 'capts', 'one', captId, 'stats'),
  recordings: (guildId: string, captId: string) =>
    key('guild', guildId, 'capts', 'one', captId, 'recordings'),
  player: (guildId: string, userId: string) => key('guild', guildId, 'capts', 'player', userId),
  statistics: (guildId: string, period: object) => key('guild', guildId, 'capts', 'statistics', period),
  leaderboard: (guildId: string, question: object) => key('guild', guildId, 'capts', 'leaderboard', question),
  opponents: (guildId: string, question: object) => key('guild', guildId, 'capts', 'opponents', question),
  seasons: (guildId: string) => key('guild', guildId, 'capts', 'seasons'),
  picture: (guildId: string, picture: string, theme: string) =>
    key('guild', guildId, 'capts', 'picture', picture, theme),
  aliases: (guildId: string) => key('guild', guildId, 'capts', 'aliases'),
  nicks: (guildId: string, asked: string) => key('guild', guildId, 'capts', 'nicks', asked),
};
