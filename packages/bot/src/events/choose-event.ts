import type { Event } from '@famiglia/contract/events';
import { AppError } from '@famiglia/core/platform/app-error';
import { eventRosterKind } from '@famiglia/core/gatherings/events/event-roster';
import { listOpenGatherings } from '@famiglia/core/gatherings/rosters/list-open-gatherings';
import { findSettings } from '@famiglia/core/guilds/settings/settings.queries';
import type { CommandOption } from '../commands/command.ts';
import type { AutocompleteCall, Choice, CommandCall } from '../interactions/calls.ts';
import { guildTime } from '../rosters/guild-time.ts';
import { cutText } from '@famiglia/contract/cut-text';

const OPTION = 'event';
const LONGEST = 100;

/** The option that names an event, with autocomplete. */
export const eventOption: CommandOption = {
  name: { en: OPTION, ru: 'мп' },
  description: { en: 'Which one', ru: 'Какое' },
  type: 'text',
  required: true,
  autocomplete: true,
};

/** Suggestions by title, soonest first. */
export const suggestEvents =
  (fits: (event: Event) => boolean) =>
  async ({ bot, actor, interaction, language }: AutocompleteCall): Promise<Choice[]> => {
    const { guildId } = interaction;
    if (guildId === null) return [];
    const typed = interaction.options.getFocused().toLowerCase();
    const settings = await findSettings(bot.context.db, guildId);
    const now = bot.context.clock();
    const events = await listOpenGatherings(bot.context, actor, { kind: eventRosterKind, guildId });
    return events
      .filter((event) => fits(event) && event.title.toLowerCase().includes(typed))
      .map((event) => {
        const when = guildTime(new Date(event.starts_at), { timeZone: settings.time_zone, language, now });
        return { name: `${cutText(event.title, LONGEST - when.length - 3)} · ${when}`, value: event.id };
      });
  };

/** The chosen event; typed text is accepted if it equals a title. */
export const chosenEvent = async ({ bot, actor, interaction }: CommandCall): Promise<Event> => {
  const { guildId } = interaction;
  if (guildId === null) throw new AppError('guild_not_found');
  const typed = interaction.options.getString(OPTION, true);
  const events = await listOpenGatherings(bot.context, actor, { kind: eventRosterKind, guildId });
  const event = events.find(({ id, title }) => id === typed || title.toLowerCase() === typed.toLowerCase());
  if (event === undefined) throw new AppError('choose_from_list');
  return event;
};
