import type { CaptSide } from '@famiglia/contract/capts';
import { createCapt } from '@famiglia/core/gatherings/capts/create-capt';
import { findSettings } from '@famiglia/core/guilds/settings/settings.queries';
import type { BaseMessageOptions } from 'discord.js';
import type { ButtonCall, ModalCall } from '../interactions/calls.ts';
import { typedText } from '../interactions/form.ts';
import { guildOf } from '../members/guild-of.ts';
import { mayWriteHere } from '../interactions/may-write-here.ts';
import { guildTime } from '../rosters/guild-time.ts';
import { escapeText } from '../discord/escape-text.ts';
import { parseStart } from '../start-time/parse-start.ts';
import { guildClock, startText } from '../start-time/start-option.ts';
import { chosenStart, refusedStart, unclearStart, understoodStart } from '../start-time/start-question.ts';
import { captCorrection, sideOf, storedCapt } from './capt-correction.ts';
import type { CaptProblem } from './capt-correction.ts';
import { CAPT_INPUTS, EMPTY_CAPT, captForm } from './capt-form.ts';
import type { TypedCapt } from './capt-form.ts';
import { captTexts } from './capt-texts.ts';

/** Handles the submitted form: creates the capt, or returns the input with the error. */
export const submitCapt = async (call: ModalCall): Promise<void> => {
  const typed: TypedCapt = { ...EMPTY_CAPT };
  for (const input of CAPT_INPUTS) typed[input] = typedText(call, input);
  const side = sideOf(call.args[0]);
  await call.answer.reply(await planCapt(call, { side, typed, key: call.interaction.id }));
};

/** Handles the choice among the moments that a typed start may mean. */
export const chooseCaptStart = async (call: ButtonCall): Promise<void> => {
  const { interaction, language } = call;
  const side = sideOf(call.args[0]);
  const start = startText(chosenStart(call.args), await guildClock(call));
  const typed = { ...storedCapt(call), start };
  // The time was typed into the command, and the form has not been open yet.
  if (typed.opponent === '') return call.answer.showForm(captForm(language, side, typed));
  // A second press on the same message is the same capt.
  const message = await planCapt(call, { side, typed, key: interaction.message.id });
  return call.answer.update({ embeds: [], components: [], ...message });
};

const planCapt = async (
  { bot, actor, interaction, language }: ModalCall | ButtonCall,
  { side, typed, key }: { side: CaptSide; typed: TypedCapt; key: string },
): Promise<BaseMessageOptions> => {
  const guildId = guildOf(interaction);
  const settings = await findSettings(bot.context.db, guildId);
  const clock = { timeZone: settings.time_zone, language, now: bot.context.clock() };
  const parsed = parseStart(typed.start, clock.timeZone, clock.now);
  const slots = /^\d{1,3}$/.test(typed.slots) ? Number(typed.slots) : 0;
  const refuse = (...problems: readonly CaptProblem[]): BaseMessageOptions =>
    captCorrection(clock, { side, typed, parsed, problems });
  const problems: CaptProblem[] = [
    ...(typed.opponent === '' ? (['wrongOpponent'] as const) : []),
    ...('startsAt' in parsed ? [] : [unclearStart(parsed)]),
    ...(slots < 1 || slots > 500 ? (['wrongSlots'] as const) : []),
  ];
  if (!('startsAt' in parsed) || problems.length > 0) return refuse(...problems);
  try {
    await createCapt(bot.context, actor, {
      guildId,
      opponent: typed.opponent,
      side,
      territory: typed.territory,
      startsAt: parsed.startsAt.toISOString(),
      slots,
      status: 'open',
      result: null,
      scoreOurs: null,
      scoreTheirs: null,
      notes: typed.notes,
      key,
      ...(interaction.channelId !== null && mayWriteHere(interaction)
        ? { channelId: interaction.channelId }
        : {}),
    });
    const texts = captTexts[language];
    const where = settings.channels.capts;
    const lines = [
      texts.created(escapeText(typed.opponent), guildTime(parsed.startsAt, clock)),
      understoodStart(parsed.startsAt, clock),
      where === null ? texts.noChannel : `${texts.posted} <#${where}>.`,
    ];
    return { content: lines.join('\n') };
  } catch (error) {
    const problem = refusedStart(error);
    if (problem === null) throw error;
    return refuse(problem);
  }
};
