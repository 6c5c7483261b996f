import { AppError } from '@famiglia/core/platform/app-error';
import { createEvent } from '@famiglia/core/gatherings/events/create-event';
import { findSettings } from '@famiglia/core/guilds/settings/settings.queries';
import type { ModalCall } from '../interactions/calls.ts';
import { typedText } from '../interactions/form.ts';
import { mayWriteHere } from '../interactions/may-write-here.ts';
import { guildTime } from '../rosters/guild-time.ts';
import { escapeText } from '../discord/escape-text.ts';
import { correctionMessage } from './correction.ts';
import type { EventProblem } from './correction.ts';
import type { TypedEvent } from './event-form.ts';
import { mpTexts } from './mp-texts.ts';
import { parseStart } from './parse-start.ts';

/** Handles the submitted form: creates the event, or returns the input with the error. */
export const submitEvent = async (call: ModalCall): Promise<void> => {
  const { bot, actor, interaction, language, answer } = call;
  const { guildId, channelId } = interaction;
  if (guildId === null) throw new AppError('guild_not_found');
  const texts = mpTexts[language];
  const typed: TypedEvent = {
    title: typedText(call, 'title'),
    start: typedText(call, 'start'),
    slots: typedText(call, 'slots'),
    description: typedText(call, 'description'),
  };
  const settings = await findSettings(bot.context.db, guildId);
  const start = parseStart(typed.start, settings.time_zone, bot.context.clock());
  const slots = /^\d{1,3}$/.test(typed.slots) ? Number(typed.slots) : 0;
  const problems: EventProblem[] = [
    ...(typed.title === '' ? (['wrongTitle'] as const) : []),
    ...('problem' in start ? [start.problem] : []),
    ...(slots < 1 || slots > 500 ? (['wrongSlots'] as const) : []),
  ];
  if ('problem' in start || problems.length > 0) {
    await answer.reply(correctionMessage(language, typed, problems));
    return;
  }
  try {
    const event = await createEvent(bot.context, actor, {
      guildId,
      title: typed.title,
      description: typed.description,
      starts_at: start.startsAt.toISOString(),
      slots,
      key: interaction.id,
      ...(channelId !== null && mayWriteHere(interaction) ? { channelId } : {}),
    });
    const when = guildTime(start.startsAt, settings.time_zone, language);
    const where = settings.channels.events;
    const lines = [
      texts.created(escapeText(event.title), when),
      where === null ? texts.noChannel : `${texts.posted} <#${where}>.`,
    ];
    await answer.reply({ content: lines.join('\n') });
  } catch (error) {
    const problem = startProblem(error);
    if (problem === null) throw error;
    await answer.reply(correctionMessage(language, typed, [problem]));
  }
};

/** Errors about the start time that only the use case can detect. */
const startProblem = (error: unknown): EventProblem | null => {
  if (!(error instanceof AppError) || error.code !== 'validation_failed') return null;
  const message = error.errors.find(({ field }) => field === 'starts_at')?.message;
  return message === 'too_far' || message === 'in_past' ? message : null;
};
