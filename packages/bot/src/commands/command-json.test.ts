import { RUSSIAN_COMMANDS } from '@famiglia/contract/kit/russian-commands';
import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import { translateStartingWords } from '@famiglia/contract/settings/starting-words';
import { expect, test } from 'vitest';
import { FEATURES } from '../features.ts';
import type { BotCommand } from '../kit/interactions/command.ts';
import { commandJson } from './command-json.ts';

const NAME = /^[\p{Ll}\p{N}_-]{1,32}$/u;
const run = async (): Promise<void> => undefined;

const create: BotCommand = {
  name: { en: 'mp', ru: 'мп' },
  description: { en: 'Events', ru: 'Мероприятия' },
  place: 'guild',
  topic: 'bot',
  subcommands: [
    {
      name: { en: 'create', ru: 'создать' },
      description: { en: 'Make one', ru: 'Создать' },
      answer: 'public',
      options: [
        {
          type: 'integer',
          name: { en: 'slots', ru: 'места' },
          description: { en: 'How many', ru: 'Сколько' },
          required: true,
          min: 1,
          max: 100,
        },
      ],
      run,
    },
  ],
};

test('subcommands and options have both languages and their limits', () => {
  expect(commandJson(create)).toMatchObject({
    name: 'mp',
    name_localizations: { ru: 'мп' },
    contexts: [0],
    options: [
      {
        type: 1,
        name: 'create',
        name_localizations: { ru: 'создать' },
        options: [{ type: 4, name: 'slots', required: true, min_value: 1, max_value: 100 }],
      },
    ],
  });
});

test('every command keeps to Discord’s rules for names and descriptions', () => {
  const commands = FEATURES.flatMap((feature) => feature.commands ?? []);
  expect(commands.length).toBeGreaterThan(0);
  for (const command of commands) {
    const parts = 'subcommands' in command ? [command, ...command.subcommands] : [command];
    for (const { name, description } of parts) {
      for (const language of ['en', 'ru'] as const) {
        expect(name[language]).toMatch(NAME);
        expect(description[language].length).toBeGreaterThan(0);
        expect(description[language].length).toBeLessThanOrEqual(100);
      }
    }
  }
});

/** Every command as people type it, in English and in Russian. */
const NAMES = FEATURES.flatMap((feature) => feature.commands ?? []).flatMap((command) =>
  ('subcommands' in command ? command.subcommands : [null]).map((part) =>
    (['en', 'ru'] as const).map(
      (language) => `/${command.name[language]}${part === null ? '' : ` ${part.name[language]}`}`,
    ),
  ),
);

test('the panel names commands as they are called in either language', () => {
  expect(NAMES).toEqual(expect.arrayContaining(Object.entries(RUSSIAN_COMMANDS)));
});

test.for(['en', 'ru'] as const)(
  'the words a family begins with name commands in its language: %s',
  (language) => {
    const { joining } = translateStartingWords({ ...DEFAULT_SETTINGS, language });
    const [, named = ''] = /`(\/[^`]+)`/.exec(joining.welcome_text) ?? [];
    expect(NAMES.map(([en, ru]) => (language === 'en' ? en : ru))).toContain(named);
  },
);
