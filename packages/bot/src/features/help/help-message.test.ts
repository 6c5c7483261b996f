import type { Permission } from '@famiglia/contract/access/permissions';
import type { APIEmbed } from 'discord.js';
import { expect, test } from 'vitest';
import type { BotCommand } from '../../kit/interactions/command.ts';
import { HELP_TOPICS } from '../../kit/interactions/help-topic.ts';
import type { HelpCondition } from '../../kit/interactions/help-topic.ts';
import { FEATURES } from '../../features.ts';
import { expectWithinLimits } from '../../testing/discord-limits.ts';
import { helpMessage } from './help-message.ts';
import type { HelpInput } from './help-message.ts';

const run = async (): Promise<void> => undefined;
const simple: BotCommand = {
  name: { en: 'top', ru: 'топ' },
  description: { en: 'The best', ru: 'Лучшие' },
  place: 'guild',
  topic: 'self',
  answer: 'public',
  run,
};
const nested = {
  name: { en: 'mp', ru: 'мп' },
  description: { en: 'Events', ru: 'Мероприятия' },
  place: 'guild',
  topic: 'play',
  subcommands: [
    {
      name: { en: 'list', ru: 'список' },
      description: { en: 'Open ones', ru: 'Открытые' },
      answer: 'public',
      run,
    },
  ],
} satisfies BotCommand;
const nobody = {
  id: '5',
  permissions: new Set<Permission>(),
  conditions: new Set<HelpCondition>(),
  hasPanel: true,
};
const input: HelpInput = {
  commands: [simple, nested],
  commandIds: new Map([['mp', '77']]),
  publicUrl: 'https://famiglia.test',
  language: 'en',
  guild: nobody,
};
const shown = (more: Partial<HelpInput> = {}, topic?: string): string => {
  const [embed] = (helpMessage({ ...input, ...more }, topic).embeds ?? []) as APIEmbed[];
  return embed?.description ?? '';
};

test('commands stand beside what one wants to do, as clickable mentions once they are registered', () => {
  expect(shown({ language: 'ru' })).toContain(
    '**Сходить на МП или капт:** </mp list:77>\n**Узнать репутацию и профиль:** **/топ**',
  );
  expect(shown()).toContain('**Join an event or a capt:** </mp list:77>');
});

test('a topic has its commands in words', () => {
  expect(shown({}, 'play')).toBe('</mp list:77> Open ones');
  expect(shown({ language: 'ru' }, 'self')).toBe('**/топ** Лучшие');
  // A topic that the person has lost leads back to the whole.
  expect(shown({}, 'setup')).toBe(shown());
});

test('a command that needs a permission is listed for those who have it, under its own topic', () => {
  const close = {
    ...simple,
    name: { en: 'close', ru: 'закрыть' },
    needs: 'events.manage',
    topic: 'lead',
  } as const;
  const commands = [{ ...nested, subcommands: [...nested.subcommands, close] }, simple];
  const listedFor = (permissions: Permission[]) =>
    shown({ commands, guild: { ...nobody, permissions: new Set(permissions) } });
  expect(listedFor([])).not.toContain('close');
  expect(listedFor(['events.manage'])).toContain('**Run an event or a capt:** </mp close:77>');
  const lead = { ...simple, topic: 'lead' as const };
  const permissions = new Set<Permission>(['events.manage']);
  expect(shown({ commands: [...commands, lead], guild: { ...nobody, permissions } })).toContain(
    '**Run an event or a capt:** **/top** · </mp close:77>',
  );
});

test('what the server has no use for is left out', () => {
  const commands = [{ ...simple, when: 'premium' as const }, nested];
  expect(shown({ commands })).not.toContain('/top');
  expect(shown({ commands, guild: { ...nobody, conditions: new Set(['premium']) } })).toContain('/top');
});

test.each(['ru', 'en'] as const)('everything the bot can do is twelve lines at most in %s', (language) => {
  const everything: HelpInput = {
    ...input,
    language,
    commands: FEATURES.flatMap(({ commands = [] }) => commands),
    contact: { url: 'https://discord.gg/family', email: 'help@family.test' },
    guild: {
      ...nobody,
      permissions: { has: () => true } as unknown as ReadonlySet<Permission>,
      conditions: { has: () => true } as unknown as ReadonlySet<HelpCondition>,
    },
  };
  expect(shown(everything).split('\n')).toHaveLength(12);
  for (const topic of [undefined, ...HELP_TOPICS]) {
    expectWithinLimits(helpMessage(everything, topic), topic);
    expect(shown(everything, topic).length).toBeGreaterThan(50);
  }
});

test('in a DM only what works there is listed, with its description', () => {
  const anywhere = { ...simple, name: { en: 'ping', ru: 'пинг' }, place: 'anywhere' as const };
  const description = shown({ commands: [simple, anywhere], guild: null });
  expect(description).toContain('**/ping** The best');
  expect(description).not.toContain('/top');
  expect(description).toContain('type /help there');
});

test('the link leads to this guild’s panel for those who have it, in a DM to the list of guilds', () => {
  expect(shown()).toContain('(https://famiglia.test/guild/5)');
  expect(shown({ guild: { ...nobody, hasPanel: false } })).not.toContain('/guild/5');
  expect(shown({ guild: null })).toContain('(https://famiglia.test/guilds)');
});

test('the site’s contact is named if there is one', () => {
  const contact = { url: 'https://discord.gg/family', email: 'help@family.test' };
  expect(shown({ contact })).toContain('Help: <https://discord.gg/family> · help@family.test');
  expect(shown({ contact: {} })).not.toContain('Help:');
});
