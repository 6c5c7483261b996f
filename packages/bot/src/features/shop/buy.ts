import { cutText } from '@famiglia/contract/kit/cut-text';
import { refusalText } from '@famiglia/contract/kit/refusal-text';
import { SHOP_NOTE_LENGTH } from '@famiglia/contract/shop/shop';
import type { ShopOffer } from '@famiglia/contract/shop/shop';
import { leftOf, perPersonText, stockText } from '@famiglia/contract/shop/shop-words';
import { WARNING_KIND_NAMES } from '@famiglia/contract/warnings/warning-kinds';
import { requireMembership } from '@famiglia/core/access/require-membership';
import { findMember } from '@famiglia/core/members/member.queries';
import { AppError } from '@famiglia/core/platform/app-error';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { buyOffer } from '@famiglia/core/shop/buy-offer';
import { readOffers } from '@famiglia/core/shop/offers';
import { countSold } from '@famiglia/core/shop/shop.queries';
import { findActiveWarnings } from '@famiglia/core/warnings/warning.queries';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { guildOf } from '../../kit/guild-of.ts';
import type { ButtonCall, CommandCall, ModalCall, SelectCall } from '../../kit/interactions/calls.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { form, textField, typedText } from '../../kit/interactions/form.ts';
import { problemText, shopTexts } from './shop-texts.ts';

type Call = CommandCall | ButtonCall | SelectCall | ModalCall;
/** Discord’s limit of a select, and more than anybody has. */
const MAX_CHOICES = 25;

const button = (
  customId: string,
  label: string,
  style: ButtonStyle.Primary | ButtonStyle.Secondary,
  disabled = false,
) => ({ type: ComponentType.Button, style, customId, label, disabled }) as const;

/** What somebody sees of the shop: everybody, if it is open. */
const readShop = async ({ bot, actor, interaction }: Call) => {
  const { context } = bot;
  const guildId = guildOf(interaction);
  await requireMembership(context, actor, guildId);
  const settings = await findSettings(context.db, guildId);
  if (!settings.shop.open) throw new AppError('shop_closed');
  const offers = await readOffers(context.db, guildId);
  if (offers.length === 0) throw new AppError('shop_empty');
  const buyer = await findMember(context.db, guildId, actor.userId);
  return { guildId, offers, balance: buyer?.reputation ?? 0, reputation: settings.reputation_name };
};

/** An offer in two lines: its price, and what else decides. */
export const offerLines = (offer: ShopOffer, language: Call['language']): string => {
  const texts = shopTexts[language];
  const { role_name: role, days } = offer;
  const facts = [
    ...(role === null || days === null ? [] : [texts.role(escapeText(role), days)]),
    ...[stockText(language, offer), perPersonText(language, offer)].filter(Boolean),
  ];
  return [
    `**${escapeText(offer.name)}** · ${texts.price(offer.price)}`,
    ...(offer.description === '' ? [] : [escapeText(offer.description)]),
    ...(facts.length === 0 ? [] : [`-# ${facts.join(' · ')}`]),
  ].join('\n');
};

const listMessage = async (call: Call, said?: string): Promise<BaseMessageOptions> => {
  const { language } = call;
  const texts = shopTexts[language];
  const { offers, balance, reputation } = await readShop(call);
  return {
    content: said ?? '',
    embeds: [
      {
        color: BRAND_COLOR,
        title: texts.title,
        description: [
          texts.balance(escapeText(reputation), balance),
          ...offers.map((offer) => offerLines(offer, language)),
        ].join('\n\n'),
      },
    ],
    components: [
      {
        type: ComponentType.ActionRow,
        components: [
          {
            type: ComponentType.StringSelect,
            customId: makeCustomId('shop', 'offer'),
            placeholder: texts.choose,
            options: offers.map((offer) => ({
              value: offer.id,
              label: cutText(offer.name, 100),
              description: [texts.price(offer.price), stockText(language, offer)].filter(Boolean).join(' · '),
            })),
          },
        ],
      },
    ],
  };
};

export const showShop = async (call: CommandCall): Promise<void> =>
  call.answer.reply(await listMessage(call));

export const backToShop = async (call: ButtonCall): Promise<void> =>
  call.answer.update(await listMessage(call));

export const chooseOffer = async (call: SelectCall): Promise<void> => {
  const offerId = call.interaction.values[0] ?? '';
  await call.answer.update(await offerMessage(call, offerId, null));
};

export const chooseWarning = async (call: SelectCall): Promise<void> => {
  const warningId = call.interaction.values[0] ?? '';
  await call.answer.update(await offerMessage(call, call.args[0] ?? '', warningId));
};

