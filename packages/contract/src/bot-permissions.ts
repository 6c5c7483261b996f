import * as z from 'zod';
import { fieldsOfKind } from './setting-field.ts';
import { snowflake } from './shapes.ts';

/** Permissions that the bot needs in Discord, spelled as in Discord's libraries. */
export const CHANNEL_PERMISSIONS = [
  'ViewChannel',
  'SendMessages',
  'EmbedLinks',
  'AttachFiles',
  'ReadMessageHistory',
] as const;
/** What a private thread needs: to be made, written in, and locked at its end. */
export const THREAD_PERMISSIONS = ['CreatePrivateThreads', 'SendMessagesInThreads', 'ManageThreads'] as const;
export const BOT_PERMISSIONS = [
  ...CHANNEL_PERMISSIONS,
  'MentionEveryone',
  ...THREAD_PERMISSIONS,
  'ManageRoles',
  'ManageNicknames',
  'KickMembers',
] as const;
export type BotPermission = (typeof BOT_PERMISSIONS)[number];

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
