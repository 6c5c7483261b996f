import type { Language } from '@famiglia/contract/kit/language';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { AppError } from '@famiglia/core/platform/app-error';
import { errorCodeOf } from '@famiglia/core/platform/error-code-of';
import type {
  AutocompleteInteraction,
  BaseMessageOptions,
  ChatInputCommandInteraction,
  Interaction,
} from 'discord.js';
import type { Bot } from '../../bot.ts';
import type { CommandAction } from './command.ts';
import { languageOf } from '../texts/language-of.ts';
import { createAnswer } from './answer.ts';
import type { TimedAnswer } from './answer.ts';
import type { AutocompleteCall, ButtonCall, Choice, CommandCall, ComponentCall } from './calls.ts';
import { parseCustomId } from './custom-id.ts';
import { SEND_READING } from './doubtful-amount.ts';
import { sentValues, shownValues } from './form-values.ts';
import { mayWriteHere } from './may-write-here.ts';
import { refusalChoice, requireNoRefusal } from './refusal-choice.ts';
import type { Registry } from './registry.ts';
import type { Answerable } from './raw-interaction-reply.ts';

/** Discord shows no more. */
const MAX_CHOICES = 25;

/** What to do about one interaction. */
export interface Plan {
  /** For the log: a command's name or a component's feature and action. */
  name: string;
  answer?: TimedAnswer;
  run: () => Promise<void>;
}

/**
 * Finds the handler of an interaction. An unknown one, such as a button of an older version, is answered too.
 */
export const planInteraction = (bot: Bot, registry: Registry, interaction: Interaction): Plan =>
  findPlan(bot, registry, interaction) ?? {
    name: 'unknown',
    run: async () => {
      bot.log.warn({ interaction: interaction.id, type: interaction.type }, 'nothing handles an interaction');
      if (interaction.isAutocomplete()) await interaction.respond([]);
      else throw new AppError('control_outdated');
    },
  };

const findPlan = (bot: Bot, registry: Registry, interaction: Interaction): Plan | undefined => {
  const actor = { kind: 'discord', userId: interaction.user.id } as const;
  const who = { bot, actor, language: languageOf(interaction.locale) };

  const answered = (interaction: Answerable, visibility: 'private' | 'public') => ({
    ...who,
    answer: createAnswer(interaction, mayWriteHere(interaction) ? visibility : 'private', bot.forms),
  });

  if (interaction.isChatInputCommand()) {
    const action = findAction(registry, interaction);
    if (action === undefined) return undefined;
    const call = { ...answered(interaction, action.answer), interaction };
    const run = async () => {
      requireNoRefusal(interaction);
      await action.run({ ...call, language: await answerLanguage(bot, action, call) });
    };
    return { name: interaction.commandName, answer: call.answer, run };
  }

  if (interaction.isUserContextMenuCommand()) {
    const menu = registry.userMenus.get(interaction.commandName);
    if (menu === undefined) return undefined;
    const call = { ...answered(interaction, 'private'), interaction };
    return { name: interaction.commandName, answer: call.answer, run: async () => menu.run(call) };
  }

  if (interaction.isAutocomplete()) {
    const offer = findAction(registry, interaction)?.autocomplete;
    if (offer === undefined) return undefined;
    const run = async () => interaction.respond(await offered(offer, { ...who, interaction }));
    return { name: interaction.commandName, run };
  }

  if (!interaction.isMessageComponent() && !interaction.isModalSubmit()) return undefined;
  const { feature, action, args } = parseCustomId(interaction.customId);
  const name = `${feature}:${action}`;
  const plan = <Used extends Answerable>(
    used: Used,
    handler: ((call: ComponentCall<Used>) => Promise<void>) | undefined,
  ): Plan | undefined => {
    if (handler === undefined) return undefined;
    const call = { ...answered(used, 'private'), interaction: used, args };
    return { name, answer: call.answer, run: async () => handler(call) };
  };
  if (interaction.isButton()) {
    if (name === SEND_READING)
      return planReading(registry, { ...answered(interaction, 'private'), interaction, args });
    return plan(interaction, registry.buttons.get(name));
  }
  if (interaction.isAnySelectMenu()) return plan(interaction, registry.selects.get(name));
  if (!interaction.isModalSubmit()) return undefined;
  const send = registry.modals.get(name);
  return plan(interaction, send && (async (call) => send({ ...call, values: sentValues(interaction) })));
};

/** A reading of an amount was chosen: the form is sent with it, and its answer takes the place of the question. */
const planReading = (registry: Registry, call: ButtonCall & { answer: TimedAnswer }): Plan => {
  const kept = call.bot.forms.find(call.args[0] ?? '');
  const { feature, action, args } = parseCustomId(kept?.form.custom_id ?? SEND_READING);
  const name = `${feature}:${action}`;
  const send = registry.amountForms.get(name);
  const update = async (message: BaseMessageOptions): Promise<void> =>
    call.answer.update({ content: '', embeds: [], components: [], ...message });
  const answer = { ...call.answer, update, reply: update, replyEphemeral: update };
  const run = async (): Promise<void> => {
    if (kept === undefined || send === undefined) throw new AppError('form_forgotten');
    await send({ ...call, args, answer, values: shownValues(kept.form) });
  };
  return { name, answer: call.answer, run };
};

/** The choices of a command's option; for a person who is refused, the reason as the only choice. */
const offered = async (
  offer: NonNullable<CommandAction['autocomplete']>,
  call: AutocompleteCall,
): Promise<readonly Choice[]> => {
  try {
    return (await offer(call)).slice(0, MAX_CHOICES);
  } catch (error) {
    if (!(error instanceof AppError))
      call.bot.log.error({ err: error, name: call.interaction.commandName }, 'autocomplete failed');
    return [refusalChoice(errorCodeOf(error), call.language)];
  }
};

/** What everybody in the channel reads is in the guild's language; what one person reads, in theirs. */
const answerLanguage = async (
  { context }: Bot,
  action: CommandAction,
  { interaction, language }: Pick<CommandCall, 'interaction' | 'language'>,
): Promise<Language> => {
  const { guildId } = interaction;
  const isPublic = action.answer === 'public' && mayWriteHere(interaction);
  return isPublic && guildId !== null ? (await findSettings(context.db, guildId)).language : language;
};

/** The command or subcommand that was used. */
const findAction = (
  registry: Registry,
  interaction: ChatInputCommandInteraction | AutocompleteInteraction,
): CommandAction | undefined => {
  const command = registry.commands.get(interaction.commandName);
  if (command === undefined || !('subcommands' in command)) return command;
  // A client that still has an older version of the command may send it without a subcommand.
  const used = interaction.options.getSubcommand(false);
  return command.subcommands.find((subcommand) => subcommand.name.en === used);
};
