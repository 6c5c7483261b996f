import {
  MAX_OFFER_COUNT,
  MAX_OFFER_DAYS,
  MAX_OFFER_PRICE,
  OFFER_DESCRIPTION_LENGTH,
  OFFER_KINDS,
  OFFER_NAME_LENGTH,
  shopRoutes,
} from '@famiglia/contract/shop/shop';
import type { OfferKind, ShopOffer } from '@famiglia/contract/shop/shop';
import { OFFER_KIND_NAMES } from '@famiglia/contract/shop/shop-words';
import { requireGuildAccess } from '@famiglia/core/access/require-guild-access';
import { AppError } from '@famiglia/core/platform/app-error';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { addOffer, editOffer, readOffers, removeOffer } from '@famiglia/core/shop/offers';
import { BRAND_COLOR } from '../../kit/discord/brand-color.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { byRoute } from '../../kit/interactions/by-route.ts';
import type { AutocompleteCall, Choice, CommandCall } from '../../kit/interactions/calls.ts';
import type { BotCommand, CommandOption, Subcommand } from '../../kit/interactions/command.ts';
import { offerLines, showShop } from './buy.ts';
import { showNotes } from './notes.ts';
import { problemText, shopTexts } from './shop-texts.ts';

const offerOption: CommandOption = {
  name: { en: 'offer', ru: 'товар' },
  description: { en: 'From the shop', ru: 'Из магазина' },
  type: 'text',
  required: true,
  autocomplete: true,
  max: 100,
};

const suggestOffers = async ({ bot, interaction }: AutocompleteCall): Promise<Choice[]> => {
  const typed = interaction.options.getFocused().trim().toLowerCase();
  const offers = await readOffers(bot.context.db, guildOf(interaction));
  return offers
    .filter(({ name }) => name.toLowerCase().includes(typed))
    .map(({ id, name }) => ({ name, value: id }));
};

/** A typed name is accepted: no two offers have the same. */
const readOfferOption = async ({ bot, interaction }: CommandCall): Promise<ShopOffer> => {
  const typed = interaction.options.getString('offer', true).trim().toLowerCase();
  const offers = await readOffers(bot.context.db, guildOf(interaction));
  const offer = offers.find(({ id, name }) => id === typed || name.toLowerCase() === typed);
  if (offer === undefined) throw new AppError('choose_from_list');
  return offer;
};

const kindOption: CommandOption = {
  name: { en: 'kind', ru: 'что' },
  description: { en: 'What it gives', ru: 'Что получит покупатель' },
  type: 'text',
  required: true,
  choices: OFFER_KINDS.map((value) => ({
    name: { en: OFFER_KIND_NAMES.en[value], ru: OFFER_KIND_NAMES.ru[value] },
    value,
  })),
};

const count = { type: 'integer', min: 1, max: MAX_OFFER_COUNT } as const;

/** What an offer consists of; when it is edited, what is left out stays. */
const termOptions = (required: boolean): CommandOption[] => [
  {
    name: { en: 'name', ru: 'название' },
    description: { en: 'As members see it', ru: 'Как его увидят участники' },
    type: 'text',
    required,
    max: OFFER_NAME_LENGTH,
  },
  {
    name: { en: 'price', ru: 'цена' },
    description: { en: 'In reputation', ru: 'В репутации' },
    type: 'integer',
    required,
    min: 1,
    max: MAX_OFFER_PRICE,
  },
  {
    name: { en: 'role', ru: 'роль' },
    description: { en: 'Only where it gives a role', ru: 'Только если он даёт роль' },
    type: 'role',
  },
  {
    name: { en: 'days', ru: 'дней' },
    description: { en: 'For how long the role', ru: 'На сколько даётся роль' },
    type: 'integer',
    min: 1,
    max: MAX_OFFER_DAYS,
  },
  {
    ...count,
    name: { en: 'stock', ru: 'количество' },
    description: { en: 'How many altogether; empty: no limit', ru: 'Сколько всего; пусто — без предела' },
    min: required ? 1 : 0,
  },
  {
    ...count,
    name: { en: 'per-person', ru: 'одному' },
    description: {
      en: 'How many for one person; empty: no limit',
      ru: 'Сколько одному; пусто — без предела',
    },
    min: required ? 1 : 0,
  },
  {
    name: { en: 'description', ru: 'описание' },
    description: { en: 'What members should know', ru: 'Что нужно знать участникам' },
    type: 'text',
    max: OFFER_DESCRIPTION_LENGTH,
  },
];

/** The options as they were filled in, on top of what is stored. A limit of 0 takes the limit away. */
const readTerms = ({ interaction: { options } }: CommandCall, before: Partial<ShopOffer> = {}) => {
  const limit = (name: string, stored: number | null | undefined): number | null => {
    const given = options.getInteger(name);
    return given === 0 ? null : (given ?? stored ?? null);
  };
  return {
    name: options.getString('name') ?? before.name ?? '',
    description: options.getString('description') ?? before.description ?? '',
    price: options.getInteger('price') ?? before.price ?? 0,
    stock: limit('stock', before.stock),
    perPerson: limit('per-person', before.per_person),
    roleId: options.getRole('role')?.id ?? before.role_id ?? null,
    days: options.getInteger('days') ?? before.days ?? null,
  };
};

