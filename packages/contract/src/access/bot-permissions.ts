import * as z from 'zod';
import type { Language } from '../kit/language.ts';
import { fieldsOfKind } from '../settings/setting-field.ts';
import { snowflake } from '../kit/shapes.ts';

/** Permissions that the bot needs in Discord, spelled as in Discord's libraries. */
export const CHANNEL_PERMISSIONS = [
  'ViewChannel',
  'SendMessages',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
] as const;
/** What the bot needs to post a message of its own; the rest of a channel's permissions are for pictures and reading back. */
export const POST_PERMISSIONS = ['ViewChannel', 'SendMessages', 'EmbedLinks'] as const;
/** What a private thread needs: to be made, written in, and locked at its end. */
export const THREAD_PERMISSIONS = ['CreatePrivateThreads', 'SendMessagesInThreads', 'ManageThreads'] as const;
export const BOT_PERMISSIONS = [
  ...CHANNEL_PERMISSIONS,
  'MentionEveryone',
  ...THREAD_PERMISSIONS,
  'CreateEvents',
  'ManageChannels',
  'ManageRoles',
  'ManageNicknames',
  'KickMembers',
] as const;
export type BotPermission = (typeof BOT_PERMISSIONS)[number];

/** As Discord's settings name them, so that a manager finds the right switch. */
export const BOT_PERMISSION_NAMES: Readonly<Record<BotPermission, Readonly<Record<Language, string>>>> = {
  ViewChannel: { en: 'View Channel', ru: 'Просматривать канал' },
  SendMessages: { en: 'Send Messages', ru: 'Отправлять сообщения' },
  EmbedLinks: { en: 'Embed Links', ru: 'Встраивать ссылки' },
  AttachFiles: { en: 'Attach Files', ru: 'Прикреплять файлы' },
  ReadMessageHistory: { en: 'Read Message History', ru: 'Читать историю сообщений' },
  MentionEveryone: {
    en: 'Mention @everyone, @here and All Roles',
    ru: 'Упоминание @everyone, @here и всех ролей',
  },
  CreatePrivateThreads: { en: 'Create Private Threads', ru: 'Создавать приватные ветки' },
  SendMessagesInThreads: { en: 'Send Messages in Threads', ru: 'Отправлять сообщения в ветках' },
  ManageThreads: { en: 'Manage Threads', ru: 'Управлять ветками' },
  CreateEvents: { en: 'Create Events', ru: 'Создавать события' },
  ManageChannels: { en: 'Manage Channels', ru: 'Управлять каналами' },
  ManageRoles: { en: 'Manage Roles', ru: 'Управлять ролями' },
  ManageNicknames: { en: 'Manage Nicknames', ru: 'Управлять никнеймами' },
  KickMembers: { en: 'Kick Members', ru: 'Выгонять участников' },
};

/** The settings that need a Discord permission of the bot. */
const CHECKED_SETTINGS = [
  ...fieldsOfKind('channel'),
  ...fieldsOfKind('role'),
  'events.thread',
  'capts.thread',
  'reputation_roles',
  'warnings.dismiss_at',
  'joining.roles',
  'joining.return_roles',
  'joining.ping_roles',
  'nicknames.in_step',
] as const;

/** A setting that cannot work, and the permissions that the bot lacks for it. */
export const permissionGap = z.object({
  setting: z.enum(CHECKED_SETTINGS),
  /** Null where the permission is not about one channel but about the whole server. */
  channel_id: snowflake.nullable(),
  /** Also null where the channel has been deleted. */
  channel_name: z.string().nullable(),
  missing: z.array(z.enum(BOT_PERMISSIONS)),
});
export type PermissionGap = z.infer<typeof permissionGap>;
