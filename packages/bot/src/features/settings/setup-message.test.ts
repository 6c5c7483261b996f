import { ACTIVITY_TYPES } from '@famiglia/contract/activity/activity-types';
import { CHANNEL_PERMISSIONS } from '@famiglia/contract/access/bot-permissions';
import { ACTIVITY_GROUPS } from '@famiglia/contract/activity/declare-activity';
import { FIRST_QUESTIONS, FIRST_STEPS } from '@famiglia/contract/dashboard/first-steps';
import type { FirstSteps } from '@famiglia/contract/dashboard/first-steps';
import { NEW_CHANNEL_NAMES } from '@famiglia/contract/settings/new-channels';
import { FIELD_NAMES, fieldsOfKind } from '@famiglia/contract/settings/setting-field';
import { PERMISSIONS } from '@famiglia/contract/access/permissions';
import { SETUP_SECTIONS } from '@famiglia/contract/settings/setting-kinds';
import { SETTINGS_FIELDS } from '@famiglia/contract/settings/settings-fields';
import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import { expect, test } from 'vitest';
import { expectWithinLimits } from '../../testing/discord-limits.ts';
import { pagesOfSection, typedForms } from './setup-field.ts';
import { setupMessage } from './setup-message.ts';
import type { SetupPlace, SetupView } from './setup-view.ts';
import { typedForm } from './typed-forms.ts';

const MANY = [1, 7, 99, 10_079, 10_080];

/** A family that never saved anything. */
const fresh = (language: 'ru' | 'en'): SetupView => ({
  guildId: '1205943769497600002',
  settings: { ...DEFAULT_SETTINGS, version: 0, updated_by: null, updated_at: null },
  blocked: [],
  gaps: [],
  undelivered: [],
  unjudgeable: [],
  roleIds: new Set(),
  userIds: new Set<string>(),
  membersListed: true,
  nameless: 0,
  warFeeds: [],
  first: null,
  language,
  now: new Date('2026-03-01T12:00:00Z'),
});

/** A family that has done nothing yet, with as many leaders as are named. */
const guide: FirstSteps = {
  steps: FIRST_STEPS.map((name) => ({ name, done: false, later: false })),
  away: false,
  language: 'ru',
  time_zone: 'Antarctica/DumontDUrville',
  version: 2_000_000_000,
  leaders: Array.from({ length: 5 }, () => ({ role_id: '1205960127283200010', name: '_'.repeat(100) })),
  channels: NEW_CHANNEL_NAMES.map((purpose) => ({
    purpose,
    chosen: null,
    name: '_'.repeat(60),
    state: 'refused',
  })),
  event: null,
};

/** A family with the longest values and every problem. */
const view = (language: 'ru' | 'en'): SetupView => ({
  ...fresh(language),
  settings: {
    ...DEFAULT_SETTINGS,
    time_zone: 'Antarctica/DumontDUrville',
    reputation_name: '_'.repeat(32),
    events: { ...DEFAULT_SETTINGS.events, reminders_minutes: MANY },
    gungame: {
      ...DEFAULT_SETTINGS.gungame,
      reject_reasons: Array.from({ length: 20 }, () => '_'.repeat(100)),
    },
    log: { types: [...ACTIVITY_TYPES] },
    reputation_roles: Array.from({ length: 50 }, (_, index) => ({
      role_id: `12059601272832000${index + 10}`,
      reputation: -2_000_000_000 + index,
    })),
    version: 2_000_000_000,
    updated_by: '842764187074560005',
    updated_at: '2026-03-01T12:00:00.000Z',
  },
  blocked: (['reputation_roles', 'joining.roles', 'vacations.role', 'warnings.role'] as const).flatMap(
    (setting) =>
      Array.from({ length: 10 }, () => ({
        setting,
        roleId: '1205960127283200010',
        name: '_'.repeat(100),
        refusal: 'panel_rights' as const,
        message: `role_panel_rights:${PERMISSIONS.join(',')}:${'_'.repeat(100)}`,
      })),
  ),
  gaps: fieldsOfKind('channel').map((setting) => ({
    setting,
    channel_id: '1205960127283200026',
    channel_name: 'x',
    missing: [...CHANNEL_PERMISSIONS],
  })),
  membersListed: false,
  nameless: 99_999,
  first: guide,
  unjudgeable: [
    { kind: 'gg', count: 99_999, setting: 'channels.gg_review' },
    { kind: 'gungame', count: 99_999, setting: 'channels.gungame_review' },
  ],
  undelivered: Array.from({ length: 9 }, (_, index) => ({
    kind: 'roster',
    problem: 'missing_permissions',
    count: 1,
    about: { kind: 'event', id: `00000000-0000-4000-8000-00000000000${index}`, name: '*'.repeat(100) },
    since: '2026-03-01T12:00:00.000Z',
    gave_up: false,
  })),
});

