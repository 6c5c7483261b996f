import type { Capt } from '@famiglia/contract/capts/capts';
import { AppError } from '@famiglia/core/platform/app-error';
import { captRosterKind } from '@famiglia/core/capts/capt-roster';
import { captTitle } from '@famiglia/core/capts/capt-title';
import { listPlayedCapts } from '@famiglia/core/capts/list-played-capts';
import { listOpenGatherings } from '@famiglia/core/rosters/list-open-gatherings';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import type { CommandOption } from '../../kit/interactions/command.ts';
import type { AutocompleteCall, Choice, CommandCall } from '../../kit/interactions/calls.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { gatheringChoices } from '../rosters/gathering-choices.ts';

const MAX_CHOICES = 25;

/** The option that names a capt, with autocomplete. */
export const captOption: CommandOption = {
  name: { en: 'capt', ru: 'капт' },
  description: { en: 'Which one', ru: 'Какой' },
  type: 'text',
  required: true,
  autocomplete: true,
};

const openCapts = async ({ bot, actor, interaction }: AutocompleteCall | CommandCall): Promise<Capt[]> =>
  listOpenGatherings(bot.context, actor, { kind: captRosterKind, guildId: guildOf(interaction) });

/** Capts that have begun or were played, newest first. */
const begun = async (call: AutocompleteCall | CommandCall): Promise<Capt[]> => {
  const { context } = call.bot;
  const guildId = guildOf(call.interaction);
  const now = context.clock().toISOString();
  const open = await openCapts(call);
  const played = await listPlayedCapts(context, call.actor, { guildId });
  // One that ended between the two readings is in both.
  const byId = new Map(
    [...open.filter((capt) => capt.starts_at <= now), ...played].map((capt) => [capt.id, capt]),
  );
  return [...byId.values()].toSorted((a, b) => b.starts_at.localeCompare(a.starts_at));
};

export const suggestCapts = async (call: AutocompleteCall): Promise<Choice[]> => {
  const typed = call.interaction.options.getFocused().toLowerCase();
  const { time_zone: timeZone } = await findSettings(call.bot.context.db, guildOf(call.interaction));
  const now = call.bot.context.clock();
  const fitting = (await begun(call))
    .map((capt) => ({ ...capt, title: captTitle(capt) }))
    .filter(({ title }) => title.toLowerCase().includes(typed))
    .slice(0, MAX_CHOICES);
  const clock = { timeZone, language: call.language, now };
  return gatheringChoices(call.bot.context.db, guildOf(call.interaction), fitting, clock);
};

/** The chosen capt; for a typed opponent, the latest capt against it. */
export const chosenCapt = async (call: CommandCall): Promise<Capt> => {
  const typed = call.interaction.options.getString('capt', true).trim();
  const wanted = typed.toLowerCase();
  const fits = (one: Capt): boolean =>
    one.id === typed || one.opponent.toLowerCase() === wanted || captTitle(one).toLowerCase() === wanted;
  const capt = (await begun(call)).find(fits);
  if (capt !== undefined) return capt;
  const planned = await openCapts(call);
  throw new AppError(planned.some(fits) ? 'capt_not_started' : 'choose_from_list');
};
