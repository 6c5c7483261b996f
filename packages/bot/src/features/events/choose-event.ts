import type { Event } from '@famiglia/contract/events/events';
import { AppError } from '@famiglia/core/platform/app-error';
import { eventRosterKind } from '@famiglia/core/events/event-roster';
import { listOpenGatherings } from '@famiglia/core/rosters/list-open-gatherings';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import type { CommandOption } from '../../kit/interactions/command.ts';
import type { AutocompleteCall, Choice, CommandCall } from '../../kit/interactions/calls.ts';
import { gatheringChoices } from '../rosters/gathering-choices.ts';

const OPTION = 'event';

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
    const fitting = events.filter((event) => fits(event) && event.title.toLowerCase().includes(typed));
    const clock = { timeZone: settings.time_zone, language, now };
    return gatheringChoices(bot.context.db, guildId, fitting, clock);
  };

/** The chosen event; typed text is accepted if it equals the title of one. */
export const chosenEvent = async ({ bot, actor, interaction }: CommandCall): Promise<Event> => {
  const { guildId } = interaction;
  if (guildId === null) throw new AppError('guild_not_found');
  const typed = interaction.options.getString(OPTION, true);
  const events = await listOpenGatherings(bot.context, actor, { kind: eventRosterKind, guildId });
  const titled = events.filter(({ title }) => title.toLowerCase() === typed.toLowerCase());
  const event = events.find(({ id }) => id === typed) ?? titled[0];
  // With two events of the same title it is unclear which one is meant.
  if (event === undefined || (event.id !== typed && titled.length > 1))
    throw new AppError('choose_from_list');
  return event;
};
