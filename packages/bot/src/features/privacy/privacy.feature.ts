import { privacyRoutes } from '@famiglia/contract/privacy/privacy';
import { byRoute } from '../../kit/interactions/by-route.ts';
import { forgetMe } from '@famiglia/core/privacy/forget-me';
import type { BotFeature } from '../../feature.ts';
import type { ButtonCall } from '../../kit/interactions/calls.ts';
import { exportCommand } from './export-command.ts';
import { forgetCommand } from './forget-command.ts';
import { privacyTexts } from './privacy-texts.ts';

const pressForget = async ({ bot, actor, args, language, answer, interaction }: ButtonCall) => {
  const texts = privacyTexts[language];
  if (args[0] !== actor.userId) {
    await answer.reply({ content: texts.notYours });
    return;
  }
  await byRoute(privacyRoutes.forget, forgetMe)(bot.context, actor, { username: interaction.user.username });
  await answer.update({ content: texts.begun, components: [] });
};

const pressKeep = async ({ language, answer }: ButtonCall): Promise<void> =>
  answer.update({ content: privacyTexts[language].kept, components: [] });

/** A person's requests about their own data, available in Discord: not everybody has opened the panel. */
export const privacyFeature: BotFeature = {
  name: 'privacy',
  commands: [
    {
      name: { en: 'privacy', ru: 'приватность' },
      description: {
        en: 'Your data: export or delete it',
        ru: 'Ваши данные: выгрузить или удалить',
      },
      place: 'anywhere',
      topic: 'bot',
      subcommands: [exportCommand, forgetCommand],
    },
  ],
  buttons: { forget: pressForget, keep: pressKeep },
};
