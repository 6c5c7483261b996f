import { CHANNEL_PERMISSIONS, THREAD_PERMISSIONS } from '@famiglia/contract/access/bot-permissions';
import type { PermissionGap } from '@famiglia/contract/access/bot-permissions';
import { fieldsOfKind } from '@famiglia/contract/settings/setting-field';
import type { SettingsValues } from '@famiglia/contract/settings/settings';
import { SETTINGS_FIELDS } from '@famiglia/contract/settings/settings-fields';
import { readField } from '@famiglia/contract/settings/settings-values';
import { refusedMentions } from '../bot-permissions/refused-mentions.ts';
import { channelPermissions, guildPermissions, lacking } from '../bot-permissions/held-permissions.ts';
import type { Standing } from '../bot-permissions/held-permissions.ts';
import type { ChannelOverwrite } from '../platform/db/schema/guilds.ts';

interface KnownChannel {
  id: string;
  name: string;
  overwrites: readonly ChannelOverwrite[];
}

interface KnownRole {
  id: string;
  mentionable: boolean;
}

/** Settings that name a role to be mentioned, and the channel that it is mentioned in. */
const MENTIONS = [
  ['events.ping_role_id', 'channels.events'],
  ['capts.ping_role_id', 'channels.capts'],
] as const;

/** Settings that need threads, and the channel in which these are created. */
const THREADS = [
  ['events.thread', 'channels.events'],
  ['capts.thread', 'channels.capts'],
] as const;

/** Settings that need a permission in the whole server. */
const IN_SERVER = [
  ['reputation_roles', 'ManageRoles'],
  ['warnings.dismiss_at', 'KickMembers'],
  ['joining.roles', 'ManageRoles'],
  ['joining.return_roles', 'ManageRoles'],
  ['joining.ping_roles', 'ManageRoles'],
  ['nicknames.in_step', 'ManageNicknames'],
] as const;

/** Finds settings that cannot work, as a pure function of the bot's permissions and the settings. */
export const findPermissionGaps = (
  bot: Standing,
  { channels, roles }: { channels: readonly KnownChannel[]; roles: readonly KnownRole[] },
  settings: Pick<
    SettingsValues,
    'channels' | 'events' | 'capts' | 'reputation_roles' | 'warnings' | 'joining' | 'nicknames'
  >,
): PermissionGap[] => {
  const inChannels = fieldsOfKind('channel').flatMap((setting): PermissionGap[] => {
    const channelId = readField(settings, setting);
    if (channelId === null || SETTINGS_FIELDS[setting].onlyNamed) return [];
    const channel = channels.find(({ id }) => id === channelId);
    // In a deleted channel no permission helps.
    const held = channel === undefined ? 0n : channelPermissions(bot, channel.overwrites);
    return [
      {
        setting,
        channel_id: channelId,
        channel_name: channel?.name ?? null,
        missing: lacking(held, CHANNEL_PERMISSIONS),
      },
    ];
  });
  const mentions = MENTIONS.flatMap(([setting, place]): PermissionGap[] => {
    const roleId = readField(settings, setting);
    const channelId = readField(settings, place);
    const channel = channels.find(({ id }) => id === channelId);
    const role = roles.find(({ id }) => id === roleId);
    // A missing channel is reported separately, and a missing role is never mentioned.
    if (channel === undefined || role === undefined) return [];
    const missing = refusedMentions(bot, channel.overwrites, [role]).map(() => 'MentionEveryone' as const);
    return [{ setting, channel_id: channel.id, channel_name: channel.name, missing }];
  });
  const threads = THREADS.flatMap(([setting, place]): PermissionGap[] => {
    const channelId = readField(settings, place);
    const channel = channels.find(({ id }) => id === channelId);
    if (!readField(settings, setting) || channel === undefined) return [];
    const missing = lacking(channelPermissions(bot, channel.overwrites), THREAD_PERMISSIONS);
    return [{ setting, channel_id: channel.id, channel_name: channel.name, missing }];
  });
  const inServer = IN_SERVER.flatMap(([setting, permission]): PermissionGap[] => {
    const value = readField(settings, setting);
    const isUsed = Array.isArray(value) ? value.length > 0 : Boolean(value);
    const missing = isUsed ? lacking(guildPermissions(bot), [permission]) : [];
    return [{ setting, channel_id: null, channel_name: null, missing }];
  });
  return [...inChannels, ...mentions, ...threads, ...inServer].filter(({ missing }) => missing.length > 0);
};
