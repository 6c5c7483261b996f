import type { Car } from '@famiglia/contract/cars/cars';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { setSession } from '../../shared/auth/auth-store.ts';
import { showLanguage } from '../../shared/language/language-store.ts';
import { CurrentGuild } from '../../shared/lib/current-guild.ts';
import { demoGuild } from '../../testing/demo-guild.ts';
import { listOf } from '../../testing/list-of.ts';
import { mockServer, startMockServer } from '../../testing/mock-server.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { sessionOf } from '../../testing/signed-in.ts';
import { CarsPage } from './cars-page.tsx';

startMockServer();
beforeEach(() => {
  setSession(sessionOf('one'));
  showLanguage('en');
});

const vito = { id: '300000000000000001', name: 'Vito' };
const free: Car = {
  id: '0b5f1f6e-6d0b-4a6e-9a3e-2f2c6d6a1a01',
  version: 3,
  name: 'Sultan',
  plate: 'A1',
  needed_role_id: '300000000000000009',
  needed_rank: null,
  note: 'Fill it up',
  holder: null,
};
const taken: Car = {
  ...free,
  id: '0b5f1f6e-6d0b-4a6e-9a3e-2f2c6d6a1a02',
  name: 'Buffalo',
  needed_role_id: null,
  note: '',
  holder: { user: vito, since: '2026-05-01T12:00:00.000Z', has_rank: false },
};

/** A mocked server that has these cars, and records what is asked of it. */
const open = (guild = demoGuild(), answer: () => Response = () => HttpResponse.json(free)) => {
  const calls: unknown[] = [];
  const record = async ({ request }: { request: Request }) => {
    calls.push(request.method === 'DELETE' ? request.url.split('/').at(-1) : await request.json());
    return request.method === 'DELETE' ? new HttpResponse(null, { status: 204 }) : answer();
  };
  mockServer.use(
    http.get('/api/cars/:guildId', () => HttpResponse.json(listOf([taken, free]))),
    http.get('/api/guilds/:guildId/roles', () => HttpResponse.json(listOf([]))),
    http.post('/api/cars/:guildId', record),
    http.put('/api/cars/:guildId/:carId', record),
    http.delete('/api/cars/:guildId/:carId', record),
    http.post('/api/cars/:guildId/:carId/take-back', record),
  );
  renderAt(
    '/',
    <CurrentGuild value={guild}>
      <CarsPage />
    </CurrentGuild>,
  );
  return calls;
};

it('says who has which car, and what a leader has to mend', async () => {
  open();
  expect(await screen.findByText('2 cars, 1 taken')).toBeTruthy();
  expect(screen.getByText(/^Vito/)).toBeTruthy();
  expect(screen.getByText('No longer has the rank')).toBeTruthy();
  expect(screen.getByText(/The needed role was deleted.* · Fill it up/)).toBeTruthy();
});

it('takes a car back from whom the leader saw, and removes one after asking', async () => {
  const calls = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Take back' }));
  expect(await screen.findByText(/Vito will be told/)).toBeTruthy();
  fireEvent.click(screen.getAllByRole('button', { name: 'Take back' }).at(-1) as HTMLElement);
  await waitFor(() => expect(calls).toEqual([{ holder_id: vito.id }]));
  await waitFor(() => expect(screen.queryByText(/Vito will be told/)).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Actions: Sultan · A1' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Remove' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(calls[1]).toBe(free.id));
});

it('adds a car with a name alone', async () => {
  const calls = open();
  fireEvent.click(await screen.findByRole('button', { name: 'Add a car' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Give it a name of up to 40 characters.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Banshee' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls).toEqual([{ name: 'Banshee', plate: '', note: '', needed_role_id: null }]),
  );
});

it('edits on the version that was opened; what somebody else saved is shown, and what was typed stays', async () => {
  let newer: Car | null = { ...free, version: 4, note: 'Do not scratch' };
  const calls = open(demoGuild(), () => {
    const current = newer;
    newer = null;
    return current === null
      ? HttpResponse.json(free)
      : HttpResponse.json({ code: 'version_conflict', status: 409, current }, { status: 409 });
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Actions: Sultan · A1' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  fireEvent.change(await screen.findByLabelText('Plate'), { target: { value: 'B2' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/Do not scratch/)).toBeTruthy();
  expect(screen.getByLabelText('Plate')).toMatchObject({ value: 'B2' });
  fireEvent.click(screen.getByRole('button', { name: 'Overwrite with mine' }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls).toMatchObject([
    { version: 3, plate: 'B2', needed_role_id: free.needed_role_id },
    { version: 4, plate: 'B2' },
  ]);
});

it('shows no actions to others, and says where it is turned on', async () => {
  const guild = demoGuild({ car_park: false });
  open({ ...guild, access: { level: 'member', permissions: ['panel.view'] } });
  expect(await screen.findByText('Vito')).toBeTruthy();
  expect(screen.getByText('The car park is off')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.queryByRole('link')).toBeNull();
});
