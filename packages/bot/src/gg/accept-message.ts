import { acceptSubmission } from '@famiglia/core/screenshots/intake/accept-submission';
import type { OfferedFile } from '@famiglia/core/screenshots/intake/accept-submission';
import { moveMark } from '@famiglia/core/screenshots/intake/channel-mark.queries';
import { findSettings } from '@famiglia/core/guilds/settings/settings.queries';
import type { ScreenshotKind } from '@famiglia/contract/screenshots';
import type { SettingsValues } from '@famiglia/contract/settings';
import { SnowflakeUtil } from 'discord.js';
import type { APIAttachment, APIMessage } from 'discord.js';
import type { Bot } from '../bot.ts';

export type PostedMessage = Pick<
  APIMessage,
  'id' | 'channel_id' | 'author' | 'attachments' | 'message_snapshots' | 'webhook_id'
>;

/** People's own words with files, or forwarded ones; what bots and webhooks post earns nothing. */
export const hasFiles = (message: PostedMessage): boolean =>
  (message.attachments.length > 0 || forwardedPictures(message).length > 0) &&
  message.author.bot !== true &&
  message.webhook_id === undefined;

const KINDS = ['gg', 'gungame'] as const satisfies readonly ScreenshotKind[];

/** The channels that screens are posted in. */
export const screenChannels = (channels: SettingsValues['channels']) =>
  KINDS.flatMap((kind) => (channels[kind] === null ? [] : [{ kind, channelId: channels[kind] }]));

/** Takes the files of a message, if it was posted where screens are, and says why where they cannot count. */
export const acceptMessage = async (bot: Bot, guildId: string, message: PostedMessage): Promise<void> => {
  if (!hasFiles(message)) return;
  const { context } = bot;
  const { channels } = await findSettings(context.db, guildId);
  const places = screenChannels(channels);
  if (places.length === 0) return;
  const at = (wanted: string | null) => places.find(({ channelId }) => channelId === wanted);
  const here = at(message.channel_id);
  const place = here ?? at(await channelAbove(bot, message.channel_id));
  if (place === undefined) return;
  await acceptSubmission(context, {
    guildId,
    sourceId: message.id,
    origin: 'message',
    kind: place.kind,
    userId: message.author.id,
    channelId: message.channel_id,
    submittedAt: new Date(SnowflakeUtil.timestampFrom(message.id)),
    files: here === undefined ? inThread(message) : inChannel(message),
  });
  if (here !== undefined) await moveMark(context.db, guildId, message.channel_id, message.id);
};

/** The channel that a thread belongs to. Every other channel is known from the guild itself, and costs no call. */
const channelAbove = async (bot: Bot, channelId: string): Promise<string | null> => {
  const { cache } = bot.client.channels;
  const channel = cache.get(channelId) ?? (await bot.client.channels.fetch(channelId));
  return channel?.isThread() === true ? channel.parentId : null;
};

const inChannel = (message: PostedMessage): OfferedFile[] => [
  ...message.attachments.map((file) => offered(file)),
  ...forwardedPictures(message).map((file) => offered(file, 'picture_forwarded')),
];

/** People talk in threads: only a picture looks as if it was meant to count. */
const inThread = (message: PostedMessage): OfferedFile[] =>
  [...message.attachments.filter(isPicture), ...forwardedPictures(message)].map((file) =>
    offered(file, 'picture_in_thread'),
  );

const offered = ({ url, size }: APIAttachment, refusal?: OfferedFile['refusal']): OfferedFile => ({
  url,
  bytes: size,
  ...(refusal === undefined ? {} : { refusal }),
});

const forwardedPictures = ({ message_snapshots: snapshots = [] }: PostedMessage): APIAttachment[] =>
  snapshots.flatMap(({ message }) => message.attachments.filter(isPicture));

const isPicture = ({ content_type: type }: APIAttachment): boolean => type?.startsWith('image/') === true;
