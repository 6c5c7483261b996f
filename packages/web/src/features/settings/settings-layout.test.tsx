import { FIELD_NAMES, SETTING_PAIRS } from '@famiglia/contract/settings/setting-field';
import type { SettingField } from '@famiglia/contract/settings/setting-field';
import type { Placed } from '@famiglia/contract/settings/setting-kinds';
import type { Settings } from '@famiglia/contract/settings/settings';
import { SETTINGS_FIELDS } from '@famiglia/contract/settings/settings-fields';
import { readField } from '@famiglia/contract/settings/settings-values';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { demoGuild } from '../../testing/demo-guild.ts';
import { mockServer, refuse, startMockServer } from '../../testing/mock-server.ts';
import { demoSettings } from './testing/demo-settings.ts';
import { getAnnouncement } from '../../shared/ui/announce.ts';
import { openSettings } from './testing/open-settings.tsx';

startMockServer();

const PANEL_SECTIONS = [...new Set(FIELD_NAMES.map((field) => SETTINGS_FIELDS[field].section))];

const nameField = async () => screen.findByLabelText('Reputation name');
const type = (element: HTMLElement, value: string) => fireEvent.change(element, { target: { value } });
const bar = () => screen.queryByRole('region', { name: 'Unsaved changes' });
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

/** Answers saves as the server does, and records what was sent. */
const acceptSaves = () => {
  const sent: unknown[] = [];
  mockServer.use(
    http.put('/api/settings/:id', async ({ request }) => {
      const body = (await request.json()) as Settings;
      sent.push(body);
      return HttpResponse.json({ ...body, version: body.version + 1, updated_by: null, updated_at: null });
    }),
  );
  return sent;
};

it('shows the bar with the first change and hides it with the last', async () => {
  openSettings('general');
  const field = await nameField();
  expect(bar()).toBeNull();
  type(field, 'Honour');
  expect(bar()).not.toBeNull();
  type(field, 'Respect');
  expect(bar()).toBeNull();
});

it('shows day and hour of payday only where the bot closes the period, and commands in hints as code', async () => {
  openSettings('payday');
  fireEvent.click(await screen.findByRole('combobox', { name: 'Closing the period' }));
  expect(screen.queryByLabelText('Hour')).toBeNull();
  fireEvent.click(within(await screen.findByRole('listbox')).getByRole('option', { name: 'Every month' }));
  expect(await screen.findByLabelText('Hour')).toBeTruthy();
  expect(screen.getByLabelText('Day of the month')).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Day of the week' })).toBeNull();
  cleanup();
  openSettings('cars');
  expect((await screen.findByText('/cars add')).tagName).toBe('CODE');
});

it('resets', async () => {
  openSettings('general');
  type(await nameField(), 'Honour');
  press('Reset');
  expect(await nameField()).toHaveProperty('value', 'Respect');
  expect(bar()).toBeNull();
});

it('saves by Ctrl+S, in any keyboard layout, based on the version it was opened with', async () => {
  const sent = acceptSaves();
  openSettings('general');
  type(await nameField(), 'Honour');
  fireEvent.keyDown(document, { key: 'ы', code: 'KeyS', ctrlKey: true });
  await waitFor(() => expect(bar()).toBeNull());
  expect(sent).toMatchObject([{ reputation_name: 'Honour', version: 3 }]);
  expect(await nameField()).toHaveProperty('value', 'Honour');
});

it('keeps changes while moving between sections, and saves them together', async () => {
  const sent = acceptSaves();
  openSettings('general');
  type(await nameField(), 'Honour');
  fireEvent.click(screen.getByRole('link', { name: /Rewards and sign-up/ }));
  type(await screen.findByRole('spinbutton', { name: 'Attendance reward Capts' }), '33');
  press(/^Save/);
  await waitFor(() => expect(bar()).toBeNull());
  expect(sent).toMatchObject([{ reputation_name: 'Honour', capts: { reward: 33 } }]);
});

it('shows at the field what the server refuses, and marks its section', async () => {
  mockServer.use(
    http.put('/api/settings/:id', () =>
      refuse('validation_failed', [{ field: 'time_zone', message: 'unknown_time_zone' }]),
    ),
  );
  openSettings('general');
  type(await nameField(), 'Honour');
  press(/^Save/);
  expect(await screen.findByText('Unknown time zone.')).toBeTruthy();
  expect(bar()?.textContent).toContain('Some fields need fixing: General');
  expect(bar()).not.toBeNull();
});

it('does not send invalid values', async () => {
  const sent = acceptSaves();
  openSettings('reputation');
  type(await screen.findByLabelText('Screens per day'), '500');
  press(/^Save/);
  expect(await screen.findByText('No more than 100.')).toBeTruthy();
  expect(sent).toEqual([]);
});

