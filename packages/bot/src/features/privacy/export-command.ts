import { exportMyData } from '@famiglia/core/privacy/export-my-data';
import type { Subcommand } from '../../kit/interactions/command.ts';
import { privacyTexts } from './privacy-texts.ts';

/** Discord accepts files of 10 MiB. */
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
    const attachment = await collect(await exportMyData(bot.context, actor, {}));
    if (attachment === null) {
      await answer.reply({ content: texts.tooLarge(`${bot.context.config.publicUrl}/account`) });
      return;
    }
    await answer.reply({ content: texts.exported, files: [{ attachment, name: 'famiglia-my-data.json' }] });
  },
};

/** The whole export as one file, or null as soon as it is larger than Discord accepts. */
const collect = async (text: AsyncIterable<string>): Promise<Buffer | null> => {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of text) {
    parts.push(Buffer.from(part));
    size += parts.at(-1)?.length ?? 0;
    if (size > LARGEST_FILE) return null;
  }
  return Buffer.concat(parts);
};
