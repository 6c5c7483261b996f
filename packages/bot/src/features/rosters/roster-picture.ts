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
  const { pictureId = null } = view.gathering;
  if (pictureId === null) return rosterMessage(view);
  const me = channel.guild.members.me;
  const mayAttach = me !== null && channel.permissionsFor(me).has('AttachFiles');
  const picture = mayAttach ? await readPicture(bot, view.guildId, pictureId) : null;
  return picture === null
    ? rosterMessage({ ...view, gathering: { ...view.gathering, pictureId: null } })
    : { ...rosterMessage(view), files: [{ attachment: picture, name: pictureName(pictureId) }] };
};

/** Edits a message. Discord keeps its file, so that it is sent again only if the event has another picture by now. */
export const editWithPicture = async (
  bot: Bot,
  channel: GuildTextBasedChannel,
  messageId: string,
  view: RosterView,
): Promise<void> => {
  const edited = await channel.messages.edit(messageId, rosterMessage(view));
  if (hasItsPicture(edited, view)) return;
  await channel.messages.edit(messageId, { ...(await withPicture(bot, channel, view)), attachments: [] });
};

const hasItsPicture = ({ attachments }: Message, { gathering }: RosterView): boolean => {
  const { pictureId = null } = gathering;
  const names = attachments.map(({ name }) => name);
  return pictureId === null ? names.length === 0 : names.includes(pictureName(pictureId));
};

const readPicture = async ({ context, log }: Bot, guildId: string, id: string): Promise<Buffer | null> => {
  try {
    return await readEventPicture(context, guildId, id);
  } catch (error) {
    log.warn({ err: error, guildId }, 'the picture of an event cannot be read; it is posted without');
    return null;
  }
};
