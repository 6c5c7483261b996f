import { REST } from '@discordjs/rest';
import type { DiscordAPIError } from '@discordjs/rest';
import { MessageFlags } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import { MORETTI_CHANNELS } from '../demo-ids.ts';
import { runSandbox } from '../testing/run-sandbox.ts';

test.each([
  ['content', { content: 'x'.repeat(2001) }, ['content'], 'BASE_TYPE_MAX_LENGTH'],
  [
    '11 embeds',
    { embeds: Array.from({ length: 11 }, () => ({ title: 't' })) },
    ['embeds'],
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    '26 fields',
    { embeds: [{ fields: Array.from({ length: 26 }, () => ({ name: 'n', value: 'v' })) }] },
    ['embeds', 0, 'fields'],
    'BASE_TYPE_MAX_LENGTH',
  ],
  [
    'a long field',
    { embeds: [{ fields: [{ name: 'n', value: 'v'.repeat(1025) }] }] },
    ['embeds', 0, 'fields', 0, 'value'],
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    '6001 characters',
    { embeds: [{ description: 'd'.repeat(4000) }, { description: 'd'.repeat(2001) }] },
    ['embeds'],
    'MAX_EMBED_SIZE_EXCEEDED',
  ],
  ['6 rows', { components: rows(6, 1) }, ['components'], 'BASE_TYPE_MAX_LENGTH'],
  ['6 buttons', { components: rows(1, 6) }, ['components', 0, 'components'], 'BASE_TYPE_BAD_LENGTH'],
  [
    'a long custom id',
    { components: rows(1, 1, 'c'.repeat(101)) },
    ['components', 0, 'components', 0, 'custom_id'],
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'one custom id twice',
    { components: [...rows(1, 1, 'same'), ...rows(1, 1, 'same')] },
    ['components'],
    'COMPONENT_CUSTOM_ID_DUPLICATED',
  ],
  [
    '26 options',
    { components: [{ type: 1, components: [{ type: 3, custom_id: 's', options: options(26) }] }] },
    ['components', 0, 'components', 0, 'options'],
    'BASE_TYPE_BAD_LENGTH',
  ],
  [
    'content beside components v2',
    { content: 'x', flags: MessageFlags.IsComponentsV2, components: [{ type: 10, content: 'y' }] },
    ['content'],
    'MESSAGE_CANNOT_USE_LEGACY_FIELDS_WITH_COMPONENTS_V2',
  ],
  [
    '41 components v2',
    {
      flags: MessageFlags.IsComponentsV2,
      components: Array.from({ length: 41 }, () => ({ type: 10, content: 'y' })),
    },
    ['components'],
    'COMPONENT_MAX_TOTAL_COMPONENTS_EXCEEDED',
  ],
])('the limit: %s', async (_what, body, path, code) => {
  const sandbox = await runSandbox({ rateLimits: false });
  const rest = new REST({ version: '10', api: sandbox.apiUrl }).setToken(sandbox.botToken);
  const error = await rest.post(`/channels/${MORETTI_CHANNELS.general}/messages`, { body }).then(
    () => null,
    (caught: unknown) => (caught as DiscordAPIError).rawError as { code: number; errors?: unknown },
  );
  let node: unknown = error?.errors;
  for (const step of path) node = (node as Record<string, unknown> | undefined)?.[step];
  expect(error?.code).toBe(50_035);
  expect((node as Record<string, { code: string }[]>)['_errors']?.map((one) => one.code)).toContain(code);
});

function rows(count: number, buttons: number, customId?: string) {
  return Array.from({ length: count }, (_, row) => ({
    type: 1,
    components: Array.from({ length: buttons }, (__, column) => {
      return { type: 2, style: 1, label: 'b', custom_id: customId ?? `${row}-${column}` };
    }),
  }));
}

function options(count: number) {
  return Array.from({ length: count }, (_, number) => ({ label: `${number}`, value: `${number}` }));
}
