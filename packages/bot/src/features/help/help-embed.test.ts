import type { Permission } from '@famiglia/contract/access/permissions';
import { expect, test } from 'vitest';
import type { BotCommand } from '../../kit/interactions/command.ts';
import { helpEmbed } from './help-embed.ts';

const run = async (): Promise<void> => undefined;
const simple: BotCommand = {
  name: { en: 'top', ru: 'топ' },
  description: { en: 'The best', ru: 'Лучшие' },
  place: 'guild',
  answer: 'public',
  run,
};
const nested = {
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
} satisfies BotCommand;
const input = {
  commands: [simple, nested],
  commandIds: new Map([['mp', '77']]),
  publicUrl: 'https://famiglia.test',
  guild: { id: '5', permissions: new Set<Permission>(), hasPanel: true },
};

test('commands are listed in the reader’s language, as clickable mentions once they are registered', () => {
  expect(helpEmbed({ ...input, language: 'ru' }).description).toContain(
    '**/топ** Лучшие\n</mp list:77> Открытые',
  );
  expect(helpEmbed({ ...input, language: 'en' }).description).toContain('**/top** The best');
});

test('a command that needs a permission is listed for those who have it', () => {
  const close = { ...simple, name: { en: 'close', ru: 'закрыть' }, needs: 'events.manage' } as const;
  const commands = [{ ...nested, subcommands: [...nested.subcommands, close] }];
  const listedFor = (permissions: Permission[]) =>
    helpEmbed({
      ...input,
      commands,
      language: 'en',
      guild: { ...input.guild, permissions: new Set(permissions) },
    }).description;
  expect(listedFor([])).toContain('</mp list:77>');
  expect(listedFor([])).not.toContain('</mp close:77>');
  expect(listedFor(['events.manage'])).toContain('</mp close:77>');
});

test('in a DM only what works there is listed', () => {
  const anywhere = { ...simple, name: { en: 'ping', ru: 'пинг' }, place: 'anywhere' as const };
  const { description } = helpEmbed({ ...input, commands: [simple, anywhere], language: 'en', guild: null });
  expect(description).toContain('/ping');
  expect(description).not.toContain('/top');
  expect(description).toContain('type /help there');
});

test('the link leads to this guild’s panel for those who have it, in a DM to the list of guilds', () => {
  expect(helpEmbed({ ...input, language: 'en' }).description).toContain('(https://famiglia.test/guild/5)');
  const without = { ...input.guild, hasPanel: false };
  expect(helpEmbed({ ...input, language: 'en', guild: without }).description).not.toContain('/guild/5');
  expect(helpEmbed({ ...input, language: 'en', guild: null }).description).toContain(
    '(https://famiglia.test/guilds)',
  );
});

test('the site’s contact is named if there is one', () => {
  const contact = { url: 'https://discord.gg/family', email: 'help@family.test' };
  expect(helpEmbed({ ...input, contact, language: 'en' }).description).toContain(
    'Help: <https://discord.gg/family> · help@family.test',
  );
  expect(helpEmbed({ ...input, contact: {}, language: 'en' }).description).not.toContain('Help:');
});
