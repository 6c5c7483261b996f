import type { Language } from '@famiglia/contract/kit/language';
import { typedCents } from '@famiglia/contract/kit/typed-cents';
import {
  ITEM_NAME_LENGTH,
  ITEM_UNIT_LENGTH,
  MAX_PRICE_ITEMS,
  MAX_REPORT_QUANTITY,
  reportRoutes,
} from '@famiglia/contract/reports/reports';
import type { PriceItem } from '@famiglia/contract/reports/reports';
import { requireGuildAccess } from '@famiglia/core/access/require-guild-access';
import { requireMembership } from '@famiglia/core/access/require-membership';
import { addPrice, editPrice, readPrices, removePrice } from '@famiglia/core/reports/prices';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { escapeText } from '../../kit/discord/escape-text.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { byRoute } from '../../kit/interactions/by-route.ts';
import type { AmountFormCall, CommandCall } from '../../kit/interactions/calls.ts';
import type { BotCommand, Subcommand } from '../../kit/interactions/command.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { readTypedAmount } from '../../kit/interactions/doubtful-amount.ts';
import { FormRefusal } from '../../kit/interactions/form-refusal.ts';
import { form, textField, typedText } from '../../kit/interactions/form.ts';
import type { Form } from '../../kit/interactions/form.ts';
import { parseStart } from '../../kit/start-time/parse-start.ts';
import { priceListMessage } from './price-list.ts';
import { itemOption, readItemOption, suggestItems } from './price-option.ts';
import { reportTexts } from './report-texts.ts';

const requireManager = async ({ bot, actor, interaction }: CommandCall): Promise<string> => {
  const guildId = guildOf(interaction);
  await requireGuildAccess(bot.context, actor, guildId, reportRoutes.addPrice.access);
  return guildId;
};

const list: Subcommand = {
  name: { en: 'list', ru: 'список' },
  description: { en: 'What the family pays for', ru: 'За что и сколько платит семья' },
  answer: 'private',
  run: async ({ bot, actor, interaction, language, answer }) => {
    const guildId = guildOf(interaction);
    await requireMembership(bot.context, actor, guildId);
    await answer.reply(priceListMessage(await readPrices(bot.context, guildId), language));
  },
};

const limitsText = ({ daily_limit: day, weekly_limit: week }: PriceItem): string =>
  week === null ? String(day ?? '') : `${day ?? ''}/${week}`;

const priceForm = (item: PriceItem | null, language: Language): Form => {
  const texts = reportTexts[language];
  const optional = { required: false };
  return form(
    makeCustomId('reports', 'price', ...(item === null ? [] : [item.id, String(item.version)])),
    item === null ? texts.formAdd : texts.formEdit,
    [
      textField('name', { label: texts.fields.name, maxLength: ITEM_NAME_LENGTH, value: item?.name ?? null }),
      textField('price', {
        label: texts.fields.price,
        description: texts.priceHint,
        maxLength: 40,
        value: item === null ? null : typedCents(item.price_cents),
      }),
      textField('unit', {
        ...optional,
        label: texts.fields.unit,
        description: texts.unitHint,
        maxLength: ITEM_UNIT_LENGTH,
        value: item?.unit ?? null,
      }),
      textField('limits', {
        ...optional,
        label: texts.limitsLabel,
        description: texts.limitsHint,
        maxLength: 20,
        value: item === null ? null : limitsText(item),
      }),
      textField('from', {
        ...optional,
        label: texts.fields.from,
        description: texts.fromHint,
        maxLength: 40,
      }),
    ],
  );
};

const add: Subcommand = {
  needs: 'money.manage',
  topic: 'money',
  name: { en: 'add', ru: 'добавить' },
  description: {
    en: `Add an item, up to ${MAX_PRICE_ITEMS}`,
    ru: `Добавить предмет, всего до ${MAX_PRICE_ITEMS}`,
  },
  answer: 'private',
  run: async (call) => {
    await requireManager(call);
    await call.answer.showForm(priceForm(null, call.language));
  },
};

