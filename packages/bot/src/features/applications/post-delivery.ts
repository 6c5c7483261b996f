import type { Delivery } from '@famiglia/core/deliveries/delivery.queries';
import { findForm, stateOf } from '@famiglia/core/applications/form.queries';
import type { FormRow } from '@famiglia/core/applications/form.queries';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { RESTJSONErrorCodes } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import type { Language } from '@famiglia/contract/kit/language';
import type { Bot } from '../../bot.ts';
import type { Outcome } from '../../deliveries/delivery-kind.ts';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { findChannel, findPostableChannel } from '../../kit/discord/find-channel.ts';
import { isDiscordError } from '../../kit/discord/is-discord-error.ts';
import { applicationWords } from './application-words.ts';
import { button, oneEmbed, row, stamp } from './buttons.ts';

const GONE = [
  RESTJSONErrorCodes.UnknownMessage,
  RESTJSONErrorCodes.UnknownChannel,
  RESTJSONErrorCodes.MissingAccess,
];

/** The message with a form's button: posted where the form says, moved with it, and removed with it. */
export const drawPost = async (bot: Bot, delivery: Delivery): Promise<Outcome> => {
  const { db, clock } = bot.context;
  const { guildId, subject: formId, channelId, messageId, posts } = delivery;
  const form = await findForm(db, guildId, formId);
  const wanted = form === null || form.deletedAt !== null ? null : form.definition.channel_id;
  if (form === null || wanted === null || wanted !== channelId) await deletePost(bot, delivery);
  if (form === null || wanted === null) return {};
  const { language } = await findSettings(db, guildId);
  const message = postMessage(form, language, clock());
  if (wanted === channelId && messageId !== null && (await edit(bot, wanted, messageId, message))) return {};
  const channel = await findPostableChannel(bot, [wanted]);
  if (typeof channel === 'string') return { problem: channel };
  const nonce = `f${formId.replaceAll('-', '').slice(0, 18)}-${posts}`;
  const posted = await channel.send({ ...message, nonce, enforceNonce: true });
  return { shown: { channelId: channel.id, messageId: posted.id, posts: posts + 1 } };
};

const edit = async (
  bot: Bot,
  channelId: string,
  messageId: string,
  message: BaseMessageOptions,
): Promise<boolean> => {
  try {
    const channel = await findChannel(bot, channelId);
    await channel?.messages.edit(messageId, message);
    return channel !== null;
  } catch (error) {
    if (!isDiscordError(error, GONE)) throw error;
    return false;
  }
};

/** The form was deleted or moved to another channel. */
const deletePost = async (bot: Bot, { channelId, messageId }: Delivery): Promise<void> => {
  if (channelId === null || messageId === null) return;
  try {
    await (await findChannel(bot, channelId))?.messages.delete(messageId);
  } catch (error) {
    if (!isDiscordError(error, GONE)) throw error;
  }
};

const postMessage = (form: FormRow, language: Language, now: Date): BaseMessageOptions => {
  const words = applicationWords[language];
  const state = stateOf(form, now);
  const { intro, opens_at: opensAt, closes_at: closesAt } = form.definition;
  const notes = [
    ...(state === 'open' ? [] : [words.closed[state]]),
    ...(state === 'not_yet' && opensAt !== null ? [words.opensAt(stamp(opensAt, 'R'))] : []),
    ...(state === 'open' && closesAt !== null ? [words.closesAt(stamp(closesAt))] : []),
  ];
  return oneEmbed(
    { color: BRAND_COLOR, title: form.name, description: [intro, ...notes].filter(Boolean).join('\n\n') },
    row(button(words.apply, ['begin', form.id], 'primary', state !== 'open'), button(words.mine, ['mine'])),
  );
};
