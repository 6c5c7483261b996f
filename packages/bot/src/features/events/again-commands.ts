import { templateRoutes } from '@famiglia/contract/series/series';
import { byRoute } from '../../kit/interactions/by-route.ts';
import { cutText } from '@famiglia/contract/kit/cut-text';
import { getLastEvent } from '@famiglia/core/events/get-events';
import { deleteTemplate } from '@famiglia/core/series/delete-template';
import { listTemplates } from '@famiglia/core/series/list-templates';
import { AppError } from '@famiglia/core/platform/app-error';
import type { CommandOption, Subcommand } from '../../kit/interactions/command.ts';
import type { AutocompleteCall, Choice, CommandCall } from '../../kit/interactions/calls.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { readStartOption, startOption, startText, suggestStart } from '../../kit/start-time/start-option.ts';
import { unclearStart } from '../../kit/start-time/start-question.ts';
import { typedOf } from './change-event.ts';
import { correctionMessage } from './correction.ts';
import { eventForm } from './event-form.ts';
import { templateSource } from './event-source.ts';
import type { EventSource } from './event-source.ts';
import { mpTexts } from './mp-texts.ts';

const MAX_LENGTH = 100;
const TEMPLATE = 'template';

/** `/mp again`: opens the form with all values of the event that was created last. */
export const againCommand: Subcommand = {
  needs: 'events.manage',
  name: { en: 'again', ru: 'повторить' },
  topic: 'lead',
  description: { en: 'Run the last event again', ru: 'Провести последнее МП ещё раз' },
  answer: 'private',
  options: [startOption],
  autocomplete: suggestStart,
  run: async (call) => {
    const { bot, actor, interaction } = call;
    const details = await getLastEvent(bot.context, actor, { guildId: guildOf(interaction) });
    await openFilled(call, { purpose: 'copy', details, version: details.version });
  },
};

/** The option that names a template, with autocomplete. */
export const templateOption: CommandOption = {
  name: { en: TEMPLATE, ru: 'шаблон' },
  description: { en: 'Which one', ru: 'Какой' },
  type: 'text',
  autocomplete: true,
};

/** `/mp template`: opens the form filled from a template, or deletes the template. */
export const templateCommand: Subcommand = {
  needs: 'events.manage',
  name: { en: 'template', ru: 'шаблон' },
  topic: 'lead',
  description: { en: 'Create an event from a template', ru: 'Создать МП по шаблону' },
  answer: 'private',
  options: [
    { ...templateOption, required: true },
    startOption,
    {
      name: { en: 'delete', ru: 'удалить' },
      description: { en: 'Delete this template instead', ru: 'Удалить этот шаблон вместо создания МП' },
      type: 'boolean',
    },
  ],
  autocomplete: async (call) =>
    call.interaction.options.getFocused(true).name === TEMPLATE ? suggestTemplates(call) : suggestStart(call),
  run: async (call) => {
    const id = await chosenTemplate(call);
    if (call.interaction.options.getBoolean('delete') !== true) {
      return openFilled(call, await templateSource(call, id));
    }
    const { bot, actor, interaction, language, answer } = call;
    await byRoute(templateRoutes.delete, deleteTemplate)(bot.context, actor, {
      guildId: guildOf(interaction),
      templateId: id,
    });
    await answer.reply({ content: mpTexts[language].templateDeleted });
  },
};

export const suggestTemplates = async ({ bot, actor, interaction }: AutocompleteCall): Promise<Choice[]> => {
  const typed = interaction.options.getFocused().toLowerCase();
  const { items } = await listTemplates(bot.context, actor, { guildId: guildOf(interaction) });
  return items
    .filter(({ name }) => name.toLowerCase().includes(typed))
    .map(({ id, name }) => ({ name: cutText(name, MAX_LENGTH), value: id }));
};

/** The id of the chosen template; typed text is accepted if it equals a name. */
export const chosenTemplate = async ({ bot, actor, interaction }: CommandCall): Promise<string> => {
  const typed = interaction.options.getString(TEMPLATE, true);
  const { items } = await listTemplates(bot.context, actor, { guildId: guildOf(interaction) });
  const found = items.find(({ id, name }) => id === typed || name.toLowerCase() === typed.toLowerCase());
  if (found === undefined) throw new AppError('choose_from_list');
  return found.id;
};

/** Opens the form for an event like the source, with the start that was typed into the command. */
const openFilled = async (call: CommandCall, source: EventSource): Promise<void> => {
  const typed = typedOf(source);
  const start = await readStartOption(call);
  if (start === null) return call.answer.showForm(eventForm(call.language, typed, source));
  const { parsed, clock } = start;
  if ('startsAt' in parsed) {
    const filled = { ...typed, start: startText(parsed.startsAt, clock) };
    return call.answer.showForm(eventForm(call.language, filled, source));
  }
  const asked = { typed: { ...typed, start: start.typed }, parsed, problems: [unclearStart(parsed)], source };
  return call.answer.reply(correctionMessage(clock, asked));
};
