import { PING_WORDS } from '@famiglia/contract/rosters/roster-words';
import { AppError } from '@famiglia/core/platform/app-error';
import { findRoles } from '@famiglia/core/mirror/guild.queries';
import { cutText } from '@famiglia/contract/kit/cut-text';
import type { CommandOption } from '../../kit/interactions/command.ts';
import type { AutocompleteCall, Choice, CommandCall } from '../../kit/interactions/calls.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { suggestStart } from '../../kit/start-time/start-option.ts';

const OPTION = 'ping';
const NOBODY = 'nobody';
const LONGEST_NAME = 100;
const MAX_CHOICES = 25;

/** The option for the role that a new roster calls. Without it the settings decide. */
export const pingOption: CommandOption = {
  name: { en: OPTION, ru: 'позвать' },
  description: {
    en: 'Who to ping; leave empty to use the setting',
    ru: 'Кого звать; если не выбрать — как в настройках',
  },
  type: 'text',
  autocomplete: true,
  max: LONGEST_NAME,
};

/** Suggests roles or start times, depending on the option that is being typed. */
export const suggestStartOrPing = async (call: AutocompleteCall): Promise<Choice[]> => {
  const { name, value } = call.interaction.options.getFocused(true);
  if (name !== OPTION) return suggestStart(call);
  const typed = value.trim().toLowerCase();
  const offered = await choices(call);
  return offered.filter((choice) => choice.name.toLowerCase().includes(typed)).slice(0, MAX_CHOICES);
};

const choices = async ({ bot, interaction, language }: AutocompleteCall | CommandCall): Promise<Choice[]> => {
  const guildId = guildOf(interaction);
  const roles = await findRoles(bot.context.db, guildId);
  return [
    { name: PING_WORDS[language].nobody, value: NOBODY },
    { name: `${PING_WORDS[language].everyone} (@everyone)`, value: guildId },
    ...roles
      .filter(({ id, managed }) => id !== guildId && !managed)
      .map(({ id, name }) => ({ name: cutText(name, LONGEST_NAME), value: id })),
  ];
};

/**
 * The value of the option as a form stores it: empty if it was left out. A typed name is accepted if it is one of the
 * suggestions.
 */
export const readPingOption = async (call: CommandCall): Promise<string> => {
  const typed = call.interaction.options.getString(OPTION)?.trim() ?? '';
  if (typed === '') return '';
  const known = (await choices(call)).find(
    ({ name, value }) => value === typed || name.toLowerCase() === typed.toLowerCase(),
  );
  if (known === undefined) throw new AppError('choose_from_list');
  return String(known.value);
};

const PING_ARGUMENT = 'ping';

/** The arguments that the custom id of a form for a new event or capt stores. */
export const pingArgs = (ping: string): string[] => (ping === '' ? [] : [PING_ARGUMENT, ping]);

/** The choice stored in such a custom id; empty for none. */
export const carriedPing = ([first, ping = '']: readonly string[]): string =>
  first === PING_ARGUMENT ? ping : '';

/** The choice as input of a use case; empty if the settings decide. */
export const askedPing = (ping: string): { pingRoleId?: string | null } => {
  if (ping === '') return {};
  return { pingRoleId: ping === NOBODY ? null : ping };
};