/** One offer with what buying it leaves. The button carries what the buyer saw. */
const offerMessage = async (
  call: Call,
  offerId: string,
  chosenWarning: string | null,
): Promise<BaseMessageOptions> => {
  const { bot, actor, language } = call;
  const texts = shopTexts[language];
  const { guildId, offers, balance } = await readShop(call);
  const offer = offers.find(({ id }) => id === offerId);
  if (offer === undefined) return listMessage(call, refusalText('shop_offer_gone', language));
  const { db, clock } = bot.context;
  const active = offer.kind === 'warning' ? await findActiveWarnings(db, guildId, actor.userId, clock()) : [];
  if (chosenWarning !== null && !active.some(({ id }) => id === chosenWarning))
    return listMessage(call, refusalText('shop_warning_over', language));
  const [only] = active.length === 1 ? active : [];
  const warningId = chosenWarning ?? only?.id ?? null;
  const { everToPerson } = await countSold(db, { guildId, offerId, userId: actor.userId });
  const args = [offerId, String(offer.version), String(everToPerson)];
  const missing = offer.price - balance;
  const hasNothing = offer.kind === 'warning' && active.length === 0;
  const { role_problem: problem } = offer;
  const isReady =
    missing <= 0 &&
    leftOf(offer) !== 0 &&
    problem === null &&
    (offer.kind !== 'warning' || warningId !== null);
  const buy =
    offer.kind === 'note'
      ? makeCustomId('shop', 'write', ...args)
      : makeCustomId('shop', 'buy', ...args, ...(warningId === null ? [] : [warningId]));
  return {
    content: '',
    embeds: [
      {
        color: BRAND_COLOR,
        title: texts.title,
        description: [
          offerLines(offer, language),
          missing > 0 ? texts.tooLittle(missing) : texts.after(balance - offer.price),
          ...(hasNothing ? [texts.noWarnings] : []),
          ...(problem === null ? [] : [texts.unavailable(problemText(problem, language))]),
        ].join('\n\n'),
      },
    ],
    components: [
      ...(active.length > 1
        ? [
            {
              type: ComponentType.ActionRow,
              components: [
                {
                  type: ComponentType.StringSelect,
                  customId: makeCustomId('shop', 'warning', offerId),
                  placeholder: texts.chooseWarning,
                  options: active.slice(0, MAX_CHOICES).map((row) => ({
                    value: row.id,
                    label: WARNING_KIND_NAMES[language][row.kind],
                    description: cutText(row.reason, 100),
                    default: row.id === warningId,
                  })),
                },
              ],
            } as const,
          ]
        : []),
      {
        type: ComponentType.ActionRow,
        components: [
          button(buy, texts.buy(offer.price), ButtonStyle.Primary, !isReady),
          button(makeCustomId('shop', 'list'), texts.back, ButtonStyle.Secondary),
        ],
      },
    ],
  };
};

export const pressBuy = async (call: ButtonCall): Promise<void> => buy(call, '');

export const submitNote = async (call: ModalCall): Promise<void> => buy(call, typedText(call, 'note'));

export const openNoteForm = async (call: ButtonCall): Promise<void> => {
  const texts = shopTexts[call.language];
  const field = { label: texts.noteField, maxLength: SHOP_NOTE_LENGTH, long: true, required: false };
  const { offers } = await readShop(call);
  if (!offers.some(({ id }) => id === call.args[0])) throw new AppError('shop_offer_gone');
  const customId = makeCustomId('shop', 'note', ...call.args);
  await call.answer.showForm(form(customId, texts.noteForm, [textField('note', field)]));
};

/** Refusals that a look at the shop as it is now explains. */
const STALE = new Set(['shop_offer_gone', 'shop_offer_changed', 'shop_sold_out', 'shop_warning_over']);

const buy = async (call: ButtonCall | ModalCall, note: string): Promise<void> => {
  const { bot, actor, interaction, language, args, answer } = call;
  const texts = shopTexts[language];
  const [offerId = '', version = '', bought = '', warningId] = args;
  try {
    const { purchase, balance } = await buyOffer(bot.context, actor, {
      guildId: guildOf(interaction),
      offerId,
      version: Number(version),
      bought: Number(bought),
      note: note.slice(0, SHOP_NOTE_LENGTH),
      ...(warningId === undefined ? {} : { warningId }),
    });
    const until = purchase.endsAt === null ? '' : `<t:${Math.floor(purchase.endsAt.getTime() / 1000)}:f>`;
    const next = purchase.kind === 'role' ? texts.next.role(until) : texts.next[purchase.kind];
    await answer.update({
      content: `${texts.bought(escapeText(purchase.name), balance)}\n${next}`,
      embeds: [],
      components: [],
    });
  } catch (error) {
    if (!(error instanceof AppError) || !STALE.has(error.code)) throw error;
    await answer.update(await listMessage(call, refusalText(error.code, language)));
  }
};