const shown = (whose: SetupView, section: Exclude<SetupPlace['section'], 'first'> = 'overview') =>
  JSON.stringify(setupMessage(whose, { section }).embeds);
const told = (section: 'overview' | 'channels' | 'screens') => shown(view('ru'), section);

test.each(['ru', 'en'] as const)('every page fits into a message of Discord in %s', (language) => {
  const places: SetupPlace[] = [
    { section: 'overview' },
    ...FIRST_QUESTIONS.map((question) => ({ section: 'first' as const, question })),
    ...SETUP_SECTIONS.map((section) => ({ section })),
    ...FIELD_NAMES.map((field) => ({ section: SETTINGS_FIELDS[field].setup, field })),
    ...ACTIVITY_GROUPS.map((news) => ({ section: 'log' as const, news })),
  ];
  for (const place of places) {
    const message = setupMessage(view(language), place);
    expectWithinLimits(message, place.section);
    expect(JSON.stringify(message)).not.toContain('undefined');
  }
});

test('the first page of a new family says what does not work without a choice, and nothing else', () => {
  const { embeds = [] } = setupMessage(fresh('ru'), { section: 'overview' });
  expect(embeds).toMatchObject([
    {
      fields: [
        { name: 'Чего не хватает', value: expect.stringMatching(/^\*\*Мероприятия\*\*: .*\n\*\*Капты\*\*/) },
      ],
    },
  ]);
  // An optional channel, and one that is needed only with another setting, are not missing.
  expect(JSON.stringify(embeds)).not.toMatch(/Журнал|Проверка ган-гейма|Приветствия/);
});

test('a first step that was put off comes after what is to be done now', () => {
  const steps = FIRST_STEPS.map((name) => ({
    name,
    done: false,
    later: name === 'language' || name === 'deputies',
  }));
  const { embeds = [] } = setupMessage(
    { ...fresh('en'), first: { ...guide, steps } },
    { section: 'overview' },
  );
  const [left = ''] = /First steps: .*?"value":"[^"]*/.exec(JSON.stringify(embeds)) ?? [];
  expect(left).toMatch(/\*\*Which channels\?\*\*.*Finish your first event.*Which language.*Who leads/);
});

test('a choice that another setting needs is missing as long as that one is on', () => {
  const { settings, ...others } = fresh('en');
  const welcomes = { ...settings, joining: { ...settings.joining, welcome: 'both' as const } };
  expect(shown({ ...others, settings: welcomes })).toContain('welcomes are turned on, but have no channel');
  const channels = { ...settings.channels, welcome: '1205960127283200026' };
  expect(shown({ ...others, settings: { ...welcomes, channels } })).not.toContain('welcomes are turned on');
});

