import type { Context } from '@famiglia/core/context';
import { acceptSubmission } from '@famiglia/core/pictures/accept-submission';
import { moveMark } from '@famiglia/core/pictures/channel-mark.queries';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import type { ScreenshotKind } from '@famiglia/contract/screenshots';
import type { SettingsValues } from '@famiglia/contract/settings';
import { SnowflakeUtil } from 'discord.js';
import type { APIMessage } from 'discord.js';

export type PostedMessage = Pick<APIMessage, 'id' | 'channel_id' | 'author' | 'attachments' | 'webhook_id'>;

/** People's own words with files; what bots and webhooks post earns nothing. */
export const bringsFiles = ({ author, attachments, webhook_id }: PostedMessage): boolean =>
  attachments.length > 0 && author.bot !== true && webhook_id === undefined;

const KINDS = ['gg', 'gungame'] as const satisfies readonly ScreenshotKind[];

/** The channels that screens are posted in. */
export const screenChannels = (channels: SettingsValues['channels']) =>
  KINDS.flatMap((kind) => (channels[kind] === null ? [] : [{ kind, channelId: channels[kind] }]));

/** Takes the files of a message, if it was posted where screens are. */
export const acceptMessage = async (
  context: Context,
  guildId: string,
  message: PostedMessage,
): Promise<void> => {
  if (!bringsFiles(message)) return;
  const { channels } = await findSettings(context.db, guildId);
  const place = screenChannels(channels).find(({ channelId }) => channelId === message.channel_id);
  if (place === undefined) return;
  await acceptSubmission(context, {
    guildId,
    sourceId: message.id,
    origin: 'message',
    kind: place.kind,
    userId: message.author.id,
    channelId: message.channel_id,
    submittedAt: new Date(SnowflakeUtil.timestampFrom(message.id)),
    files: message.attachments.map(({ url, size }) => ({ url, bytes: size })),
  });
  await moveMark(context.db, guildId, message.channel_id, message.id);
};
