import { PERMISSIONS } from '@famiglia/contract/access/permissions';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { demoGuild } from '../../../testing/demo-guild.ts';
import { mockServer, refuse, startMockServer } from '../../../testing/mock-server.ts';
import { CAPO, demoRoles, SOLDIER } from '../testing/demo-roles.ts';
import { listOf } from '../../../testing/list-of.ts';
import { openSettings } from '../testing/open-settings.tsx';

startMockServer();

const choose = async (role: string) =>
  fireEvent.click(await screen.findByRole('radio', { name: new RegExp(`^${role},`) }));
const right = (name: string) => screen.getByRole('switch', { name });
const isOn = (name: string) => right(name).getAttribute('aria-checked') === 'true';
const bar = () => screen.queryByRole('region', { name: 'Unsaved changes' });
const save = () => fireEvent.click(screen.getByRole('button', { name: /^Save/ }));

it('opens the first role that has rights: every right as a switch with what it allows, and how many have the role', async () => {
  openSettings('roles');
  expect((await screen.findAllByRole('switch')).length).toBe(PERMISSIONS.length);
  expect(screen.getByRole('heading', { name: 'Capo' })).toBeTruthy();
  expect(screen.getByText('4 members')).toBeTruthy();
  expect([isOn('Change settings'), isOn('See events')]).toEqual([true, false]);
  const events = within(screen.getByRole('region', { name: 'Events and capts' }));
  expect(events.getAllByRole('switch').map((one) => one.getAttribute('aria-checked'))).toEqual([
    'false',
    'false',
    'false',
    'false',
  ]);
  const note = right('Run events').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(note)?.textContent).toMatch(/^Create, edit and cancel events/);
});

it('keeps the chosen role in the address, and the roles have one tab stop', async () => {
  const { router } = openSettings('roles');
  await choose('Soldier');
  expect(await screen.findByRole('heading', { name: 'Soldier' })).toBeTruthy();
  expect(router.state.location.search).toBe(`?role=${SOLDIER}`);
  expect(screen.getAllByRole('radio').filter((one) => one.tabIndex === 0)).toHaveLength(1);
});

it('says before saving which roles the bot stops giving once they get rights', async () => {
  openSettings('roles', {
    discordRoles: [
      {
        id: SOLDIER,
        name: 'Soldier',
        color: 0,
        position: 1,
        managed: false,
        refusal: null,
        rights: [],
        given_by: ['reputation', 'acceptance'],
      },
    ],
  });
  await choose('Soldier');
  expect(screen.queryByText(/The bot gives/)).toBeNull();
  fireEvent.click(right('See members'));
  expect(await screen.findByText(/gives “Soldier” by itself \(reputation roles\)/)).toBeTruthy();
  expect(screen.getByText(/“Soldier” is given with accepted applications/)).toBeTruthy();
  fireEvent.click(right('See members'));
  expect(screen.queryByText(/The bot gives/)).toBeNull();
});

it('saves only the roles that were changed', async () => {
  const sent: unknown[] = [];
  mockServer.use(
    http.post('/api/roles/:id/batch', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(
        listOf(
          demoRoles.map((role) =>
            role.role_id === SOLDIER ? { ...role, permissions: ['events.view'], signup_priority: 7 } : role,
          ),
        ),
      );
    }),
  );
  openSettings('roles');
  await choose('Soldier');
  fireEvent.click(right('See events'));
  fireEvent.change(screen.getByLabelText('Sign-up priority'), { target: { value: '7' } });
  save();
  await waitFor(() => expect(bar()).toBeNull());
  expect(sent).toEqual([
    { roles: [{ role_id: SOLDIER, permissions: ['events.view'], signup_priority: 7, version: 0 }] },
  ]);
  expect(isOn('See events')).toBe(true);
});

it('takes over what another role has, as far as the person may give it', async () => {
  openSettings('roles', {
    guild: demoGuild({ access: { level: 'member', permissions: ['panel.view', 'access.manage'] } }),
  });
  await choose('Soldier');
  fireEvent.click(screen.getByRole('combobox', { name: 'Same as another role…' }));
  const capo = await screen.findByRole('option', { name: /Capo/ });
  fireEvent.pointerDown(capo);
  fireEvent.click(capo);
  expect(await screen.findByText('Taken from “Capo”. Save to apply.')).toBeTruthy();
  // Capo may change settings too, but this person does not hold that.
  expect([isOn('Open the panel'), isOn('Change settings')]).toEqual([true, false]);
  expect(bar()).not.toBeNull();
});

it('does not let a person grant a permission that they do not have, and says why', async () => {
  openSettings('roles', {
    guild: demoGuild({ access: { level: 'member', permissions: ['panel.view', 'access.manage'] } }),
  });
  await choose('Soldier');
  fireEvent.click(right('Change settings'));
  expect(isOn('Change settings')).toBe(false);
  expect(screen.getAllByText(/You do not have this permission yourself/).length).toBeGreaterThan(0);
  expect(bar()).toBeNull();

  // A role's existing permission may be removed and restored.
  await choose('Capo');
  fireEvent.click(right('Change settings'));
  expect(isOn('Change settings')).toBe(false);
  fireEvent.click(right('Change settings'));
  expect(isOn('Change settings')).toBe(true);
});

it('finds a role by name, and says if there is none', async () => {
  openSettings('roles');
  const search = await screen.findByRole('searchbox');
  fireEvent.change(search, { target: { value: 'sold' } });
  expect(screen.queryByRole('radio', { name: /^Capo/ })).toBeNull();
  fireEvent.change(search, { target: { value: 'zzz' } });
  expect(screen.getByText('No role matches “zzz”')).toBeTruthy();
});

it('keeps what the server refused', async () => {
  mockServer.use(http.post('/api/roles/:id/batch', () => refuse('overloaded')));
  openSettings('roles');
  await choose('Soldier');
  fireEvent.click(right('See events'));
  save();
  expect(await screen.findByText(/The server is overloaded/)).toBeTruthy();
  expect(isOn('See events')).toBe(true);
});

it('keeps the edits over what somebody else saved meanwhile', async () => {
  const newer = demoRoles.map((role) =>
    role.role_id === CAPO ? { ...role, permissions: ['capts.view' as const], version: 2 } : role,
  );
  mockServer.use(
    http.post('/api/roles/:id/batch', () =>
      HttpResponse.json({ code: 'version_conflict', errors: [], current: listOf(newer) }, { status: 409 }),
    ),
  );
  openSettings('roles');
  await choose('Capo');
  fireEvent.click(right('See events'));
  save();
  await waitFor(() => expect(isOn('See capts')).toBe(true));
  expect([isOn('See events'), isOn('Change settings')]).toEqual([true, false]);
  expect(bar()).not.toBeNull();
});
