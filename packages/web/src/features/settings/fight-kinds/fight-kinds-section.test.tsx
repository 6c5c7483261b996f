import { PRESET_KINDS } from '@famiglia/contract/fight-kinds/fight-kind-presets';
import type { FightKind } from '@famiglia/contract/fight-kinds/fight-kinds';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { drop } from '../../../entities/fight-kind/testing/demo-kind.ts';
import { listOf } from '../../../testing/list-of.ts';
import { mockServer, startMockServer } from '../../../testing/mock-server.ts';
import { openSettings } from '../testing/open-settings.tsx';

startMockServer();

const stash: FightKind = { ...drop, id: '0b5f1f6e-6d0b-4a6e-9a3e-2f2c6d6a1a02', name: 'Stash', emoji: null };

/** A mocked server that stores the kinds, and records the requests. */
const serve = (...kinds: FightKind[]) => {
  const calls: unknown[] = [];
  let present = kinds;
  openSettings('fight-kinds');
  mockServer.use(
    http.get('/api/event-templates/:id', () => HttpResponse.json(listOf([]))),
    http.get('/api/fight-kinds/:id', () => HttpResponse.json(listOf(present))),
    http.post('/api/fight-kinds/:id', async ({ request }) => {
      calls.push(await request.json());
      return HttpResponse.json(drop);
    }),
    http.post('/api/fight-kinds/:id/presets', async ({ request }) => {
      calls.push(await request.json());
      present = [drop, stash];
      return HttpResponse.json(listOf(present));
    }),
    http.put('/api/fight-kinds/:id/order', async ({ request }) => {
      calls.push(await request.json());
      present = present.toReversed();
      return HttpResponse.json(listOf(present));
    }),
    http.put('/api/fight-kinds/:id/:kindId', async ({ request }) => {
      calls.push(await request.json());
      return HttpResponse.json({ ...drop, version: 4 });
    }),
    http.delete('/api/fight-kinds/:id/:kindId', ({ params }) => {
      calls.push(`deleted ${String(params['kindId'])}`);
      present = present.filter(({ id }) => id !== params['kindId']);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  return calls;
};

it('begins with the usual kinds of a game server', async () => {
  const calls = serve();
  expect(await screen.findByText('No kinds of fights yet')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Add Majestic’s usual ones' }));
  expect(await screen.findByText('📦 Drop')).toBeTruthy();
  expect(calls).toEqual([{ preset: 'majestic' }]);
  // What a preset would not add is not offered.
  cleanup();
  serve(...PRESET_KINDS.majestic.map(({ name }, index) => ({ ...drop, id: `${index}`, name: name.ru })));
  expect(await screen.findByRole('button', { name: 'Add GTA5RP’s usual ones' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Add Majestic’s usual ones' })).toBeNull();
});

it('adds a kind with a name alone, and says what is wrong before it is sent', async () => {
  const calls = serve();
  fireEvent.click(await screen.findByRole('button', { name: 'Add your own' }));
  fireEvent.change(await screen.findByLabelText('Spots'), { target: { value: '700' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Give it a name of up to 32 characters.')).toBeTruthy();
  expect(screen.getByText('A whole number within the limits.')).toBeTruthy();
  expect(calls).toEqual([]);
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: ' Island ' } });
  fireEvent.change(screen.getByLabelText('Spots'), { target: { value: '' } });
  fireEvent.change(screen.getByLabelText('More for a win'), { target: { value: '5' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toMatchObject({ name: 'Island', slots: null, reward: null, reward_win: 5, emoji: null });
});

it('edits a kind on the version that was opened, and deletes one after asking', async () => {
  const picture_id = '0b5f1f6e-6d0b-4a6e-9a3e-2f2c6d6a1b01';
  const calls = serve({ ...drop, picture_id }, stash);
  mockServer.use(
    http.get('/api/event-pictures/:id/:pictureId', () =>
      HttpResponse.json({ id: picture_id, url: '/drop.webp' }),
    ),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Edit Drop' }));
  fireEvent.change(await screen.findByLabelText('For coming'), { target: { value: '20' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls).toHaveLength(1));
  expect(calls[0]).toMatchObject({ version: 3, reward: 20, reward_win: 10, slots: 12, picture_id });
  fireEvent.click(await screen.findByRole('button', { name: 'Actions: Stash' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Move up' }));
  await waitFor(() => expect(calls[1]).toEqual({ ids: [stash.id, drop.id] }));
  fireEvent.click(screen.getByRole('button', { name: 'Actions: Stash' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Delete' }));
  await waitFor(() => expect(calls[2]).toBe(`deleted ${stash.id}`));
});
