import { ButtonStyle, ComponentType } from 'discord.js';
import type { Subcommand } from '../../kit/interactions/command.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { privacyTexts } from './privacy-texts.ts';

/** Only asks: a deletion that cannot be undone needs a confirmation. */
export const forgetCommand: Subcommand = {
  name: { en: 'forget', ru: 'забыть' },
  description: { en: 'Delete your data on all servers', ru: 'Удалить ваши данные на всех серверах' },
  answer: 'private',
  run: async ({ actor, language, answer }) => {
    const texts = privacyTexts[language];
    await answer.reply({
      content: texts.warning,
      components: [
        {
          type: ComponentType.ActionRow,
          components: [
            {
              type: ComponentType.Button,
              style: ButtonStyle.Danger,
              label: texts.forget,
              customId: makeCustomId('privacy', 'forget', actor.userId),
            },
            {
              type: ComponentType.Button,
              style: ButtonStyle.Secondary,
              label: texts.keep,
              customId: makeCustomId('privacy', 'keep'),
            },
          ],
        },
      ],
    });
  },
};
