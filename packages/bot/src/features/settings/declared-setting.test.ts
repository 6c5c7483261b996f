import type { Language } from '@famiglia/contract/kit/language';
import { SETUP_SECTIONS, number, role, text, toggle } from '@famiglia/contract/settings/setting-kinds';
import type { SetupSection } from '@famiglia/contract/settings/setting-kinds';
import type * as SettingsFields from '@famiglia/contract/settings/settings-fields';
import { SAMPLE_SETTINGS } from '@famiglia/contract/testing/sample-settings';
import { ComponentType } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import { afterAll, expect, test, vi } from 'vitest';
import { expectWithinLimits } from '../../testing/discord-limits.ts';
import type { SetupPlace } from './setup-view.ts';

const ROLE = '200000000000000001';

/**
 * The modules of `/setup`, loaded anew over a declaration that has these settings too. The mock of one test replaces that
 * of the test before: were it removed in between, imports that run at once would each remove it and set it again.
 */
const load = async (more: object) => {
  vi.resetModules();
  vi.doMock('@famiglia/contract/settings/settings-fields', async (original) => {
    const { SETTINGS_FIELDS } = await original<typeof SettingsFields>();
    return { SETTINGS_FIELDS: { ...SETTINGS_FIELDS, ...more } };
  });
  const [{ setupMessage }, { pagesOfSection, typedForms }, { typedForm }, values, { settingsValues }] =
    await Promise.all([
      import('./setup-message.ts'),
      import('./setup-field.ts'),
      import('./typed-forms.ts'),
      import('@famiglia/contract/settings/settings-values'),
      import('@famiglia/contract/settings/settings'),
    ]);
  const { DEFAULT_SETTINGS, writeField } = values;
  const view = (language: Language = 'en', settings = DEFAULT_SETTINGS) => ({
    guildId: '1',
    settings: { ...settings, version: 1, updated_by: null, updated_at: null },
    blocked: [],
    gaps: [],
    undelivered: [],
    unjudgeable: [],
    roleIds: new Set([ROLE]),
    userIds: new Set<string>(),
    membersListed: true,
    nameless: 0,
    warFeeds: [],
    first: null,
    language,
    now: new Date(0),
  });
  return {
    setupMessage,
    pagesOfSection,
    typedForms,
    typedForm,
    DEFAULT_SETTINGS,
    writeField,
    settingsValues,
    view,
  };
};

afterAll(() => {
  vi.doUnmock('@famiglia/contract/settings/settings-fields');
  vi.resetModules();
});

/** A sample is not known to the compiler. */
const named = (field: string) => field as 'gg.mode';

const rows = ({ components = [] }: BaseMessageOptions) =>
  components.map((row) => Reflect.get(row, 'components') as Record<string, unknown>[]);

test('a declared setting has its default, its check and its value in words', async () => {
  const setup = await load(SAMPLE_SETTINGS);
  expect(setup.DEFAULT_SETTINGS.events).toMatchObject({
    threads: true,
    ping_role: null,
    look_alikes: 'hold',
  });
  expect(setup.settingsValues.safeParse(setup.DEFAULT_SETTINGS).success).toBe(true);
  const wrong = setup.writeField(setup.DEFAULT_SETTINGS, named('events.look_alikes'), 'auto');
  expect(setup.settingsValues.safeParse(wrong).error?.issues[0]?.path).toEqual(['events', 'look_alikes']);
  const { embeds } = setup.setupMessage(setup.view(), { section: 'events', page: 1 });
  expect(JSON.stringify(embeds)).toContain(
    'Greeting: **Hi**\\nThreads: **on**\\nRole to ping: **not set**\\nLook-alikes: **Hold**',
  );
});

