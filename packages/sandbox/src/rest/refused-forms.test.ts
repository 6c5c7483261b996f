import { REST } from '@discordjs/rest';
import type { DiscordAPIError } from '@discordjs/rest';
import { MessageFlags } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { BOT_ID, MORETTI_CHANNELS } from '../demo-ids.ts';
import { runSandbox } from '../testing/run-sandbox.ts';

/** The case, the body, the path in the tree of errors, and Discord's code. */
type Row = readonly [what: string, body: unknown, path: string, code: string];

const MESSAGES = `/channels/${MORETTI_CHANNELS.general}/messages` as const;
const COMMANDS = `/applications/${BOT_ID}/commands` as const;

const start = async (): Promise<REST> => {
  const sandbox = await runSandbox({ rateLimits: false });
  return new REST({ version: '10', api: sandbox.apiUrl }).setToken(sandbox.botToken);
};

/** The code of a refusal, and those at one path of its tree. */
const codesAt = async (call: Promise<unknown>, path: string) => {
  const error = await call.then(
    () => null,
    (caught: unknown) => (caught as DiscordAPIError).rawError as { code: number; errors?: unknown },
  );
  let node: unknown = error?.errors;
  for (const step of path.split('.').filter(Boolean)) node = (node as Record<string, unknown>)?.[step];
  const found = (node as Record<string, { code: string }[]> | undefined)?.['_errors'];
  return [error?.code, ...(found ?? []).map(({ code }) => code)];
};

const expectRefused = async (rows: readonly Row[], send: (rest: REST, body: unknown) => Promise<unknown>) => {
  const rest = await start();
  for (const [what, body, path, code] of rows) {
    expect.soft(await codesAt(send(rest, body), path), what).toEqual([50_035, code]);
  }
};

const many = <Part>(count: number, part: Part): Part[] => Array.from({ length: count }, () => part);

const embed = (more: object) => [{ title: 't', ...more }];

const field = (name: string, value: string) => [{ fields: [{ name, value }] }];

/** Discord's OpenAPI document, `RichEmbed` and its fields; the documentation, "Message Resource", Embed Limits. */
const EMBEDS: Row[] = [
  ['11 embeds', many(11, { title: 't' }), '', 'BASE_TYPE_MAX_LENGTH'],
  ['26 fields', [{ fields: many(26, { name: 'n', value: 'v' }) }], '0.fields', 'BASE_TYPE_MAX_LENGTH'],
  ['a long field', field('n', 'v'.repeat(1025)), '0.fields.0.value', 'BASE_TYPE_BAD_LENGTH'],
  ['a field of no words', field('n', ''), '0.fields.0.value', 'BASE_TYPE_REQUIRED'],
  ['a field of spaces', field('n', ' \n '), '0.fields.0.value', 'BASE_TYPE_REQUIRED'],
  ['a field named with spaces', field('  ', 'v'), '0.fields.0.name', 'BASE_TYPE_REQUIRED'],
  ['more than white', embed({ color: 0x1_00_00_00 }), '0.color', 'NUMBER_TYPE_MAX'],
  ['less than black', embed({ color: -1 }), '0.color', 'NUMBER_TYPE_MIN'],
  ['a time in words', embed({ timestamp: 'yesterday' }), '0.timestamp', 'DATE_TIME_TYPE_PARSE'],
  ['a time that is not', embed({ timestamp: '2026-13-01T00:00:00Z' }), '0.timestamp', 'DATE_TIME_TYPE_PARSE'],
  ['seconds for a time', embed({ timestamp: 1_790_000_000 }), '0.timestamp', 'DATE_TIME_TYPE_PARSE'],
  [
    '6001 characters',
    [{ description: 'd'.repeat(4000) }, { description: 'd'.repeat(2001) }],
    '',
    'MAX_EMBED_SIZE_EXCEEDED',
  ],
];

