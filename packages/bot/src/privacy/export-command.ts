import { exportMyData } from '@famiglia/core/privacy/export-my-data';
import type { Subcommand } from '../commands/command.ts';
import { privacyTexts } from './privacy-texts.ts';

/** Discord takes files of 10 MiB. */
const LARGEST_FILE = 10 * 1024 * 1024;

export const exportCommand: Subcommand = {
  name: { en: 'export', ru: 'выгрузка' },
  description: {
    en: 'Everything the bot keeps about you, as a file',
    ru: 'Всё, что бот хранит о вас, одним файлом',
  },
  answer: 'private',
  run: async ({ bot, actor, language, answer }) => {
    const texts = privacyTexts[language];
    const parts: Buffer[] = [];
    for await (const part of await exportMyData(bot.context, actor, {})) parts.push(Buffer.from(part));
    const attachment = Buffer.concat(parts);
    if (attachment.length > LARGEST_FILE) {
      await answer.say({ content: texts.tooLarge(`${bot.context.config.publicUrl}/account`) });
      return;
    }
    await answer.say({ content: texts.exported, files: [{ attachment, name: 'famiglia-my-data.json' }] });
  },
};