test('settings of a page that are chosen take turns in one select, whatever their number', async () => {
  const setup = await load(SAMPLE_SETTINGS);
  const shown = (field?: string, pingRole: string | null = null) => {
    const settings = setup.writeField(setup.DEFAULT_SETTINGS, named('events.ping_role'), pingRole as 'auto');
    const place = field === undefined ? { page: 1 } : { field: named(field) };
    return rows(setup.setupMessage(setup.view('en', settings), { section: 'events', ...place }));
  };
  expect(shown()[0]?.[0]).toMatchObject({
    options: [{ label: 'Threads' }, { label: 'Role to ping' }, { label: 'Look-alikes' }],
  });
  expect(shown('events.ping_role', ROLE)[1]?.[0]).toMatchObject({
    type: ComponentType.RoleSelect,
    customId: 'setup:pick:1:events.ping_role',
    minValues: 0,
    defaultValues: [{ id: ROLE }],
  });
  // Discord refuses the whole message if a default value does not exist any more.
  expect(shown('events.ping_role', '1')[1]?.[0]).toMatchObject({ defaultValues: [] });
  expect(shown('events.threads')[1]?.[0]).toMatchObject({
    options: [
      { label: 'Threads: on', value: 'on', default: true },
      { label: 'Threads: off', value: 'off', default: false },
    ],
  });
  expect(shown('events.look_alikes')[1]?.[0]).toMatchObject({
    options: [
      { label: 'Pay', value: 'pay', default: false },
      { label: 'Hold', value: 'hold', default: true },
    ],
  });
});

test('settings that are typed fill as many forms as they need, each with a button on its page', async () => {
  const setup = await load(SAMPLE_SETTINGS);
  expect(setup.typedForms('events').map(({ fields }) => fields.length)).toEqual([5, 5, 2, 5]);
  const labels = (page: number) =>
    rows(setup.setupMessage(setup.view(), { section: 'events', page })).map((row) =>
      row.map(({ label }) => label).filter(Boolean),
    );
  expect(labels(0)).toContainEqual([
    'Attendance reward and 4 more…',
    'No-show penalty for events and 4 more…',
    'Number 2 and 1 more…',
  ]);
  expect(labels(1)).toContainEqual(['Number 4 and 4 more…']);
});

const LONGEST_LABEL = 45;
const words = (index: number) => {
  const label = `${index} `.padEnd(LONGEST_LABEL, 'Щ');
  return { label, hint: label.repeat(2) };
};

/** A hundred settings of every plain kind with names as long as a form allows. */
const hundred = (setupOf: (index: number) => SetupSection) =>
  Object.fromEntries(
    Array.from({ length: 100 }, (_, index) => {
      const unit = { one: 'репутации', other: 'репутации' };
      const declared = {
        section: 'events' as const,
        setup: setupOf(index),
        en: words(index),
        ru: words(index),
        missing: { en: words(index).hint, ru: words(index).hint },
      };
      const kinds = [
        number({ ...declared, min: 0, max: 100_000, unit: { en: unit, ru: unit }, default: 99_999 }),
        text({ ...declared, min: 0, max: 200, default: '_'.repeat(200) }),
        toggle({ ...declared, default: true }),
        role(declared),
      ];
      return [`events.generated_${index}`, kinds[index % kinds.length]];
    }),
  );

/** Sections whose only setting has a control of several rows. */
const ALONE = new Set<SetupSection>(['sorting', 'log']);
const SHARED = SETUP_SECTIONS.filter((section) => !ALONE.has(section));

test.each([
  ['in one section', () => 'channels' as const],
  ['in all sections', (index: number) => SHARED[index % SHARED.length] ?? 'events'],
])('there is room for a hundred more settings, %s, in both languages', async (_, setupOf) => {
  const setup = await load(hundred(setupOf));
  for (const language of ['ru', 'en'] as const) {
    const places: SetupPlace[] = [
      { section: 'overview' },
      ...SETUP_SECTIONS.flatMap((section) =>
        setup.pagesOfSection(section).map((_fields, page) => ({ section, page })),
      ),
    ];
    const reached = new Set<string>();
    for (const place of places) {
      const message = setup.setupMessage(setup.view(language), place);
      expectWithinLimits(message, JSON.stringify(place));
      for (const [found] of JSON.stringify(message).matchAll(/events\.generated_\d+/g)) reached.add(found);
    }
    const forms = SETUP_SECTIONS.flatMap((section) => setup.typedForms(section));
    for (const form of forms) {
      const { title, components } = setup.typedForm(setup.view(language), form);
      expect(title.length).toBeLessThanOrEqual(45);
      expect(components.length).toBeLessThanOrEqual(5);
      for (const field of form.fields) reached.add(field);
    }
    // Each is in a select or in a form that a button opens.
    expect([...reached].filter((field) => field.startsWith('events.generated_'))).toHaveLength(100);
    const buttons = places.flatMap((place) =>
      rows(setup.setupMessage(setup.view(language), place))
        .flat()
        .map(({ customId }) => String(customId)),
    );
    for (const { section, number: which } of forms)
      expect(buttons).toContain(`setup:type:${section}:${which}`);
  }
});
