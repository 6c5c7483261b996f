import { createEvent } from '@famiglia/core/gatherings/events/create-event';
import { findSettings } from '@famiglia/core/guilds/settings/settings.queries';
import type { BaseMessageOptions } from 'discord.js';
import type { ButtonCall, ModalCall } from '../interactions/calls.ts';
import { typedText } from '../interactions/form.ts';
import { mayWriteHere } from '../interactions/may-write-here.ts';
import { guildOf } from '../members/guild-of.ts';
import { guildTime } from '../rosters/guild-time.ts';
import { escapeText } from '../discord/escape-text.ts';
import { parseStart } from '../start-time/parse-start.ts';
import { guildClock, startText } from '../start-time/start-option.ts';
import { chosenStart, refusedStart, unclearStart, understoodStart } from '../start-time/start-question.ts';
import { correctionMessage, storedEvent } from './correction.ts';
import type { EventProblem } from './correction.ts';
import { eventForm } from './event-form.ts';
import type { TypedEvent } from './event-form.ts';
import { mpTexts } from './mp-texts.ts';

/** Handles the submitted form: creates the event, or returns the input with the error. */
export const submitEvent = async (call: ModalCall): Promise<void> => {
  const typed: TypedEvent = {
    title: typedText(call, 'title'),
    start: typedText(call, 'start'),
    slots: typedText(call, 'slots'),
    description: typedText(call, 'description'),
  };
  await call.answer.reply(await planEvent(call, typed, call.interaction.id));
};

/** Handles the choice among the moments that a typed start may mean. */
export const chooseEventStart = async (call: ButtonCall): Promise<void> => {
  const { interaction, language } = call;
  const clock = await guildClock(call);
  const typed = { ...storedEvent(call), start: startText(chosenStart(call.args), clock) };
  // The time was typed into the command, and the form has not been open yet.
  if (typed.title === '') return call.answer.showForm(eventForm(language, typed));
  // A second press on the same message is the same event.
  const message = await planEvent(call, typed, interaction.message.id);
  return call.answer.update({ embeds: [], components: [], ...message });
};

const planEvent = async (
  { bot, actor, interaction, language }: ModalCall | ButtonCall,
  typed: TypedEvent,
  key: string,
): Promise<BaseMessageOptions> => {
  const guildId = guildOf(interaction);
  const { channelId } = interaction;
  const settings = await findSettings(bot.context.db, guildId);
  const clock = { timeZone: settings.time_zone, language, now: bot.context.clock() };
  const parsed = parseStart(typed.start, clock.timeZone, clock.now);
  const slots = /^\d{1,3}$/.test(typed.slots) ? Number(typed.slots) : 0;
  const refuse = (...problems: readonly EventProblem[]): BaseMessageOptions =>
    correctionMessage(clock, { typed, parsed, problems });
  const problems: EventProblem[] = [
    ...(typed.title === '' ? (['wrongTitle'] as const) : []),
    ...('startsAt' in parsed ? [] : [unclearStart(parsed)]),
    ...(slots < 1 || slots > 500 ? (['wrongSlots'] as const) : []),
  ];
  if (!('startsAt' in parsed) || problems.length > 0) return refuse(...problems);
  try {
    const event = await createEvent(bot.context, actor, {
      guildId,
      title: typed.title,
      description: typed.description,
      startsAt: parsed.startsAt.toISOString(),
      slots,
      key,
      ...(channelId !== null && mayWriteHere(interaction) ? { channelId } : {}),
    });
    const texts = mpTexts[language];
    const where = settings.channels.events;
    const lines = [
      texts.created(escapeText(event.title), guildTime(parsed.startsAt, clock)),
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
