import { expect, test } from 'vitest';
import type { BotCommand } from '../commands/command.ts';
import { helpEmbed } from './help-embed.ts';

const run = async (): Promise<void> => undefined;
const simple: BotCommand = {
  name: { en: 'top', ru: 'топ' },
  description: { en: 'The best', ru: 'Лучшие' },
  place: 'guild',
  answer: 'public',
  run,
};
const nested: BotCommand = {
  name: { en: 'mp', ru: 'мп' },
  description: { en: 'Events', ru: 'Мероприятия' },
  place: 'guild',
  subcommands: [
    {
      name: { en: 'list', ru: 'список' },
      description: { en: 'Open ones', ru: 'Открытые' },
      answer: 'public',
      run,
    },
  ],
};
const input = {
  commands: [simple, nested],
  commandIds: new Map([['mp', '77']]),
  publicUrl: 'https://famiglia.test',
  guildId: '5',
};

test('commands are listed in the reader’s language, as clickable mentions once they are registered', () => {
  expect(helpEmbed({ ...input, language: 'ru' }).description).toContain(
    '**/топ** Лучшие\n</mp list:77> Открытые',
  );
  expect(helpEmbed({ ...input, language: 'en' }).description).toContain('**/top** The best');
});

test('the link leads to this guild’s panel, in a DM to the list of guilds', () => {
  expect(helpEmbed({ ...input, language: 'en' }).description).toContain('(https://famiglia.test/guild/5)');
  expect(helpEmbed({ ...input, language: 'en', guildId: null }).description).toContain(
    '(https://famiglia.test/guilds)',
  );
});