const edit: Subcommand = {
  needs: 'money.manage',
  topic: 'money',
  name: { en: 'edit', ru: 'изменить' },
  description: { en: 'Change a price, also from a later day', ru: 'Изменить цену, можно с будущего дня' },
  answer: 'private',
  options: [itemOption],
  autocomplete: suggestItems,
  run: async (call) => {
    const guildId = await requireManager(call);
    const item = await readItemOption(call);
    await call.answer.showForm(priceForm(item, call.language), async () =>
      priceForm(
        (await readPrices(call.bot.context, guildId)).find(({ id }) => id === item.id) ?? item,
        call.language,
      ),
    );
  },
};

const remove: Subcommand = {
  needs: 'money.manage',
  topic: 'money',
  name: { en: 'remove', ru: 'убрать' },
  description: { en: 'Take an item off the price list', ru: 'Убрать предмет из прайса' },
  answer: 'private',
  options: [itemOption],
  autocomplete: suggestItems,
  run: async (call) => {
    const guildId = await requireManager(call);
    const { id: itemId, name } = await readItemOption(call);
    await byRoute(reportRoutes.removePrice, removePrice)(call.bot.context, call.actor, { guildId, itemId });
    await call.answer.reply({ content: reportTexts[call.language].removed(escapeText(name)) });
  },
};

export const submitPrice = async (call: AmountFormCall): Promise<void> => {
  const { bot, actor, interaction, language, args, answer } = call;
  const guildId = guildOf(interaction);
  const [itemId, version] = args;
  const { time_zone: zone } = await findSettings(bot.context.db, guildId);
  const from = readFrom(typedText(call, 'from'), { zone, now: bot.context.clock(), language });
  const values = {
    guildId,
    name: typedText(call, 'name'),
    unit: typedText(call, 'unit'),
    priceCents: String(readTypedAmount(typedText(call, 'price'), { field: 'price', language })),
    ...readLimits(typedText(call, 'limits'), language),
    ...(from === null ? {} : { validFrom: from.toISOString() }),
  };
  const saved =
    itemId === undefined
      ? await byRoute(reportRoutes.addPrice, addPrice)(bot.context, actor, values)
      : await byRoute(reportRoutes.editPrice, editPrice)(bot.context, actor, {
          ...values,
          itemId,
          version: Number(version),
        });
  const texts = reportTexts[language];
  const said = itemId === undefined ? texts.added : texts.saved;
  await answer.replyEphemeral({ content: said(escapeText(saved.name)) });
};

/** `500/2000`, `500` or `/2000`. */
const readLimits = (typed: string, language: Language) => {
  const bare = typed.replaceAll(/\s/gu, '');
  const limit = (digits: string | undefined): number | null => {
    if (digits === undefined || digits === '') return null;
    const count = Number(digits);
    if (count >= 1 && count <= MAX_REPORT_QUANTITY) return count;
    throw new FormRefusal(reportTexts[language].limitsWrong);
  };
  const parts = /^(\d{0,7})(?:\/(\d{0,7}))?$/.exec(bare);
  if (parts === null) throw new FormRefusal(reportTexts[language].limitsWrong);
  return { dailyLimit: limit(parts[1]), weeklyLimit: limit(parts[2]) };
};

interface ReadingDay {
  zone: string;
  now: Date;
  language: Language;
}

/** A day begins at midnight; with a time it begins then. */
const readFrom = (typed: string, { zone, now, language }: ReadingDay): Date | null => {
  if (typed === '') return null;
  for (const phrase of [`${typed} 00:00`, typed]) {
    const parsed = parseStart(phrase, zone, now);
    if ('startsAt' in parsed && parsed.startsAt > now) return parsed.startsAt;
  }
  throw new FormRefusal(reportTexts[language].fromWrong);
};

/** `/prices`: what the family pays for, and everything that leaders do with it. */
export const pricesCommand: BotCommand = {
  name: { en: 'prices', ru: 'прайс' },
  description: { en: 'What the family pays members for', ru: 'За что семья платит участникам' },
  place: 'guild',
  topic: 'money',
  subcommands: [list, add, edit, remove],
};
