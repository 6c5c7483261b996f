import { readEventPicture } from '@famiglia/core/events/event-pictures';
import type { BaseMessageOptions, GuildTextBasedChannel, Message } from 'discord.js';
import type { Bot } from '../../bot.ts';
import { pictureName } from './roster-embed.ts';
import { rosterMessage } from './roster-message.ts';
import type { RosterView } from './roster-view.ts';

/** A new message with its picture. Where the bot may not attach files, or the picture cannot be read, it is posted without. */
export const withPicture = async (
  bot: Bot,
  channel: GuildTextBasedChannel,
  view: RosterView,
): Promise<BaseMessageOptions> => {
  const { pictureId = null } = attachable(channel, view).gathering;
  const picture = pictureId === null ? null : await readPicture(bot, view.guildId, pictureId);
  return pictureId === null || picture === null
    ? rosterMessage(withoutPicture(view))
    : { ...rosterMessage(view), files: [{ attachment: picture, name: pictureName(pictureId) }] };
};

/** Edits a message. Discord keeps its file, so that it is sent again only if the event has another picture by now. */
export const editWithPicture = async (
  bot: Bot,
  channel: GuildTextBasedChannel,
  messageId: string,
  view: RosterView,
): Promise<void> => {
  const shown = attachable(channel, view);
  const edited = await channel.messages.edit(messageId, rosterMessage(shown));
  if (hasItsPicture(edited, shown)) return;
  await channel.messages.edit(messageId, { ...(await withPicture(bot, channel, shown)), attachments: [] });
};

const attachable = (channel: GuildTextBasedChannel, view: RosterView): RosterView => {
  const me = channel.guild.members.me;
  return me !== null && channel.permissionsFor(me).has('AttachFiles') ? view : withoutPicture(view);
};

const withoutPicture = (view: RosterView): RosterView => ({
  ...view,
  gathering: { ...view.gathering, pictureId: null },
});

/** Discord lists the file of an embed at the embed only; one that no embed uses any more is among the attachments. */
const hasItsPicture = ({ embeds, attachments }: Message, { gathering }: RosterView): boolean => {
  const { pictureId = null } = gathering;
  const url = embeds[0]?.image?.url;
  if (pictureId === null) return url === undefined && attachments.size === 0;
  return url !== undefined && new URL(url).pathname.endsWith(`/${pictureName(pictureId)}`);
};

const readPicture = async ({ context, log }: Bot, guildId: string, id: string): Promise<Buffer | null> => {
  try {
    return await readEventPicture(context, guildId, id);
  } catch (error) {
    log.warn({ err: error, guildId }, 'the picture of an event cannot be read; it is posted without');
    return null;
  }
};
