import { cutText } from '@famiglia/contract/kit/cut-text';
import { shopRoutes } from '@famiglia/contract/shop/shop';
import type { ShopPurchase } from '@famiglia/contract/shop/shop';
import type { Delivery } from '@famiglia/core/deliveries/delivery.queries';
import { dropLetter, writeLetter } from '@famiglia/core/deliveries/leader-letter.queries';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { finishPurchase, listPurchases, readPurchase } from '@famiglia/core/shop/purchases';
import { findPurchase } from '@famiglia/core/shop/shop.queries';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import type { Bot } from '../../bot.ts';
import type { Outcome } from '../../deliveries/delivery-kind.ts';
import { keepMessage } from '../../deliveries/kept-message.ts';
import type { ReadNotice } from '../../deliveries/notice-types.ts';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { findPostableChannel } from '../../kit/discord/find-channel.ts';
import { sendDirectMessage } from '../../kit/discord/send-direct-message.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { byRoute } from '../../kit/interactions/by-route.ts';
import type { ButtonCall, CommandCall, SelectCall } from '../../kit/interactions/calls.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { shopTexts } from './shop-texts.ts';

const LISTED = 10;

const findNote = async (
  { context: { db } }: Bot,
  guildId: string,
  subject: string,
): Promise<ShopPurchase | null> =>
  (await findPurchase(db, guildId, subject)) === null ? null : readPurchase(db, guildId, subject);

/** A purchase as officers see it; one that is over has no button. */
const noteCard = (purchase: ShopPurchase, texts: (typeof shopTexts)['en']): BaseMessageOptions => {
  const { buyer, name, note, state, done } = purchase;
  const over = state === 'undone' ? texts.undone : done === null ? '' : texts.doneBy(`<@${done.by.id}>`);
  return {
    embeds: [
      {
        color: BRAND_COLOR,
        title: texts.card,
        description: [`**${escapeText(name)}**`, ...(over === '' ? [] : [over])].join('\n\n'),
        fields: [
          { name: texts.cardBuyer, value: `<@${buyer.id}>` },
          ...(note === '' ? [] : [{ name: texts.cardNote, value: escapeText(note) }]),
        ],
      },
    ],
    components:
      state === 'waiting'
        ? [
            {
              type: ComponentType.ActionRow,
              components: [
                {
                  type: ComponentType.Button,
                  style: ButtonStyle.Success,
                  label: texts.done,
                  customId: makeCustomId('shop', 'done', purchase.id),
                },
              ],
            },
          ]
        : [],
  };
};

const nonceOf = (letter: string, id: string): string => `${letter}${id.replaceAll('-', '').slice(0, 20)}`;

/** A purchase that is not posted in a channel. */
export const readNote: ReadNotice = async (bot, guildId, subject) => {
  const purchase = await findNote(bot, guildId, subject);
  if (purchase === null || purchase.state !== 'waiting') return null;
  const texts = shopTexts[(await findSettings(bot.context.db, guildId)).language];
  return {
    right: 'reputation.edit',
    message: noteCard(purchase, texts),
    line: texts.cardLine(escapeText(purchase.buyer.name), escapeText(purchase.name)),
    nonce: nonceOf('sn', purchase.id),
    waits: true,
    hasCard: true,
  };
};

/**
 * Posts a purchase in the shop’s channel, or else in the leaders’ channel, and keeps it up to date. Without a channel those with
 * the right are told by direct message, and after them the owner.
 */
export const deliverNote = async (bot: Bot, delivery: Delivery): Promise<Outcome> => {
  const { db, clock } = bot.context;
  const { guildId, subject } = delivery;
  const purchase = await findNote(bot, guildId, subject);
  const { channels, language } = await findSettings(db, guildId);
  const waits = purchase?.state === 'waiting';
  if (!waits) await dropLetter(db, delivery);
  if (purchase === null || (!waits && delivery.messageId === null)) return {};
  const channel = waits ? await findPostableChannel(bot, [channels.shop, channels.personnel]) : null;
  if (typeof channel === 'string') {
    await writeLetter(db, delivery, clock());
    return {};
  }
  // A card that is over stays in its channel.
  const channelId = channel?.id ?? delivery.channelId;
  if (channelId === null) return {};
  const message = noteCard(purchase, shopTexts[language]);
  const kept = await keepMessage(bot, delivery, { channelId, message, name: purchase.id.slice(0, 18) });
  if (!('problem' in kept)) await dropLetter(db, delivery);
  return kept;
};

/** Tells the buyer that an officer did it. Where DMs are closed nothing is posted in public. */
export const tellBuyer = async (bot: Bot, { guildId, subject }: Delivery): Promise<void> => {
  const purchase = await findNote(bot, guildId, subject);
  if (purchase === null || purchase.done === null || purchase.state === 'undone') return;
  const texts = shopTexts[(await findSettings(bot.context.db, guildId)).language];
  const content = texts.told(escapeText(purchase.name), `<@${purchase.done.by.id}>`);
  await sendDirectMessage(bot, {
    guildId,
    userId: purchase.buyer.id,
    content,
    nonce: nonceOf('sd', purchase.id),
  });
};

const finish = async ({ bot, actor, interaction }: ButtonCall | SelectCall, purchaseId: string) =>
  byRoute(shopRoutes.finish, finishPurchase)(bot.context, actor, {
    guildId: guildOf(interaction),
    purchaseId,
  });

export const pressDone = async (call: ButtonCall): Promise<void> => {
  await finish(call, call.args[0] ?? '');
  await call.answer.replyEphemeral({ content: shopTexts[call.language].finished });
};

export const showNotes = async (call: CommandCall): Promise<void> =>
  call.answer.reply(await notesMessage(call));

export const chooseDone = async (call: SelectCall): Promise<void> => {
  await finish(call, call.interaction.values[0] ?? '');
  await call.answer.update(await notesMessage(call, shopTexts[call.language].finished));
};

const notesMessage = async (
  { bot, actor, interaction, language }: CommandCall | SelectCall,
  said = '',
): Promise<BaseMessageOptions> => {
  const texts = shopTexts[language];
  const guildId = guildOf(interaction);
  const page = { guildId, state: 'waiting', limit: LISTED, offset: 0 } as const;
  const { items, total } = await listPurchases(bot.context, actor, page);
  if (items.length === 0) {
    const content = [said, texts.noNotes].filter(Boolean).join('\n');
    return { content, embeds: [], components: [] };
  }
  const lines = items.map(
    ({ buyer, name, note }) =>
      `<@${buyer.id}> · **${escapeText(name)}**${note === '' ? '' : `\n-# ${escapeText(cutText(note, 150))}`}`,
  );
  if (total > items.length) lines.push(texts.more(total - items.length));
  return {
    content: said,
    embeds: [{ color: BRAND_COLOR, title: texts.notes, description: lines.join('\n\n') }],
    components: [
      {
        type: ComponentType.ActionRow,
        components: [
          {
            type: ComponentType.StringSelect,
            customId: makeCustomId('shop', 'finish'),
            placeholder: texts.finish,
            options: items.map(({ id, buyer, name }) => ({
              value: id,
              label: cutText(name, 100),
              description: cutText(buyer.name, 100),
            })),
          },
        ],
      },
    ],
  };
};
