import type { RealtimeType } from '@famiglia/contract/realtime';
import type { QueryKey } from '@tanstack/react-query';

export interface Change {
  type: RealtimeType;
  guild_id: string;
  ids: readonly string[];
}

/** The person's servers with their rights in each: one list for the whole panel. */
const GUILDS: QueryKey = ['guilds'];

const ofGuild =
  (...names: string[]) =>
  ({ guild_id }: Change): QueryKey[] =>
    names.map((name) => ['guild', guild_id, name]);

/** The pages of these members alone: a busy evening must not ask anew for everybody else's. */
const membersNamed = ({ guild_id, ids }: Change): QueryKey[] =>
  ['member', 'member-profile'].flatMap((name): QueryKey[] =>
    ids.length === 0 ? [['guild', guild_id, name]] : ids.map((id) => ['guild', guild_id, name, id]),
  );

/** Whatever roster is on screen names its people, and what they have now. */
const rostersShown = ({ guild_id }: Change): QueryKey[] =>
  ['events', 'capts'].map((kind) => ['guild', guild_id, kind, 'one']);

const membersAfter = (change: Change): QueryKey[] => [
  ...ofGuild('members', 'member-search', 'dashboard')(change),
  ...membersNamed(change),
  ...rostersShown(change),
];

/** Which queries each message makes stale. A message without a line here does not compile. */
const STALE_AFTER: Record<RealtimeType, (change: Change, userId: string | undefined) => QueryKey[]> = {
  'guild.changed': (change) => [
    GUILDS,
    ...ofGuild('roles', 'roles-permissions', 'dashboard', 'bot-permissions')(change),
  ],
  // A change of one's own roles may open or close sections.
  'members.changed': (change, userId) => [
    ...membersAfter(change),
    ...(userId !== undefined && change.ids.includes(userId) ? [GUILDS] : []),
  ],
  'reputation.changed': membersAfter,
  'screenshots.changed': ofGuild('screenshots', 'member-screens', 'member-profile', 'dashboard'),
  'channels.changed': ofGuild('text-channels', 'bot-permissions'),
  'subscription.changed': (change) => [GUILDS, ...ofGuild('subscription')(change)],
  'access.changed': (change) => [GUILDS, ...ofGuild('roles-permissions', 'panel-users')(change)],
  // The list of servers tells each one's time zone.
  'settings.changed': (change) => [GUILDS, ...ofGuild('settings', 'bot-permissions', 'dashboard')(change)],
  'events.changed': ofGuild('events', 'attendance', 'dashboard'),
  'capts.changed': ofGuild('capts', 'attendance', 'dashboard'),
  'activity.added': ofGuild('activity', 'dashboard'),
};

export const staleAfter = (change: Change, userId: string | undefined): QueryKey[] =>
  STALE_AFTER[change.type](change, userId);

/** After a gap nobody knows what was missed: everything of the guild is stale. */
export const staleAfterGap = (guildId: string): QueryKey[] => [GUILDS, ['guild', guildId]];
