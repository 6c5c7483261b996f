import { cutText } from '@famiglia/contract/kit/cut-text';
import { momentOf, wallTimeAt } from '@famiglia/contract/kit/zoned-time';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import type { CommandOption } from '../interactions/command.ts';
import type { AutocompleteCall, ButtonCall, Choice, CommandCall } from '../interactions/calls.ts';
import { guildOf } from '../guild-of.ts';
import { namedGuildTime } from '../guild-time.ts';
import type { GuildClock } from '../guild-time.ts';
import { LONGEST_START, parseStart } from './parse-start.ts';
import type { ParsedStart } from './parsed-start.ts';
import { startTexts } from './start-texts.ts';

const LONGEST_NAME = 100;

/** The option for the start, with autocomplete. It fills the form that opens afterwards. */
export const startOption: CommandOption = {
  name: { en: 'when', ru: 'когда' },
  description: { en: startTexts.en.when, ru: startTexts.ru.when },
  type: 'text',
  autocomplete: true,
  max: LONGEST_START,
};

/**
 * Suggests the meaning of the text typed so far, in the guild's time zone: suggestions cannot show the reader's own
 * time, and Discord does not tell the reader's time zone.
 */
export const suggestStart = async (call: AutocompleteCall): Promise<Choice[]> => {
  const clock = await guildClock(call);
  const { timeZone } = clock;
  const texts = startTexts[call.language];
  const typed = call.interaction.options.getFocused().trim();
  const offer = (moment: Date): Choice => ({
    name: cutText(namedGuildTime(moment, clock), LONGEST_NAME),
    value: startText(moment, clock),
  });
  if (typed === '') {
    return texts.examples.flatMap((example) => {
      const parsed = parseStart(example, timeZone, clock.now);
      return 'startsAt' in parsed ? [offer(parsed.startsAt)] : [];
    });
  }
  const parsed = parseStart(typed, timeZone, clock.now);
  if ('problem' in parsed) return [{ name: cutText(texts[parsed.problem], LONGEST_NAME), value: typed }];
  return 'startsAt' in parsed ? [offer(parsed.startsAt)] : parsed.readings.map(offer);
};

/** The value of the option; null if it was left out. */
export const readStartOption = async (
  call: CommandCall,
): Promise<{ typed: string; parsed: ParsedStart; clock: GuildClock } | null> => {
  const typed = call.interaction.options.getString(startOption.name.en)?.trim() ?? '';
  if (typed === '') return null;
  const clock = await guildClock(call);
  return { typed, parsed: parseStart(typed, clock.timeZone, clock.now), clock };
};

/** The time zone, language and current time by which members of a guild type times. */
export const guildClock = async ({
  bot,
  interaction,
  language,
}: Pick<ButtonCall, 'bot' | 'language'> & {
  interaction: { guildId: string | null };
}): Promise<GuildClock> => {
  const { time_zone: timeZone } = await findSettings(bot.context.db, guildOf(interaction));
  return { timeZone, language, now: bot.context.clock() };
};

/** A moment as text that is parsed as the same moment in the guild. */
export const startText = (moment: Date, { timeZone, language }: GuildClock): string => {
  const wall = wallTimeAt(moment, timeZone);
  // If a local hour occurs twice, only its first occurrence can be written as local time.
  if (momentOf(wall, timeZone)?.getTime() !== moment.getTime()) {
    return `<t:${Math.floor(moment.getTime() / 1000)}>`;
  }
  const day = language === 'ru' ? wall.day.split('-').toReversed().join('.') : wall.day;
  return `${day} ${wall.clock}`;
};
