import { ACTIVITY_TYPES } from '@famiglia/contract/activity/activity-types';
import { CHANNEL_PERMISSIONS } from '@famiglia/contract/access/bot-permissions';
import { ACTIVITY_GROUPS } from '@famiglia/contract/activity/declare-activity';
import { fieldsOfKind } from '@famiglia/contract/settings/setting-field';
import { PERMISSIONS } from '@famiglia/contract/access/permissions';
import { SETUP_SECTIONS } from '@famiglia/contract/settings/setting-kinds';
import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import type { APIEmbed } from 'discord.js';
import { expect, test } from 'vitest';
import { fieldsOfSection, typedForms } from './setup-field.ts';
import { setupMessage } from './setup-message.ts';
import type { SetupPlace, SetupView } from './setup-view.ts';
import { typedForm } from './typed-forms.ts';

const MANY = [1, 7, 99, 10_079, 10_080];
const view = (language: 'ru' | 'en'): SetupView => ({
  guildId: '1205943769497600002',
  settings: {
    ...DEFAULT_SETTINGS,
    time_zone: 'Antarctica/DumontDUrville',
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
  roleIds: new Set(),
  membersListed: false,
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
  language,
  now: new Date('2026-03-01T12:00:00Z'),
});

const told = (section: 'overview' | 'channels' | 'screens') =>
  JSON.stringify(setupMessage(view('ru'), { section }).embeds);

/** What Discord counts of a message's embeds, all together. */
const charactersOf = (embeds: readonly APIEmbed[]): number =>
  embeds
    .flatMap(({ title, description, footer, author, fields = [] }) => [
      title,
      description,
      footer?.text,
      author?.name,
      ...fields.flatMap(({ name, value }) => [name, value]),
    ])
    .reduce((sum, text) => sum + (text?.length ?? 0), 0);

/** Discord's limits, which the longest values must not exceed. */
test.each(['ru', 'en'] as const)('every section fits into a message of Discord in %s', (language) => {
  const places: SetupPlace[] = [
    ...(['overview', ...SETUP_SECTIONS] as const).map((section) => ({ section })),
    ...ACTIVITY_GROUPS.map((news) => ({ section: 'log' as const, news })),
  ];
  for (const place of places) {
    const { section } = place;
    const { embeds = [], components = [] } = setupMessage(view(language), place);
    expect(components.length).toBeLessThanOrEqual(5);
    const text = JSON.stringify(embeds);
    expect(charactersOf(embeds as APIEmbed[]), section).toBeLessThanOrEqual(6000);
    for (const { fields } of embeds as APIEmbed[])
      for (const { value } of fields ?? []) expect(value.length).toBeLessThanOrEqual(1024);
    expect(text).not.toContain('undefined');
    const rows = components as readonly { components: { options?: { value: string; label: string }[] }[] }[];
    for (const { options = [] } of rows.flatMap((row) => row.components)) {
      expect(options.length).toBeLessThanOrEqual(25);
      expect(new Set(options.map(({ value }) => value)).size).toBe(options.length);
      for (const { label } of options) expect(label.length).toBeLessThanOrEqual(100);
    }
  }
});

test('missing permissions are named in Discord’s own words, next to the channels', () => {
  for (const section of ['overview', 'channels'] as const)
    expect(told(section)).toContain('Встраивать ссылки');
  expect(told('screens')).not.toContain('Встраивать ссылки');
});

test('a list of members that is not complete is named at the beginning', () => {
  expect(told('overview')).toContain('Список участников ещё загружается');
  const { embeds } = setupMessage({ ...view('ru'), membersListed: true }, { section: 'overview' });
  expect(JSON.stringify(embeds)).not.toContain('загружается');
});

test('what could not be delivered is named with its reason, next to the channels', () => {
  for (const section of ['overview', 'channels'] as const) {
    expect(told(section)).toContain('Не доставлено в Discord');
    expect(told(section)).toContain('Бот не может там писать');
  }
  expect(told('screens')).not.toContain('Не доставлено');
  const { embeds } = setupMessage({ ...view('ru'), undelivered: [] }, { section: 'overview' });
  expect(JSON.stringify(embeds)).not.toContain('Не доставлено');
});

test('an unknown time zone breaks nothing', () => {
  const lost = view('en');
  const message = setupMessage(
    { ...lost, settings: { ...lost.settings, time_zone: 'Mars/Olympus' } },
    { section: 'general' },
  );
  expect(JSON.stringify(message.embeds)).toContain('Olympus (?)');
});

/** Every setting of the contract by its path, with its default. */
const leaves = (value: object, path = ''): [string, unknown][] =>
  Object.entries(value).flatMap(([name, inner]: [string, unknown]) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? leaves(inner, `${path}${name}.`)
      : [[`${path}${name}`, inner]],
  );

test('every setting of the contract can be changed by /setup, because a Free guild has no panel', () => {
  const shown = SETUP_SECTIONS.flatMap(fieldsOfSection).toSorted();
  expect(shown).toEqual(
    leaves(DEFAULT_SETTINGS)
      .map(([path]) => path)
      .toSorted(),
  );
});

test("every setting that is typed is in a form of at most five fields, whose texts fit Discord's limits", () => {
  const forms = SETUP_SECTIONS.flatMap((section) => typedForms(section));
  const typed = ['number', 'text', 'welcome_text', 'time_zone', 'reasons'] as const;
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

test('the sixth typed setting of a section begins another form', () => {
  const forms = typedForms(
    'screens',
    Array.from({ length: 32 }, () => 'gg.reward' as const),
  );
  expect(forms.map(({ fields }) => fields.length)).toEqual([5, 5, 5, 5, 5, 5, 2]);
  const opened = forms.map((form) => typedForm(view('en'), form));
  expect(opened.map(({ title }) => title).slice(0, 2)).toEqual(['Screens', 'Screens (2)']);
  expect(new Set(opened.map(({ custom_id }) => custom_id)).size).toBe(forms.length);
});