const below =
  (base: string) =>
  ([what, body, path, code]: Row): Row => [what, body, path === '' ? base : `${base}.${path}`, code];

const pressed = (more: object) => ({ style: 1, label: 'b', custom_id: 'a', ...more });

const rows = (count: number, buttons: number) =>
  Array.from({ length: count }, (_, row) => ({
    type: 1,
    components: Array.from({ length: buttons }, (__, column) => ({
      type: 2,
      ...pressed({ custom_id: `${row}-${column}` }),
    })),
  }));

test('embeds', async () => {
  await expectRefused(EMBEDS.map(below('embeds')), (rest, embeds) =>
    rest.post(MESSAGES, { body: { embeds } }),
  );
});

const link = (more: object) => ({ style: 5, label: 'b', url: 'https://famiglia.test', ...more });

/** The documentation, "Component Reference", Button. */
const BUTTONS: Row[] = [
  ['no style', { label: 'b', custom_id: 'a' }, 'style', 'BASE_TYPE_CHOICES'],
  ['a long custom id', pressed({ custom_id: 'c'.repeat(101) }), 'custom_id', 'BASE_TYPE_BAD_LENGTH'],
  [
    'a link to press',
    link({ custom_id: 'a' }),
    'custom_id',
    'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
  ],
  [
    'a press that leads elsewhere',
    pressed({ url: 'https://famiglia.test' }),
    'url',
    'BUTTON_COMPONENT_CUSTOM_ID_URL_MUTUALLY_EXCLUSIVE',
  ],
  ['a link to nowhere', link({ url: undefined }), 'url', 'BASE_TYPE_REQUIRED'],
  ['a link to a script', link({ url: 'javascript:alert(1)' }), 'url', 'URL_TYPE_INVALID_SCHEME'],
  ['a link with goods', link({ sku_id: '1' }), 'sku_id', 'BUTTON_COMPONENT_FIELD_INVALID'],
  ['goods without goods', { style: 6 }, 'sku_id', 'BASE_TYPE_REQUIRED'],
  ['goods with a label', { style: 6, sku_id: '1', label: 'b' }, 'label', 'BUTTON_COMPONENT_FIELD_INVALID'],
  [
    'goods to press',
    { style: 6, sku_id: '1', custom_id: 'a' },
    'custom_id',
    'BUTTON_COMPONENT_FIELD_INVALID',
  ],
];

const options = (count: number) =>
  Array.from({ length: count }, (_, number) => ({ label: `${number}`, value: `${number}` }));

/** The documentation, "Component Reference", String Select; the OpenAPI document, `StringSelectComponentForMessageRequest`. */
const SELECTS: Row[] = [
  ['26 options', { options: options(26) }, 'options', 'BASE_TYPE_BAD_LENGTH'],
  [
    'a value twice',
    { options: [...options(2), ...options(1)] },
    'options.2.value',
    'SELECT_COMPONENT_OPTION_VALUE_DUPLICATED',
  ],
  ['more to choose than there is', { options: options(2), max_values: 3 }, 'options', 'BASE_TYPE_MIN_LENGTH'],
  ['26 to choose', { type: 5, max_values: 26 }, 'max_values', 'NUMBER_TYPE_MAX'],
  ['none to choose', { type: 5, max_values: 0, min_values: 0 }, 'max_values', 'NUMBER_TYPE_MIN'],
  ['two at least of one', { options: options(3), min_values: 2 }, 'min_values', 'NUMBER_TYPE_MAX'],
  ['three at least of two', { type: 5, min_values: 3, max_values: 2 }, 'min_values', 'NUMBER_TYPE_MAX'],
];

