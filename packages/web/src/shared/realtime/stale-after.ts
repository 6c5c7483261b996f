import { PANEL_BUS_EVENTS } from '@famiglia/contract/changes/all-features';
import type { RealtimeType, Topic } from '@famiglia/contract/bus-events';
import type { QueryKey } from '@tanstack/react-query';
import {
  activityKeys,
  captKeys,
  eventKeys,
  guildKeys,
  guildsKey,
  memberKeys,
  memberListKeys,
  personnelKeys,
  screenshotKeys,
  settingsKeys,
  subscriptionKeys,
} from '../lib/query-keys.ts';

export interface Change {
  type: RealtimeType;
  guild_id: string;
  ids: readonly string[];
}

type KeysOf = (change: Change, userId: string | undefined) => QueryKey[];

const ofGuild =
  (...keys: ((guildId: string) => QueryKey)[]): KeysOf =>
  ({ guild_id }) =>
    keys.map((keyOf) => keyOf(guild_id));

/** Which queries each topic of the contract is. A topic without a line here does not compile. */
const KEYS_OF: Record<Topic, KeysOf> = {
  guilds: () => [guildsKey()],
  // A change of one's own roles may open or close sections.
  'own-rights': ({ ids }, userId) => (userId !== undefined && ids.includes(userId) ? [guildsKey()] : []),
  // The pages of these members alone: a busy evening must not ask anew for everybody else's.
  'changed-members': ({ guild_id, ids }) =>
    [memberKeys.all, memberKeys.profile].flatMap((keyOf) =>
      ids.length === 0 ? [keyOf(guild_id)] : ids.map((id) => keyOf(guild_id, id)),
    ),
  // Whatever roster is on screen names its people, and what they have now.
  'open-rosters': ofGuild(eventKeys.one, captKeys.one),
  'bot-permissions': ofGuild(guildKeys.botPermissions),
  deliveries: ofGuild(guildKeys.deliveries),
  'member-profiles': ofGuild(memberKeys.profile),
  'member-screenshots': ofGuild(memberKeys.screenshots),
  'panel-users': ofGuild(guildKeys.panelUsers),
  'role-permissions': ofGuild(guildKeys.rolePermissions),
  'text-channels': ofGuild(guildKeys.textChannels),
  activity: ofGuild(activityKeys.all),
  attendance: ofGuild(memberKeys.attendance),
  capts: ofGuild(captKeys.all),
  dashboard: ofGuild(guildKeys.dashboard),
  events: ofGuild(eventKeys.all),
  members: ofGuild(memberListKeys.all),
  personnel: ({ guild_id, ids }) => ids.map((id) => personnelKeys.all(guild_id, id)),
  roles: ofGuild(guildKeys.roles),
  screenshots: ofGuild(screenshotKeys.all),
  settings: ofGuild(settingsKeys.all),
  subscription: ofGuild(subscriptionKeys.all),
};

/** The queries that a message makes stale: those of the topics that its bus event declares. */
export const staleAfter = (change: Change, userId: string | undefined): QueryKey[] =>
  PANEL_BUS_EVENTS[change.type].stale.flatMap((topic) => KEYS_OF[topic](change, userId));

/** After a gap nobody knows what was missed: everything of the guild is stale. */
export const staleAfterGap = (guildId: string): QueryKey[] => [guildsKey(), guildKeys.all(guildId)];
