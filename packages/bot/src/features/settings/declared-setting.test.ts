import type * as SettingsFields from '@famiglia/contract/settings/settings-fields';
import { SAMPLE_SETTINGS } from '@famiglia/contract/testing/sample-settings';
import { ComponentType } from 'discord.js';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const ROLE = '200000000000000001';

/** The modules of `/setup`, loaded anew over a declaration that has the samples too. */
const load = async () => {
  vi.resetModules();
  vi.doMock('@famiglia/contract/settings/settings-fields', async (original) => {
    const { SETTINGS_FIELDS } = await original<typeof SettingsFields>();
    return { SETTINGS_FIELDS: { ...SETTINGS_FIELDS, ...SAMPLE_SETTINGS } };
  });
  const [{ setupMessage }, { typedForms }, { DEFAULT_SETTINGS, writeField }, { settingsValues }] =
    await Promise.all([
      import('./setup-message.ts'),
      import('./setup-field.ts'),
      import('@famiglia/contract/settings/settings-values'),
      import('@famiglia/contract/settings/settings'),
    ]);
  return { setupMessage, typedForms, DEFAULT_SETTINGS, writeField, settingsValues };
};

let setup: Awaited<ReturnType<typeof load>>;
beforeAll(async () => {
  setup = await load();
});
afterAll(() => {
  vi.doUnmock('@famiglia/contract/settings-fields');
  vi.resetModules();
});

/** A sample is not known to the compiler. */
const named = (field: string) => field as 'gg.mode';

const shown = (field?: string, pingRole: string | null = null) =>
  setup.setupMessage(
    {
      guildId: '1',
      settings: {
        ...setup.writeField(setup.DEFAULT_SETTINGS, named('events.ping_role'), pingRole as 'auto'),
        version: 1,
        updated_by: null,
        updated_at: null,
      },
      blocked: [],
      gaps: [],
      undelivered: [],
      unjudgeable: [],
      roleIds: new Set([ROLE]),
      membersListed: true,
      language: 'en',
      now: new Date(0),
    },
    { section: 'gatherings', ...(field === undefined ? {} : { field: named(field) }) },
  );

const rows = ({ components = [] }: ReturnType<typeof shown>) =>
  components.map((row) => Reflect.get(row, 'components') as Record<string, unknown>[]);

test('a declared setting has its default, its check and its value in words', () => {
  expect(setup.DEFAULT_SETTINGS.events).toMatchObject({
    threads: true,
    ping_role: null,
    look_alikes: 'hold',
  });
  expect(setup.settingsValues.safeParse(setup.DEFAULT_SETTINGS).success).toBe(true);
  const wrong = setup.writeField(setup.DEFAULT_SETTINGS, named('events.look_alikes'), 'auto');
  expect(setup.settingsValues.safeParse(wrong).error?.issues[0]?.path).toEqual(['events', 'look_alikes']);
  expect(JSON.stringify(shown().embeds)).toContain(
    'Greeting: **Hi**\\nThreads: **on**\\nRole to ping: **not set**\\nLook-alikes: **Hold**',
  );
});

test('settings that are chosen take turns in one select, whatever their number', () => {
  expect(rows(shown())[0]?.[0]).toMatchObject({
    options: [
      { label: 'Who to ping for events' },
      { label: 'Thread for an event’s main list' },
      { label: 'Who to ping for capts' },
      { label: 'Thread for a capt’s main list' },
      { label: 'Threads' },
      { label: 'Role to ping' },
      { label: 'Look-alikes' },
    ],
  });
  expect(rows(shown('events.ping_role', ROLE))[1]?.[0]).toMatchObject({
    type: ComponentType.RoleSelect,
    customId: 'setup:pick:1:events.ping_role',
    minValues: 0,
    defaultValues: [{ id: ROLE }],
  });
  // Discord refuses the whole message if a default value does not exist any more.
  expect(rows(shown('events.ping_role', '1'))[1]?.[0]).toMatchObject({ defaultValues: [] });
  expect(rows(shown('events.threads'))[1]?.[0]).toMatchObject({
    options: [
      { label: 'Threads: on', value: 'on', default: true },
      { label: 'Threads: off', value: 'off', default: false },
    ],
  });
  expect(rows(shown('events.look_alikes'))[1]?.[0]).toMatchObject({
    options: [
      { label: 'Pay', value: 'pay', default: false },
      { label: 'Hold', value: 'hold', default: true },
    ],
  });
});

test('settings that are typed fill as many forms as they need, each with its button', () => {
  expect(setup.typedForms('gatherings').map(({ fields }) => fields.length)).toEqual([5, 5, 5, 5, 1]);
  const buttons = rows(shown()).at(-2) ?? [];
  expect(buttons.map((button) => button['label'])).toEqual([
    'Events and capts: enter values…',
    'Events and capts (2): enter values…',
    'Events and capts (3): enter values…',
    'Events and capts (4): enter values…',
    'Events and capts (5): enter values…',
  ]);
});
