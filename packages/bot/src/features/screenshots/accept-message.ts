import { acceptSubmission } from '@famiglia/core/screenshots/intake/accept-submission';
import type { OfferedFile } from '@famiglia/core/screenshots/intake/accept-submission';
import { moveMark } from '@famiglia/core/screenshots/intake/channel-mark.queries';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import type { ScreenshotKind } from '@famiglia/contract/screenshots/screenshots';
import type { SettingsValues } from '@famiglia/contract/settings/settings';
import { SnowflakeUtil } from 'discord.js';
import type { APIAttachment, APIMessage } from 'discord.js';
import type { Bot } from '../../bot.ts';

export type PostedMessage = Pick<
  APIMessage,
  'id' | 'channel_id' | 'author' | 'attachments' | 'message_snapshots' | 'webhook_id'
>;

/** Messages of people with files, own or forwarded; messages of bots and webhooks earn nothing. */
export const hasFiles = (message: PostedMessage): boolean =>
  (message.attachments.length > 0 || forwardedPictures(message).length > 0) &&
  message.author.bot !== true &&
  message.webhook_id === undefined;

const KINDS = ['gg', 'gungame'] as const satisfies readonly ScreenshotKind[];

/** The channels in which screenshots are posted. */
export const screenshotChannels = (channels: SettingsValues['channels']) =>
  KINDS.flatMap((kind) => (channels[kind] === null ? [] : [{ kind, channelId: channels[kind] }]));

/**
 * Takes the files of a message if it was posted in a screenshot channel, and replies why files cannot count.
 */
export const acceptMessage = async (bot: Bot, guildId: string, message: PostedMessage): Promise<void> => {
  if (!hasFiles(message)) return;
  const { context } = bot;
  const { channels } = await findSettings(context.db, guildId);
  const places = screenshotChannels(channels);
  if (places.length === 0) return;
  const at = (wanted: string | null) => places.find(({ channelId }) => channelId === wanted);
  const here = at(message.channel_id);
  const place = here ?? at(await findParentChannel(bot, message.channel_id));
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

/** The parent channel of a thread. Every other channel is known from the guild and costs no request. */
const findParentChannel = async (bot: Bot, channelId: string): Promise<string | null> => {
  const { cache } = bot.client.channels;
  const channel = cache.get(channelId) ?? (await bot.client.channels.fetch(channelId));
  return channel?.isThread() === true ? channel.parentId : null;
};

const inChannel = (message: PostedMessage): OfferedFile[] => [
  ...message.attachments.map((file) => offered(file)),
  ...forwardedPictures(message).map((file) => offered(file, 'picture_forwarded')),
];

/** People talk in threads: only an image there is treated as a screenshot. */
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
