import type { APIApplicationCommand, APIApplicationCommandBasicOption } from 'discord-api-types/v10';
import { describe, expect, it } from 'vitest';
import { matchCommands, runnableCommands } from './runnable-command.ts';
import { parseCommandLine } from './parse-command-line.ts';
import { readOption } from './read-option.ts';

const title = {
  type: 3,
  name: 'title',
  name_localizations: { ru: 'название' },
  description: 'Title',
  required: true,
};
const slots = { type: 4, name: 'slots', description: 'Slots', min_value: 1, max_value: 100 };
const commands = [
  { id: '1', type: 1, name: 'help', description: 'Help', name_localizations: { ru: 'помощь' } },
  {
    id: '2',
    type: 1,
    name: 'mp',
    description: 'Events',
    name_localizations: { ru: 'мп' },
    options: [
      {
        type: 1,
        name: 'create',
        description: 'Create',
        name_localizations: { ru: 'создать' },
        options: [title, slots],
      },
      {
        type: 2,
        name: 'list',
        description: 'Lists',
        options: [{ type: 1, name: 'open', description: 'Open ones' }],
      },
    ],
  },
  { id: '3', type: 2, name: 'Profile', description: '' },
] as unknown as APIApplicationCommand[];

const option = (fields: object): APIApplicationCommandBasicOption =>
  ({ name: 'x', description: 'x', ...fields }) as APIApplicationCommandBasicOption;

const english = runnableCommands(commands, 'en-US');
const russian = runnableCommands(commands, 'ru');

describe('the commands to choose from', () => {
  it('takes subcommands and groups apart and leaves context menus out', () => {
    expect(english.map(({ title, name, subcommand }) => [title, name, subcommand])).toEqual([
      ['help', 'help', null],
      ['mp create', 'mp', 'create'],
      ['mp list open', 'mp', 'list open'],
    ]);
  });

  it('uses the language of the person', () => {
    expect(russian.map((command) => command.title)).toEqual(['мп list open', 'мп создать', 'помощь']);
  });

  it.each([
    ['', ['help', 'mp create', 'mp list open']],
    ['mp', ['mp create', 'mp list open']],
    ['MP  C', ['mp create']],
    ['open', ['mp list open']],
    ['mp create title: Drop', ['mp create']],
    ['nothing', []],
  ])('finds for "%s"', (typed, found) => {
    expect(matchCommands(english, typed).map(({ path }) => path)).toEqual(found);
  });

  it('finds a Russian name by its English one too', () => {
    expect(matchCommands(russian, 'mp cr').map((command) => command.title)).toEqual(['мп создать']);
  });
});

describe('a command line', () => {
  const create = russian.find(({ path }) => path === 'mp create');
  if (!create) throw new Error('no such command');

  it.each([
    ['/mp create title: Drop at 20:00 slots:5', { title: 'Drop at 20:00', slots: '5' }],
    ['/мп создать название: Война slots: 10', { title: 'Война', slots: '10' }],
    ['/mp create other: x', {}],
    ['/mp create', {}],
    ['/mp', {}],
  ])('reads %s', (line, options) => {
    expect(parseCommandLine(line, create, 'ru')).toEqual(options);
  });
});

describe('the value of an option', () => {
  it.each([
    [option({ type: 3, required: true }), ' ', { problem: { kind: 'required' } }],
    [option({ type: 3 }), '', { value: null }],
    [option({ type: 3, max_length: 2 }), '👍👍', { value: '👍👍' }],
    [option({ type: 3, max_length: 2 }), 'abc', { problem: { kind: 'tooLong', limit: 2 } }],
    [option({ type: 3, min_length: 2 }), 'a', { problem: { kind: 'tooShort', limit: 2 } }],
    [option({ type: 3, choices: [{ name: 'A', value: 'a' }] }), 'b', { problem: { kind: 'choice' } }],
    [option({ type: 4 }), '1.5', { problem: { kind: 'integer' } }],
    [option({ type: 4 }), 'five', { problem: { kind: 'number' } }],
    [option({ type: 4, min_value: 1 }), '0', { problem: { kind: 'tooSmall', limit: 1 } }],
    [option({ type: 4, max_value: 9 }), '10', { problem: { kind: 'tooBig', limit: 9 } }],
    [option({ type: 4, choices: [{ name: 'Two', value: 2 }] }), '2', { value: 2 }],
    [option({ type: 10 }), '1,5', { value: 1.5 }],
    [option({ type: 5 }), 'false', { value: false }],
    [option({ type: 6 }), '123456789012345678', { value: '123456789012345678' }],
    [option({ type: 6 }), 'Ivan', { problem: { kind: 'choice' } }],
  ])('%#: reads %j', (given, raw, expected) => {
    expect(readOption(given, raw)).toEqual(expected);
  });
});