test('buttons and menus, each alone in its row', async () => {
  const rows = [
    ...BUTTONS.map(([what, button, ...rest]): Row => [what, { type: 2, ...(button as object) }, ...rest]),
    ...SELECTS.map(([what, menu, ...rest]): Row => [
      what,
      { type: 3, custom_id: 's', ...(menu as object) },
      ...rest,
    ]),
  ];
  await expectRefused(rows.map(below('components.0.components.0')), (rest, component) =>
    rest.post(MESSAGES, { body: { components: [{ type: 1, components: [component] }] } }),
  );
});

const v2 = (component: object) => ({ flags: MessageFlags.IsComponentsV2, components: [component] });

/** The documentation, "Message Resource", Create Message, and "Component Reference", Container. */
const WHOLE: Row[] = [
  ['content', { content: 'x'.repeat(2001) }, 'content', 'BASE_TYPE_MAX_LENGTH'],
  ['6 rows', { components: rows(6, 1) }, 'components', 'BASE_TYPE_MAX_LENGTH'],
  ['6 buttons', { components: rows(1, 6) }, 'components.0.components', 'BASE_TYPE_BAD_LENGTH'],
  [
    'one custom id twice',
    { components: [...rows(1, 1), ...rows(1, 1)] },
    'components',
    'COMPONENT_CUSTOM_ID_DUPLICATED',
  ],
  [
    'content beside components v2',
    { content: 'x', ...v2({ type: 10, content: 'y' }) },
    'content',
    'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ],
  [
    '41 components v2',
    v2({ type: 17, components: many(40, { type: 10, content: 'y' }) }),
    'components',
    'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
  ],
  [
    'an accent beyond white',
    v2({ type: 17, accent_color: 0x1_00_00_00, components: [{ type: 10, content: 'y' }] }),
    'components.0.accent_color',
    'NUMBER_TYPE_MAX',
  ],
];

test('messages', async () => {
  await expectRefused(WHOLE, (rest, body) => rest.post(MESSAGES, { body }));
});

const help = { name: 'help', description: 'Help' };

const option = (name: string, more: object = {}) => ({ type: 3, name, description: 'x', ...more });

const choice = (value: number) => ({ name: 'c'.repeat(100), value: `${value}`.padStart(100, '0') });

/** A command of exactly this many characters; only the longest language of a name counts. */
const sized = (characters: number) => {
  const languages = { name_localizations: { ru: 'имя' }, description_localizations: { ru: 'д'.repeat(100) } };
  // 200 for each choice, and 4 + 100 for the command with its longest description.
  const full = Array.from({ length: 25 }, (_, number) => choice(number));
  const rest = characters - 104 - 25 * 200 - 2;
  const last = Array.from({ length: Math.floor((rest - 2) / 200) }, (_, number) => choice(number));
  const more = rest - 2 - last.length * 200;
  const filler = { name: 'f'.repeat(Math.floor(more / 2)), value: 'f'.repeat(Math.ceil(more / 2)) };
  return {
    ...help,
    ...languages,
    options: [option('a', { choices: full }), option('b', { choices: [...last, filler] })],
  };
};

/** The documentation, "Application Commands" with its options, choices, naming and localization, and "API Reference", Locales. */
const SLASH: Row[] = [
  ['capitals', { ...help, name: 'Help' }, 'name', 'APPLICATION_COMMAND_INVALID_NAME'],
  ['no description', { name: 'help' }, 'description', 'BASE_TYPE_REQUIRED'],
  [
    'required after optional',
    { ...help, options: [option('a'), option('b', { required: true })] },
    'options.1',
    'APPLICATION_COMMAND_OPTIONS_REQUIRED_INVALID',
  ],
  [
    '26 options',
    { ...help, options: Array.from({ length: 26 }, (_, n) => option(`o${n}`)) },
    'options',
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a name in an unknown language',
    { ...help, name_localizations: { ru_RU: 'помощь' } },
    'name_localizations.ru_RU',
    'BASE_TYPE_CHOICES',
  ],
  [
    'a choice in an unknown language',
    { ...help, options: [option('a', { choices: [{ ...choice(1), name_localizations: { en: 'one' } }] })] },
    'options.0.choices.0.name_localizations.en',
    'BASE_TYPE_CHOICES',
  ],
  [
    'a menu entry in an unknown language',
    { type: 2, name: 'Reputation', name_localizations: { russian: 'Репутация' } },
    'name_localizations.russian',
    'BASE_TYPE_CHOICES',
  ],
  [
    'choices beside autocomplete',
    { ...help, options: [option('a', { autocomplete: true, choices: [choice(1)] })] },
    'options.0.autocomplete',
    'APPLICATION_COMMAND_AUTOCOMPLETE_INVALID',
  ],
  [
    'a least above the most',
    { ...help, options: [option('a', { type: 4, min_value: 5, max_value: 4 })] },
    'options.0.min_value',
    'NUMBER_TYPE_MAX',
  ],
  [
    'a length above the longest',
    { ...help, options: [option('a', { min_length: 5, max_length: 4 })] },
    'options.0.min_length',
    'NUMBER_TYPE_MAX',
  ],
  ['8,001 characters', sized(8001), '', 'APPLICATION_COMMAND_TOO_LARGE'],
  [
    'a person’s entry with a description',
    { type: 2, name: 'Reputation', description: 'Help' },
    'description',
    'APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_INVALID',
  ],
  [
    'a message’s entry with a description',
    { type: 3, name: 'Reputation', description: 'Help' },
    'description',
    'APPLICATION_COMMAND_CONTEXT_MENU_DESCRIPTION_INVALID',
  ],
];

test('commands', async () => {
  await expectRefused(SLASH.map(below('0')), (rest, command) => rest.put(COMMANDS, { body: [command] }));
  const rest = await start();
  const put = (body: unknown) => rest.put(COMMANDS, { body });
  expect(await codesAt(put([help, help]), '1')).toEqual([50_035, 'APPLICATION_COMMANDS_DUPLICATE_NAME']);
  const hundredOne = Array.from({ length: 101 }, (_, n) => ({ ...help, name: `c${n}` }));
  expect(await codesAt(put(hundredOne), '')).toEqual([50_035, 'APPLICATION_COMMAND_TOO_MANY']);
});

/** Half of a surrogate pair is no valid text: discord-api-docs, issues 1197 and 6561. */
test('half of a surrogate pair is refused anywhere in the body', async () => {
  const rest = await start();
  for (const body of [{ content: 'x\uD83D' }, { embeds: [{ title: '\uDE00x' }] }]) {
    expect(await codesAt(rest.post(MESSAGES, { body }), '')).toEqual([50_109]);
  }
  const files = [{ name: 'a.txt', data: 'a' }];
  expect(await codesAt(rest.post(MESSAGES, { body: { content: '\uD83D' }, files }), '')).toEqual([50_109]);
});

test('values just within the limits are accepted', async () => {
  const rest = await start();
  const embeds = [
    { title: 't', color: 0xff_ff_ff, timestamp: '2026-11-16T10:00:00.000Z' },
    {
      title: '😀',
      color: 0,
      timestamp: '2026-11-16T10:00:00+03:00',
      fields: [{ name: '\u200B', value: 'v' }],
    },
  ];
  const menu = { type: 3, custom_id: 's', options: options(25), min_values: 0, max_values: 25 };
  const buttons = [
    { type: 2, ...link({}) },
    { type: 2, ...pressed({}) },
  ];
  const components = [
    { type: 1, components: [menu] },
    { type: 1, components: buttons },
  ];
  await expect(rest.post(MESSAGES, { body: { embeds, components } })).resolves.toMatchObject({ content: '' });
  const entry = {
    type: 2,
    name: 'Reputation of',
    description: '',
    name_localizations: { ru: 'Репутация кого' },
  };
  await expect(rest.put(COMMANDS, { body: [sized(8000), entry] })).resolves.toHaveLength(2);
});