const buySubcommand: Subcommand = {
  name: { en: 'buy', ru: 'купить' },
  description: {
    en: 'Spend reputation on what the family offers',
    ru: 'Потратить репутацию на то, что предлагает семья',
  },
  answer: 'private',
  when: 'points_shop',
  run: showShop,
};

const leads = { needs: 'settings.manage', topic: 'setup', answer: 'private' } as const;

const offersSubcommand: Subcommand = {
  ...leads,
  name: { en: 'offers', ru: 'товары' },
  description: { en: 'What is offered, sold and blocked', ru: 'Что продаётся, сколько продано и что мешает' },
  run: async ({ bot, actor, interaction, language, answer }) => {
    const guildId = guildOf(interaction);
    await requireGuildAccess(bot.context, actor, guildId, shopRoutes.addOffer.access);
    const texts = shopTexts[language];
    const [offers, settings] = await Promise.all([
      readOffers(bot.context.db, guildId),
      findSettings(bot.context.db, guildId),
    ]);
    const lines = offers.map((offer) => {
      const why = offer.role_problem;
      const notes = [
        texts.kinds[offer.kind],
        texts.sold(offer.sold),
        ...(why === null ? [] : [`⚠ ${texts.blocked(problemText(why, language))}`]),
      ];
      return `${offerLines(offer, language)}\n-# ${notes.join(' · ')}`;
    });
    const said = [
      ...(lines.length === 0 ? [texts.none] : lines),
      ...(settings.shop.open ? [] : [`-# ${texts.closed}`]),
    ];
    await answer.reply({
      embeds: [{ color: BRAND_COLOR, title: texts.title, description: said.join('\n\n') }],
    });
  },
};

const add: Subcommand = {
  ...leads,
  name: { en: 'add', ru: 'добавить' },
  description: { en: 'Add an offer, up to ten', ru: 'Добавить товар, всего до десяти' },
  options: [kindOption, ...termOptions(true)],
  run: async (call) => {
    const { bot, actor, interaction, language, answer } = call;
    const kind = interaction.options.getString('kind', true) as OfferKind;
    const values = { guildId: guildOf(interaction), kind, ...readTerms(call) };
    const saved = await byRoute(shopRoutes.addOffer, addOffer)(bot.context, actor, values);
    await answer.reply({ content: shopTexts[language].added(escapeText(saved.name)) });
  },
};

const edit: Subcommand = {
  ...leads,
  name: { en: 'edit', ru: 'изменить' },
  description: {
    en: 'Change an offer; what you leave out stays',
    ru: 'Изменить товар; что не указано, останется',
  },
  options: [offerOption, ...termOptions(false)],
  autocomplete: suggestOffers,
  run: async (call) => {
    const { bot, actor, interaction, language, answer } = call;
    const guildId = guildOf(interaction);
    await requireGuildAccess(bot.context, actor, guildId, shopRoutes.editOffer.access);
    const offer = await readOfferOption(call);
    const saved = await byRoute(shopRoutes.editOffer, editOffer)(bot.context, actor, {
      guildId,
      offerId: offer.id,
      version: offer.version,
      kind: offer.kind,
      ...readTerms(call, offer),
    });
    const texts = shopTexts[language];
    const why = saved.role_problem;
    const said = [
      texts.saved(escapeText(saved.name)),
      ...(why === null ? [] : [`⚠ ${texts.blocked(problemText(why, language))}`]),
    ];
    await answer.reply({ content: said.join('\n') });
  },
};

const remove: Subcommand = {
  ...leads,
  name: { en: 'remove', ru: 'убрать' },
  description: { en: 'Take an offer out of the shop', ru: 'Убрать товар из магазина' },
  options: [offerOption],
  autocomplete: suggestOffers,
  run: async (call) => {
    const { bot, actor, interaction, language, answer } = call;
    const guildId = guildOf(interaction);
    await requireGuildAccess(bot.context, actor, guildId, shopRoutes.removeOffer.access);
    const { id: offerId, name } = await readOfferOption(call);
    await byRoute(shopRoutes.removeOffer, removeOffer)(bot.context, actor, { guildId, offerId });
    await answer.reply({ content: shopTexts[language].removed(escapeText(name)) });
  },
};

const notes: Subcommand = {
  needs: 'reputation.edit',
  topic: 'review',
  name: { en: 'notes', ru: 'покупки' },
  description: { en: 'Purchases that wait for an officer', ru: 'Покупки, которые ждут офицера' },
  answer: 'private',
  run: showNotes,
};

/** `/shop`: what members buy for reputation, and everything that leaders do with it. */
export const shopCommand: BotCommand = {
  name: { en: 'shop', ru: 'магазин' },
  description: { en: 'Points shop: spend reputation', ru: 'Магазин очков: потратить репутацию' },
  place: 'guild',
  topic: 'self',
  subcommands: [buySubcommand, notes, offersSubcommand, add, edit, remove],
};
