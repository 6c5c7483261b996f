import { PERMISSIONS } from '@famiglia/contract/access/permissions';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it, vi } from 'vitest';
import { demoGuild } from '../../../testing/demo-guild.ts';
import { mockServer, refuse, startMockServer } from '../../../testing/mock-server.ts';
import { demoRoles, SOLDIER } from '../testing/demo-roles.ts';
import { listOf } from '../../../testing/list-of.ts';
import { openSettings } from '../testing/open-settings.tsx';

startMockServer();

beforeEach(() => {
  const wide = {
    matches: true,
    addEventListener: vi.fn<() => void>(),
    removeEventListener: vi.fn<() => void>(),
  };
  vi.stubGlobal('matchMedia', () => wide);
  return () => vi.unstubAllGlobals();
});

const box = (name: string) => screen.getByRole<HTMLInputElement>('checkbox', { name });
const boxes = async () => screen.findAllByRole<HTMLInputElement>('checkbox');
const key = (name: string, init = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...init });
const focused = () => document.activeElement?.getAttribute('aria-label');

it('has one tab stop, and the arrow keys move inside', async () => {
  openSettings('roles');
  const all = await boxes();
  expect(all).toHaveLength(demoRoles.length * PERMISSIONS.length);
  expect(all.filter((one) => one.tabIndex === 0)).toHaveLength(1);

  all[0]?.focus();
  key('ArrowRight');
  key('ArrowDown');
  expect(focused()).toBe('Soldier: See members');
  key('ArrowDown');
  expect(focused()).toBe('Soldier: See members');
  key('End');
  expect(focused()).toBe('Soldier: Manage the subscription');
  key('Home', { ctrlKey: true });
  expect(focused()).toBe('Capo: Open the panel');
  expect(all.filter((one) => one.tabIndex === 0)).toEqual([document.activeElement]);
});

it('says before saving which roles the bot stops giving once they get rights', async () => {
  const soldier = {
    id: SOLDIER,
    name: 'Soldier',
    color: 0,
    position: 1,
    managed: false,
    refusal: null,
    rights: [],
    given_by: ['reputation', 'acceptance'] as const,
  };
  openSettings('roles', { discordRoles: [{ ...soldier, given_by: [...soldier.given_by] }] });
  await boxes();
  expect(screen.queryByText(/The bot gives/)).toBeNull();
  fireEvent.click(box('Soldier: See members'));
  expect(await screen.findByText(/gives “Soldier” by itself \(reputation roles\)/)).toBeTruthy();
  expect(screen.getByText(/“Soldier” is given with accepted applications/)).toBeTruthy();
  fireEvent.click(box('Soldier: See members'));
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
  await boxes();
  fireEvent.click(box('Soldier: See events'));
  fireEvent.change(screen.getByLabelText('Sign-up priority: Soldier'), { target: { value: '7' } });
  fireEvent.click(screen.getByRole('button', { name: /^Save/ }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull());
  expect(sent).toEqual([
    { roles: [{ role_id: SOLDIER, permissions: ['events.view'], signup_priority: 7, version: 0 }] },
  ]);
  expect(box('Soldier: See events').checked).toBe(true);
});

it('does not let a person grant a permission that they do not have, and says why', async () => {
  openSettings('roles', {
    guild: demoGuild({ access: { level: 'member', permissions: ['panel.view', 'access.manage'] } }),
  });
  await boxes();
  const closed = box(
    'Soldier: Change settings. You do not have this permission yourself, so you cannot grant it.',
  );
  fireEvent.click(closed);
  expect(closed.checked).toBe(false);
  expect(screen.queryByRole('region', { name: 'Unsaved changes' })).toBeNull();

  // A role's existing permission may be removed and restored.
  fireEvent.click(box('Capo: Change settings'));
  expect(box('Capo: Change settings').checked).toBe(false);
  fireEvent.click(box('Capo: Change settings'));
  expect(box('Capo: Change settings').checked).toBe(true);
});

it('finds a role by name, and says if there is none', async () => {
  openSettings('roles');
  await boxes();
  const search = screen.getByRole('searchbox');
  fireEvent.change(search, { target: { value: 'sold' } });
  expect(screen.queryByText('Capo')).toBeNull();
  fireEvent.change(search, { target: { value: 'zzz' } });
  fireEvent.click(screen.getByRole('button', { name: 'Show all roles' }));
  expect(screen.getByText('Capo')).toBeTruthy();
});

it('keeps what the server refused', async () => {
  mockServer.use(http.post('/api/roles/:id/batch', () => refuse('overloaded')));
  openSettings('roles');
  await boxes();
  fireEvent.click(box('Soldier: See events'));
  fireEvent.click(screen.getByRole('button', { name: /^Save/ }));
  expect(await screen.findByText(/The server is overloaded/)).toBeTruthy();
  expect(box('Soldier: See events').checked).toBe(true);
});