it.each(PANEL_SECTIONS)('shows every setting of the section %s that says something', async (section) => {
  const chosen = '400000000000000001';
  const channels = { ...demoSettings().channels, log: chosen, war_reports: chosen, payday: chosen };
  const settings = demoSettings({ channels });
  openSettings(section, { settings });
  const paired = new Set(SETTING_PAIRS.map(({ capt }) => capt));
  const valueOf = (name: string) => readField(settings, name as SettingField);
  const texts = FIELD_NAMES.filter((name) => {
    const { section: place, onlyIf }: Placed = SETTINGS_FIELDS[name];
    return place === section && !paired.has(name) && (!onlyIf || onlyIf(valueOf));
  }).map((name) => SETTINGS_FIELDS[name].en);
  await waitFor(() => expect(document.querySelector('[aria-busy="true"]')).toBeNull());
  for (const { label, hint = '' } of texts) {
    expect(screen.getAllByText(label).length).toBeGreaterThan(0);
    expect(document.body.textContent).toContain(hint.replaceAll('`', ''));
  }
});

it('leads from the address of a section that is now part of another one', async () => {
  const { router, home } = openSettings('general');
  await nameField();
  await router.navigate(`${home}/settings/reminders`);
  await waitFor(() => expect(router.state.location.pathname).toBe(`${home}/settings/events`));
});

it('shows the kinds of the log by group, each with the number of chosen ones', async () => {
  openSettings('channels', {
    settings: demoSettings({ channels: { ...demoSettings().channels, log: '400000000000000001' } }),
  });
  const member = await screen.findByRole('button', { name: 'Member joined' });
  const group = member.closest('details');
  expect(group?.open).toBe(false);
  expect(group?.querySelector('summary')?.textContent).toMatch(/^Members1 of \d+$/);
});

it('says why a save failed, and keeps the changes', async () => {
  mockServer.use(http.put('/api/settings/:id', () => refuse('overloaded')));
  openSettings('general');
  type(await nameField(), 'Honour');
  press(/^Save/);
  expect(await screen.findByText(/The server is overloaded/)).toBeTruthy();
  expect(await nameField()).toHaveProperty('value', 'Honour');
});

it('keeps what is typed during a save, as a change on top of the saved version', async () => {
  const answer = new EventTarget();
  openSettings('general');
  mockServer.use(
    http.put('/api/settings/:id', async ({ request }) => {
      const body = (await request.json()) as Settings;
      await new Promise((resolve) => answer.addEventListener('given', resolve, { once: true }));
      return HttpResponse.json({ ...body, version: body.version + 1, updated_by: null, updated_at: null });
    }),
  );
  type(await nameField(), 'Honour');
  press(/^Save/);
  await screen.findByRole('button', { name: /Saving/ });
  type(await nameField(), 'Glory');
  answer.dispatchEvent(new Event('given'));
  await waitFor(() => expect(screen.queryByRole('button', { name: /Saving/ })).toBeNull());
  expect(await nameField()).toHaveProperty('value', 'Glory');
  const sent = acceptSaves();
  press(/^Save/);
  await waitFor(() => expect(sent).toMatchObject([{ reputation_name: 'Glory', version: 4 }]));
  await waitFor(() => expect(getAnnouncement().words).toBe('Saved'));
});

it('announces in the bar why nothing was saved', async () => {
  mockServer.use(http.put('/api/settings/:id', () => refuse('overloaded')));
  openSettings('general');
  type(await nameField(), 'Honour');
  press(/^Save/);
  // A screen reader reads an alert at once.
  await waitFor(() => {
    const said = within(bar() as HTMLElement).getByRole('alert');
    expect(said.textContent).toMatch(/The server is overloaded/);
  });
});

it('offers only the sections that the person may open', async () => {
  openSettings('general', {
    guild: demoGuild({ access: { level: 'member', permissions: ['panel.view', 'settings.manage'] } }),
  });
  await nameField();
  const names = screen.getAllByRole('link').map((link) => link.textContent);
  expect(names).toContain('Channels');
  for (const closed of ['Roles and permissions', 'Panel users', 'Subscription'])
    expect(names).not.toContain(closed);
});

it('shows what failed to load, and loads on a second try', async () => {
  openSettings('general');
  mockServer.use(http.get('/api/settings/:id', () => refuse('internal'), { once: true }));
  fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
  expect(await nameField()).toHaveProperty('value', 'Respect');
});

it('previews the welcome as Discord shows it, in the family’s language', async () => {
  openSettings('joining', { settings: { ...demoSettings(), language: 'ru' } });
  type(await screen.findByLabelText('Welcome'), '**{member}**, read {rules} and type `/nick`, _now_.');
  const preview = screen.getByText('@Ivan').closest('p');
  expect(preview?.textContent).toBe('@Ivan, read правила and type /nick, now.');
  expect([...(preview?.querySelectorAll('strong, code, em') ?? [])].map((one) => one.tagName)).toEqual([
    'STRONG',
    'CODE',
    'EM',
  ]);
});
