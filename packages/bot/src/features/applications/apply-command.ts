import { attachImage } from '@famiglia/core/applications/attach-image';
import { findForms } from '@famiglia/core/applications/form.queries';
import { requireMembership } from '@famiglia/core/access/require-membership';
import { AppError } from '@famiglia/core/platform/app-error';
import type { BotCommand } from '../../kit/interactions/command.ts';
import type { AutocompleteCall, Choice, CommandCall } from '../../kit/interactions/calls.ts';
import { guildOf } from '../../kit/guild-of.ts';
import { screenshotOption, sentScreenshot } from '../screenshots/send-screenshot.ts';
import { draftMessage } from './draft-message.ts';
import { begin } from './fill-actions.ts';
import { ownMessage } from './own-message.ts';

/** The forms that take applications now; every member may know of them. */
const openForms = async ({ bot, actor, interaction }: CommandCall | AutocompleteCall) => {
  const guildId = guildOf(interaction);
  await requireMembership(bot.context, actor, guildId);
  return (await findForms(bot.context.db, guildId)).filter(({ isOpen }) => isOpen);
};

const suggestForms = async (call: AutocompleteCall): Promise<Choice[]> => {
  const typed = call.interaction.options.getFocused().toLowerCase();
  const forms = await openForms(call);
  return forms
    .filter(({ name }) => name.toLowerCase().includes(typed))
    .map(({ id, name }) => ({ name, value: id }));
};

/** What candidates do. The button below a form's message does the same as `start`. */
export const applyCommand: BotCommand = {
  name: { en: 'apply', ru: 'заявка' },
  description: { en: 'Your application', ru: 'Ваша заявка' },
  place: 'guild',
  topic: 'join',
  when: 'open_form',
  subcommands: [
    {
      name: { en: 'start', ru: 'начать' },
      description: { en: 'Start or continue an application', ru: 'Начать или продолжить заявку' },
      answer: 'private',
      options: [
        {
          name: { en: 'form', ru: 'анкета' },
          description: { en: 'Which one', ru: 'Какая' },
          type: 'text',
          autocomplete: true,
          max: 100,
        },
      ],
      autocomplete: suggestForms,
      run: async (call) => {
        const typed = call.interaction.options.getString('form');
        const forms = await openForms(call);
        const chosen =
          typed === null && forms.length === 1
            ? forms[0]
            : forms.find(({ id, name }) => id === typed || name.toLowerCase() === typed?.toLowerCase());
        if (forms.length === 0) throw new AppError('application_form_closed');
        if (chosen === undefined) throw new AppError('choose_from_list');
        await begin(call, chosen.id);
      },
    },
    {
      name: { en: 'picture', ru: 'скрин' },
      description: { en: 'Attach a screenshot to your draft', ru: 'Приложить скрин к черновику' },
      answer: 'private',
      options: [screenshotOption],
      run: async (call) => {
        const { bot, actor, interaction, language } = call;
        const { url, size } = sentScreenshot(interaction);
        const open = await attachImage(bot.context, actor, {
          guildId: guildOf(interaction),
          url,
          bytes: size,
        });
        await call.answer.reply(draftMessage(bot, open, language));
      },
    },
    {
      name: { en: 'status', ru: 'статус' },
      description: { en: 'Check your application’s status', ru: 'Что с вашей заявкой' },
      answer: 'private',
      run: async (call) => call.answer.reply(await ownMessage(call)),
    },
  ],
};
