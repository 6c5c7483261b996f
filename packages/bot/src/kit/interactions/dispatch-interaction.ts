import type { ActivityEntry } from '@famiglia/contract/activity/activity';
import type { Language } from '@famiglia/contract/kit/language';
import type { ErrorCode } from '@famiglia/contract/kit/error-codes';
import { describeProblem } from '@famiglia/contract/kit/field-problems';
import { roleProblemText } from '@famiglia/contract/access/role-problem';
import { refusalText } from '@famiglia/contract/kit/refusal-text';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { AppError } from '@famiglia/core/platform/app-error';
import { METRICS } from '@famiglia/core/platform/metrics/metrics';
import { isRefusedValue } from '@famiglia/core/platform/db/is-outage';
import { errorCodeOf } from '@famiglia/core/platform/error-code-of';
import { DiscordAPIError, RESTJSONErrorCodes } from 'discord.js';
import type { BaseMessageOptions, Interaction } from 'discord.js';
import { logLine } from '../texts/log-line.ts';
import type { Bot } from '../../bot.ts';
import { escapeText } from '../discord/escape-text.ts';
import { createRecentIds } from '../recent-ids.ts';
import { contactLine } from '../texts/contact-line.ts';
import { languageOf } from '../texts/language-of.ts';
import { createAnswer } from './answer.ts';
import type { TimedAnswer } from './answer.ts';
import { DoubtfulAmount, askReading } from './doubtful-amount.ts';
import { FormRefusal } from './form-refusal.ts';
import { planInteraction } from './plan-interaction.ts';
import type { Plan } from './plan-interaction.ts';
import { refusedForm } from './refused-form.ts';
import type { Registry } from './registry.ts';

const SLOW_MS = 2000;
/** More than Discord keeps of a session for its resume. */
const REMEMBERED = 10_000;

/**
 * Remembers interactions, so that each is handled once: Discord may deliver one again after a resume. A resume needs the
 * process that lost its connection, so this memory lasts as long as a session can.
 */
export const createInteractionMemory = () => {
  const heard = createRecentIds(REMEMBERED);
  return {
    /** Whether this interaction is new; it is remembered from now on. */
    isNew: (id: string): boolean => {
      if (heard.has(id)) return false;
      heard.add(id);
      return true;
    },
  };
};

/** Runs the handler of an interaction and makes sure that the person gets an answer, also when it fails. */
export const dispatchInteraction = async (
  bot: Bot,
  registry: Registry,
  interaction: Interaction,
): Promise<void> => {
  const startedAt = performance.now();
  let plan: Plan | undefined;
  let outcome: Outcome = 'done';
  try {
    plan = planInteraction(bot, registry, interaction);
    await plan.run();
  } catch (thrown) {
    const error = translateError(bot, interaction, thrown);
    outcome = outcomeOf(error);
    await answerError(bot, plan, interaction, error);
  } finally {
    plan?.answer?.done();
    const ms = Math.round(performance.now() - startedAt);
    METRICS.interactionSeconds.observe({ name: plan?.name ?? 'unknown', outcome }, ms / 1000);
    const about = { interaction: interaction.id, name: plan?.name, ms };
    if (ms > SLOW_MS) warnOfSlowness(bot, about);
    else bot.log.debug(about, 'handled an interaction');
  }
};

/** A warning that is logged once a second: a line for each of thousands of clicks would make them slower still. */
const rareWarning = (text: string) => {
  let loggedAt = -Infinity;
  let unlogged = 0;
  return ({ log }: Bot, about: object): void => {
    const now = performance.now();
    if (now - loggedAt < 1000) {
      unlogged += 1;
      return;
    }
    log.warn({ ...about, ...(unlogged > 0 && { unlogged }) }, text);
    loggedAt = now;
    unlogged = 0;
  };
};
const warnOfSlowness = rareWarning('handled an interaction');
const warnOfLateness = rareWarning('an interaction could not be answered in time');

/**
 * Translates a database error about an invalid value: a forged custom id or option. It is logged, because a mistake of
 * ours would look the same.
 */
const translateError = (bot: Bot, interaction: Interaction, error: unknown): unknown => {
  if (!isRefusedValue(error)) return error;
  bot.log.warn({ err: error, interaction: interaction.id }, 'an interaction had a value that cannot be');
  return new AppError(interaction.isMessageComponent() ? 'control_outdated' : 'validation_failed', {
    cause: error,
  });
};

/** `late`: Discord no longer waited for an answer, or had one. */
type Outcome = 'done' | 'refused' | 'failed' | 'late';