test('what differs from the default is named with the default; chosen channels are not', () => {
  const { settings, ...others } = fresh('ru');
  const changed = {
    ...settings,
    gg: { ...settings.gg, reward: 9 },
    channels: { ...settings.channels, log: '1205960127283200026' },
  };
  const page = shown({ ...others, settings: changed });
  expect(page).toContain('За скрин с ГГ: **9 репутации** (стандартно: 5 репутации)');
  expect(page).not.toContain('1205960127283200026');
});

test('words that an English family starts with are not unusual', () => {
  const { settings, ...others } = fresh('en');
  const english = {
    ...settings,
    language: 'en' as const,
    reputation_name: 'Reputation',
    joining: {
      ...settings.joining,
      ping_text: 'Choose what you want to be called for. Another press drops the role.',
    },
  };
  const page = shown({ ...others, settings: english });
  expect(page).not.toContain('Reputation name');
  expect(page).not.toContain('Text above the ping roles');
});

test('a section says in the select what is missing in it, and opens with that', () => {
  const { components = [] } = setupMessage(fresh('ru'), { section: 'overview' });
  expect(JSON.stringify(components)).toContain('Не указано: Мероприятия, Капты, Скрины с ГГ');
  const { settings, ...others } = fresh('ru');
  const channels = { ...settings.channels, events: '1205960127283200026' };
  const page = setupMessage({ ...others, settings: { ...settings, channels } }, { section: 'channels' });
  expect(JSON.stringify(page.components)).toContain('setup:pick:0:channels.capts');
});

test('missing permissions are named in Discord’s own words, next to the channels', () => {
  for (const section of ['overview', 'channels'] as const)
    expect(told(section)).toContain('Встраивать ссылки');
  expect(told('screens')).not.toContain('Встраивать ссылки');
});

test('a list of members that is not complete is named at the beginning', () => {
  expect(told('overview')).toContain('Список участников ещё загружается');
  expect(shown({ ...view('ru'), membersListed: true })).not.toContain('загружается');
});

test('what could not be delivered is named with its reason, next to the channels', () => {
  for (const section of ['overview', 'channels'] as const) {
    expect(told(section)).toContain('Не доставлено в Discord');
    expect(told(section)).toContain('Бот не может там писать');
  }
  expect(told('screens')).not.toContain('Не доставлено');
  expect(shown({ ...view('ru'), undelivered: [] })).not.toContain('Не доставлено');
});

test('an unknown time zone breaks nothing', () => {
  const lost = view('en');
  const settings = { ...lost.settings, time_zone: 'Mars/Olympus' };
  expect(shown({ ...lost, settings }, 'general')).toContain('Olympus (?)');
});

/** Every setting of the contract by its path, with its default. */
const leaves = (value: object, path = ''): [string, unknown][] =>
  Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? leaves(inner, `${path}${name}.`)
      : [[`${path}${name}`, inner]],
  );

test('every setting of the contract can be changed by /setup, because a Free guild has no panel', () => {
  const onPages = SETUP_SECTIONS.flatMap((section) => pagesOfSection(section).flat()).toSorted();
  expect(onPages).toEqual(
    leaves(DEFAULT_SETTINGS)
      .map(([path]) => path)
      .toSorted(),
  );
});

test("every setting that is typed is in a form of at most five fields, whose texts fit Discord's limits", () => {
  const forms = SETUP_SECTIONS.flatMap((section) => typedForms(section));
  const typed = ['number', 'text', 'welcome_text', 'time_zone', 'reasons', 'names', 'webhooks'] as const;
  expect(forms.flatMap(({ fields }) => fields).toSorted()).toEqual(typed.flatMap(fieldsOfKind).toSorted());
  for (const { title, components } of forms.flatMap((form) => [
    typedForm(view('ru'), form),
    typedForm(view('en'), form),
  ])) {
    expect(title.length).toBeLessThanOrEqual(45);
    expect(components.length).toBeLessThanOrEqual(5);
    for (const { label, description = '' } of components) {
      expect(label.length).toBeLessThanOrEqual(45);
      expect(description.length).toBeLessThanOrEqual(100);
    }
  }
});
