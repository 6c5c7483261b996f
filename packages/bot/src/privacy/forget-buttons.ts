import { forgetMe } from '@famiglia/core/privacy/forget-me';
import type { ButtonCall } from '../interactions/calls.ts';
import { privacyTexts } from './privacy-texts.ts';

export const pressForget = async ({ bot, actor, args, language, answer, interaction }: ButtonCall) => {
  const texts = privacyTexts[language];
  if (args[0] !== actor.userId) {
    await answer.say({ content: texts.notYours });
    return;
  }
  await forgetMe(bot.context, actor, { username: interaction.user.username });
  await answer.update({ content: texts.begun, components: [] });
};

export const pressKeep = async ({ language, answer }: ButtonCall): Promise<void> =>
  answer.update({ content: privacyTexts[language].kept, components: [] });
