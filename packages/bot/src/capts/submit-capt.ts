import { AppError } from '@famiglia/core/platform/app-error';
import { createCapt } from '@famiglia/core/gatherings/capts/create-capt';
import { findSettings } from '@famiglia/core/guilds/settings/settings.queries';
import { parseStart } from '../events/parse-start.ts';
import type { ModalCall } from '../interactions/calls.ts';
import { typedText } from '../interactions/form.ts';
import { guildOf } from '../members/guild-of.ts';
import { mayWriteHere } from '../interactions/may-write-here.ts';
import { guildTime } from '../rosters/guild-time.ts';
import { escapeText } from '../discord/escape-text.ts';
import { captCorrection, sideOf } from './capt-correction.ts';
import type { CaptProblem } from './capt-correction.ts';
import { CAPT_INPUTS, EMPTY_CAPT } from './capt-form.ts';
import type { TypedCapt } from './capt-form.ts';
import { captTexts } from './capt-texts.ts';

/** Handles the submitted form: creates the capt, or returns the input with the error. */
export const submitCapt = async (call: ModalCall): Promise<void> => {
  const { bot, actor, interaction, language, answer } = call;
  const guildId = guildOf(interaction);
  const texts = captTexts[language];
  const side = sideOf(call.args[0]);
  const typed: TypedCapt = { ...EMPTY_CAPT };
  for (const input of CAPT_INPUTS) typed[input] = typedText(call, input);
  const settings = await findSettings(bot.context.db, guildId);
  const start = parseStart(typed.start, settings.time_zone, bot.context.clock());
  const slots = /^\d{1,3}$/.test(typed.slots) ? Number(typed.slots) : 0;
  const problems: CaptProblem[] = [
    ...(typed.opponent === '' ? (['wrongOpponent'] as const) : []),
    ...('problem' in start ? [start.problem] : []),
    ...(slots < 1 || slots > 500 ? (['wrongSlots'] as const) : []),
  ];
  if ('problem' in start || problems.length > 0) {
    await answer.reply(captCorrection(language, side, typed, problems));
    return;
  }
  try {
    await createCapt(bot.context, actor, {
      guildId,
      opponent: typed.opponent,
      side,
      territory: typed.territory,
      starts_at: start.startsAt.toISOString(),
      slots,
      status: 'open',
      result: null,
      score_ours: null,
      score_theirs: null,
      notes: typed.notes,
      key: interaction.id,
      ...(interaction.channelId !== null && mayWriteHere(interaction)
        ? { channelId: interaction.channelId }
        : {}),
    });
    const when = guildTime(start.startsAt, settings.time_zone, language);
    const where = settings.channels.capts;
    const lines = [
      texts.created(escapeText(typed.opponent), when),
      where === null ? texts.noChannel : `${texts.posted} <#${where}>.`,
    ];
    await answer.reply({ content: lines.join('\n') });
  } catch (error) {
    const problem = startProblem(error);
    if (problem === null) throw error;
    await answer.reply(captCorrection(language, side, typed, [problem]));
  }
};

/** Errors about the start time that only the use case can detect. */
const startProblem = (error: unknown): CaptProblem | null => {
  if (!(error instanceof AppError) || error.code !== 'validation_failed') return null;
  const message = error.errors.find(({ field }) => field === 'starts_at')?.message;
  return message === 'too_far' || message === 'in_past' ? message : null;
};
