import { findForms, stateOf } from '@famiglia/core/applications/form.queries';
import { findSteps } from '@famiglia/core/ranks/rank.queries';
import { findPricedItems } from '@famiglia/core/reports/price.queries';
import { canBeJudged } from '@famiglia/core/settings/require-judges';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import type { Context } from '@famiglia/core/platform/context';
import type { BaseMessageOptions } from 'discord.js';
import type { BotCommand } from '../../kit/interactions/command.ts';
import type { HelpCondition } from '../../kit/interactions/help-topic.ts';
import type { BotFeature } from '../../feature.ts';
import { hasPanel } from '../../kit/discord/has-panel.ts';
import type { ButtonCall, CommandCall, SelectCall } from '../../kit/interactions/calls.ts';
import { helpMessage } from './help-message.ts';
import type { HelpInput } from './help-message.ts';

/** What the server has, so that nothing is offered that would be refused. */
const findConditions = async (
  { db, clock }: Context,
  guildId: string,
  tier: 'free' | 'premium',
): Promise<Set<HelpCondition>> => {
  const [steps, forms, settings, prices] = await Promise.all([
    findSteps(db, guildId),
    findForms(db, guildId),
    findSettings(db, guildId),
    findPricedItems(db, guildId, clock()),
  ]);
  const holds: Record<HelpCondition, boolean> = {
    premium: tier === 'premium',
    ladder: steps.length > 0,
    open_form: forms.some((form) => stateOf(form, clock()) === 'open'),
    gungame_review: canBeJudged('gungame', tier, settings),
    cars: settings.cars.on,
    points_shop: settings.shop.open,
    price_list: prices.length > 0,
  };
  return new Set((Object.keys(holds) as HelpCondition[]).filter((condition) => holds[condition]));
};

const guildFor = async (
  { context }: CommandCall['bot'],
  userId: string,
  guildId: string,
): Promise<HelpInput['guild']> => {
  const access = await context.access.inGuild(userId, guildId);
  return {
    id: guildId,
    permissions: access?.permissions ?? new Set(),
    conditions: await findConditions(context, guildId, access?.subscription.tier ?? 'free'),
    hasPanel: await hasPanel(context, userId, guildId),
  };
};

const helpFor = async (
  { bot, actor, interaction, language }: CommandCall | SelectCall | ButtonCall,
  topic?: string,
): Promise<BaseMessageOptions> => {
  const { guildId } = interaction;
  const { publicUrl, contact } = bot.context.config;
  const guild = guildId === null ? null : await guildFor(bot, actor.userId, guildId);
  const { commandIds } = bot;
  // Whoever reads it has found this one.
  const commands = bot.commands.filter(({ name }) => name !== helpCommand.name);
  return helpMessage({ commands, commandIds, language, publicUrl, contact, guild }, topic);
};

const helpCommand: BotCommand = {
  name: { en: 'help', ru: 'помощь' },
  description: { en: 'What the bot can do', ru: 'Что умеет бот' },
  place: 'anywhere',
  topic: 'bot',
  answer: 'private',
  run: async (call) => call.answer.reply(await helpFor(call)),
};

export const helpFeature: BotFeature = {
  name: 'help',
  commands: [helpCommand],
  selects: { topic: async (call) => call.answer.update(await helpFor(call, call.interaction.values[0])) },
  buttons: { back: async (call) => call.answer.update(await helpFor(call)) },
};
