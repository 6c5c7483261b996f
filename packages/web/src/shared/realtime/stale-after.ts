import type { RealtimeType } from '@famiglia/contract/realtime';
import type { QueryKey } from '@tanstack/react-query';
import {
  activityKeys,
  captKeys,
  eventKeys,
  guildKeys,
  guildsKey,
  memberKeys,
  memberListKeys,
  screenshotKeys,
  settingsKeys,
  subscriptionKeys,
} from '../lib/query-keys.ts';

export interface Change {
  type: RealtimeType;
  guild_id: string;
  ids: readonly string[];
}

type KeyOfGuild = (guildId: string) => QueryKey;

const ofGuild =
  (...keys: KeyOfGuild[]) =>
  ({ guild_id }: Change): QueryKey[] =>
    keys.map((keyOf) => keyOf(guild_id));

/** The pages of these members alone: a busy evening must not ask anew for everybody else's. */
const membersNamed = ({ guild_id, ids }: Change): QueryKey[] =>
  [memberKeys.all, memberKeys.profile].flatMap((keyOf) =>
    ids.length === 0 ? [keyOf(guild_id)] : ids.map((id) => keyOf(guild_id, id)),
  );

/** Whatever roster is on screen names its people, and what they have now. */
const rostersShown = ofGuild(eventKeys.one, captKeys.one);

const membersAfter = (change: Change): QueryKey[] => [
  ...ofGuild(memberListKeys.all, guildKeys.dashboard)(change),
  ...membersNamed(change),
  ...rostersShown(change),
];

/** Which queries each message makes stale. A message without a line here does not compile. */
const STALE_AFTER: Record<RealtimeType, (change: Change, userId: string | undefined) => QueryKey[]> = {
  'guild.changed': (change) => [
    guildsKey(),
    ...ofGuild(
      guildKeys.roles,
      guildKeys.rolePermissions,
      guildKeys.dashboard,
      guildKeys.botPermissions,
    )(change),
  ],
  // A change of one's own roles may open or close sections.
  'members.changed': (change, userId) => [
    ...membersAfter(change),
    ...(userId !== undefined && change.ids.includes(userId) ? [guildsKey()] : []),
  ],
  'reputation.changed': membersAfter,
  'screenshots.changed': ofGuild(
    screenshotKeys.all,
    memberKeys.screens,
    memberKeys.profile,
    guildKeys.dashboard,
  ),
  'channels.changed': ofGuild(guildKeys.textChannels, guildKeys.botPermissions),
  'subscription.changed': (change) => [guildsKey(), ...ofGuild(subscriptionKeys.all)(change)],
  'access.changed': (change) => [
    guildsKey(),
    ...ofGuild(guildKeys.rolePermissions, guildKeys.panelUsers)(change),
  ],
  // The list of servers tells each one's time zone.
  'settings.changed': (change) => [
    guildsKey(),
    ...ofGuild(settingsKeys.all, guildKeys.botPermissions, guildKeys.dashboard)(change),
  ],
  'events.changed': ofGuild(eventKeys.all, memberKeys.attendance, guildKeys.dashboard),
  'capts.changed': ofGuild(captKeys.all, memberKeys.attendance, guildKeys.dashboard),
  'activity.added': ofGuild(activityKeys.all, guildKeys.dashboard),
};

export const staleAfter = (change: Change, userId: string | undefined): QueryKey[] =>
  STALE_AFTER[change.type](change, userId);

/** After a gap nobody knows what was missed: everything of the guild is stale. */
export const staleAfterGap = (guildId: string): QueryKey[] => [guildsKey(), guildKeys.all(guildId)];