const outcomeOf = (error: unknown): Outcome => {
  if (isTooLate(error)) return 'late';
  return isRefusal(error) ? 'refused' : 'failed';
};

/** What was asked for was not done, for a reason that the person reads. */
const isRefusal = (error: unknown): boolean => error instanceof AppError || error instanceof FormRefusal;

const answerError = async (
  bot: Bot,
  plan: Plan | undefined,
  interaction: Interaction,
  error: unknown,
): Promise<void> => {
  const about = { err: error, interaction: interaction.id, type: interaction.type, name: plan?.name };
  if (isTooLate(error)) {
    warnOfLateness(bot, about);
    return;
  }
  if (!isRefusal(error)) bot.log.error(about, 'an interaction failed');
  try {
    const answer = plan?.answer ?? answerTo(bot, interaction);
    await answer?.replyEphemeral(await errorMessage(bot, interaction, error));
    answer?.done();
    const { guildId, user } = interaction;
    if (guildId !== null)
      bot.refusals.note(
        user.id,
        guildId,
        `${nameOf(plan, interaction)} · ${error instanceof FormRefusal ? 'validation_failed' : errorCodeOf(error)}`,
      );
  } catch (failure) {
    bot.log.warn({ ...about, err: failure }, 'an interaction could not be answered');
  }
};

/** As people know it: a command with its slash, a button or form by its feature. */
const nameOf = (plan: Plan | undefined, interaction: Interaction): string =>
  interaction.isCommand() ? `/${interaction.commandName}` : (plan?.name ?? 'unknown');

/** For errors before a handler was found. Autocomplete cannot be answered with text. */
const answerTo = (bot: Bot, interaction: Interaction): TimedAnswer | undefined =>
  interaction.isChatInputCommand() ||
  interaction.isUserContextMenuCommand() ||
  interaction.isMessageComponent() ||
  interaction.isModalSubmit()
    ? createAnswer(interaction, 'private', bot.forms)
    : undefined;

/** Discord no longer knows the interaction, or it was already answered: both are normal after a replay. */
const isTooLate = (error: unknown): boolean =>
  error instanceof DiscordAPIError &&
  (error.code === RESTJSONErrorCodes.UnknownInteraction ||
    error.code === RESTJSONErrorCodes.InteractionHasAlreadyBeenAcknowledged);

/** Refusals of a form whose values are no longer those that it was opened with. */
const OVERTAKEN: ReadonlySet<string> = new Set<ErrorCode>(['version_conflict', 'treasury_moved']);

/** The answer to an error: what somebody else changed first, and a refused form with what was typed into it. */
const errorMessage = async (
  bot: Bot,
  interaction: Interaction,
  error: unknown,
): Promise<BaseMessageOptions> => {
  const language = languageOf(interaction.locale);
  const change = error instanceof AppError ? error.change : undefined;
  const lines = [
    error instanceof FormRefusal ? error.message : errorText(bot, error, language),
    ...(change === undefined ? [] : [await changeLine(bot, interaction.guildId, change, language)]),
  ];
  const said = lines.join('\n');
  const question =
    error instanceof DoubtfulAmount ? askReading(bot, interaction, error, language) : undefined;
  if (question !== undefined) return question;
  if (!interaction.isModalSubmit()) return { content: said };
  const stale = error instanceof AppError && OVERTAKEN.has(error.code);
  return refusedForm(bot, interaction, { language, said, stale });
};

const changeLine = async (
  { context }: Bot,
  guildId: string | null,
  change: ActivityEntry,
  language: Language,
): Promise<string> => {
  const timeZone = guildId === null ? 'UTC' : (await findSettings(context.db, guildId)).time_zone;
  return logLine(change, { language, timeZone }, context.clock());
};

/** The text about an error or a refusal, in the reader's language; what nobody there can repair names whom to ask. */
const errorText = (bot: Bot, error: unknown, language: Language): string => {
  const code = errorCodeOf(error);
  const contact = code === 'internal' ? contactLine(bot.context.config.contact, language) : null;
  const about = error instanceof AppError ? error.errors : [];
  const details = about.flatMap(({ message }) => {
    const role = roleProblemText(message, language, escapeText);
    if (role !== undefined && role !== null) return [role];
    return code === 'validation_failed' ? [`• ${describeProblem(message, language).message}`] : [];
  });
  const limit = error instanceof AppError ? error.limit : undefined;
  return [refusalText(code, language, limit), ...new Set(details), ...(contact === null ? [] : [contact])]
    .join('\n')
    .slice(0, 2000);
};
