import type { Delivery } from '@famiglia/core/deliveries/delivery.queries';
import { dropLetter, writeLetter } from '@famiglia/core/deliveries/leader-letter.queries';
import { findApplication } from '@famiglia/core/applications/application.queries';
import { findForm } from '@famiglia/core/applications/form.queries';
import { readApplicationDetails } from '@famiglia/core/applications/get-application';
import { readExisting } from '@famiglia/core/platform/storage/storage';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { mayStep } from '@famiglia/contract/applications/application-steps';
import { RESTJSONErrorCodes } from 'discord.js';
import type { Bot } from '../../bot.ts';
import type { Outcome } from '../../deliveries/delivery-kind.ts';
import { dropKept } from '../../deliveries/kept-message.ts';
import { findChannel, findPostableChannel } from '../../kit/discord/find-channel.ts';
import { guildHasPanel } from '../../kit/discord/has-panel.ts';
import { isDiscordError } from '../../kit/discord/is-discord-error.ts';
import { cardPictures, pictureKeys } from './card-pictures.ts';
import { reviewCard } from './review-card.ts';

const GONE = [
  RESTJSONErrorCodes.UnknownMessage,
  RESTJSONErrorCodes.UnknownChannel,
  RESTJSONErrorCodes.MissingAccess,
];

/** Posts an application in its review channel, or updates the message there; one that waits moves with the channel. */
export const drawCard = async (bot: Bot, delivery: Delivery): Promise<Outcome> => {
  const { db, files, config, clock } = bot.context;
  const { guildId, subject: applicationId, channelId, messageId, posts } = delivery;
  const application = await findApplication(db, guildId, applicationId);
  if (application === null || application.status === 'draft') return {};
  const form = await findForm(db, guildId, application.formId);
  const details = await readApplicationDetails(bot.context, guildId, applicationId);
  const { language } = await findSettings(db, guildId);
  const card = reviewCard({
    details,
    language,
    pictures: pictureKeys(details).length,
    panelUrl: (await guildHasPanel(db, guildId, clock()))
      ? `${config.publicUrl}/guild/${guildId}/applications/${applicationId}`
      : null,
  });
  const waits = mayStep('refuse', application.status);
  const home = waits ? await findPostableChannel(bot, [form?.definition.review_channel_id ?? null]) : null;
  const stays = home === null || typeof home === 'string' || home.id === channelId;
  if (channelId !== null && messageId !== null && stays) {
    const channel = await findChannel(bot, channelId);
    try {
      await channel?.messages.edit(messageId, card);
      if (channel !== null) return {};
    } catch (error) {
      if (!isDiscordError(error, GONE)) throw error;
    }
  }
  // What is decided needs no new message.
  if (!waits || home === null) {
    await dropLetter(db, delivery);
    return {};
  }
  // It waits for a channel. Leaders are told once, and can decide by command or in the panel.
  if (typeof home === 'string') {
    await writeLetter(db, delivery, clock());
    return home === 'no_channel' ? {} : { problem: home };
  }
  if (!stays) await dropKept(bot, delivery);
  const channel = home;
  const posted = await channel.send({
    ...card,
    files: await cardPictures(details, async (key) => readExisting(files, key)),
    nonce: `a${applicationId.replaceAll('-', '').slice(0, 18)}-${posts}`,
    enforceNonce: true,
  });
  await dropLetter(db, delivery);
  return { shown: { channelId: channel.id, messageId: posted.id, posts: posts + 1 } };
};
