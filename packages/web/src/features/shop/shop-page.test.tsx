import type { DiscordRole } from '@famiglia/contract/guilds/guilds';
import type { ShopOffer, ShopPurchase } from '@famiglia/contract/shop/shop';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
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
import { ShopPage } from './shop-page.tsx';

startMockServer();
beforeEach(() => {
  setSession(sessionOf('one'));
  showLanguage('en');
});

const vito = { id: '300000000000000001', name: 'Vito' };
const waiting: ShopPurchase = {
  id: '0b5f1f6e-6d0b-4a6e-9a3e-2f2c6d6a1a01',
  entry_id: '77',
  buyer: vito,
  kind: 'note',
  name: 'A song',
  price: 30,
  note: 'Queen',
  bought_at: '2026-05-01T12:00:00.000Z',
  state: 'waiting',
  done: null,
  ends_at: null,
};
const song: ShopOffer = {
  id: '0b5f1f6e-6d0b-4a6e-9a3e-2f2c6d6a1a02',
  version: 2,
  kind: 'note',
  name: 'A song',
  description: '',
  price: 30,
  stock: 5,
  per_person: null,
  role_id: null,
  days: null,
  sold: 2,
  role_name: null,
  role_problem: null,
};
const vip: ShopOffer = {
  ...song,
  id: '0b5f1f6e-6d0b-4a6e-9a3e-2f2c6d6a1a03',
  kind: 'role',
  name: 'VIP',
  stock: null,
  role_id: '300000000000000009',
  days: 7,
  role_name: 'Star',
  role_problem: 'role_dangerous',
};

/** A mocked shop; it records what is asked of it. */
const open = (path: string, answer: () => Response = () => HttpResponse.json(song)) => {
  const calls: unknown[] = [];
  const record = async ({ request }: { request: Request }) => {
    calls.push(`${request.method} ${new URL(request.url).pathname.split('/').slice(4).join('/')}`);
    const body = await request.text();
    if (body !== '') calls.push(JSON.parse(body));
    return request.method === 'DELETE' ? new HttpResponse(null, { status: 204 }) : answer();
  };
  mockServer.use(
    http.get('/api/shop/:guildId/offers', () => HttpResponse.json(listOf([song, vip]))),
    http.get('/api/shop/:guildId/purchases', () => HttpResponse.json(listOf([waiting]))),
    http.get('/api/guilds/:guildId/roles', () => HttpResponse.json(listOf([]))),
    http.post('/api/shop/:guildId/offers', record),
    http.put('/api/shop/:guildId/offers/:offerId', record),
    http.delete('/api/shop/:guildId/offers/:offerId', record),
    http.post('/api/shop/:guildId/purchases/:purchaseId/done', record),
    http.post('/api/reputation/:guildId/entries/:entryId/undo', record),
  );
  renderAt(
    path,
    <CurrentGuild value={demoGuild()}>
      <ShopPage />
    </CurrentGuild>,
  );
  return calls;
};

it('marks what waits as done, and undoes a purchase after saying what comes back', async () => {
  const calls = open('/');
  const row = within(await screen.findByRole('listitem'));
  expect(row.getByText('Queen')).toBeTruthy();
  expect(row.getByText(/A song · for 30/)).toBeTruthy();
  fireEvent.click(row.getByRole('button', { name: 'Done' }));
  await waitFor(() => expect(calls).toEqual([`POST purchases/${waiting.id}/done`]));
  fireEvent.click(row.getByRole('button', { name: /^Actions/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Undo the purchase…' }));
  expect(screen.getByText(/What an officer has done already stays done/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Undo the purchase' }));
  await waitFor(() => expect(calls.at(-1)).toBe('POST entries/77/undo'));
});

it('shows offers with what is left and what blocks them, and adds one', async () => {
  const calls = open('/?view=offers');
  expect(await screen.findByText(/3 of 5 left · sold 2/)).toBeTruthy();
  expect(screen.getByText(/Star for 7 days/)).toBeTruthy();
  expect(screen.getByText(/can manage the server/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Add an offer' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Give it a name of up to 60 characters.')).toBeTruthy();
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'A ride' } });
  fireEvent.change(dialog.getByLabelText('Price in reputation'), { target: { value: '15' } });
  fireEvent.change(dialog.getByLabelText('Stock'), { target: { value: '0' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('A whole number from 1 to 100,000, or nothing.')).toBeTruthy();
  expect(calls).toEqual([]);
  fireEvent.change(dialog.getByLabelText('Stock'), { target: { value: '' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(calls[0]).toBe('POST offers'));
  expect(calls[1]).toMatchObject({ kind: 'note', name: 'A ride', price: 15, stock: null, role_id: null });
});

const role = (id: string, name: string, refusal: DiscordRole['refusal']): DiscordRole => ({
  id,
  name,
  color: 0,
  position: 1,
  managed: false,
  refusal,
  rights: [],
  given_by: [],
});
const STAR = '300000000000000021';

it('says why a role cannot be sold when it is chosen, and what the server says when it is saved', async () => {
  const problem = { code: 'validation_failed', errors: [{ field: 'role_id', message: 'role_used' }] };
  const calls = open('/?view=offers', () => HttpResponse.json(problem, { status: 422 }));
  mockServer.use(
    http.get('/api/guilds/:guildId/roles', () =>
      HttpResponse.json(listOf([role('300000000000000022', 'Boss', 'above_bot'), role(STAR, 'Star', null)])),
    ),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Add an offer' }));
  const dialog = within(await screen.findByRole('dialog'));
  const choose = async (name: string, option: string) => {
    fireEvent.click(dialog.getByRole('combobox', { name }));
    const wanted = await screen.findByRole('option', { name: option });
    // A click counts only if it began on the option.
    fireEvent.pointerDown(wanted);
    fireEvent.click(wanted);
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
  };
  await choose('What it gives', 'A role for some days');
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'A star' } });
  fireEvent.change(dialog.getByLabelText('Price in reputation'), { target: { value: '15' } });
  await choose('Role', 'Boss');
  expect(await dialog.findByText(/above the bot’s/)).toBeTruthy();
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(calls).toEqual([]);

  await choose('Role', 'Star');
  expect(dialog.queryByText(/above the bot’s/)).toBeNull();
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText(/Another rule of the bot already gives/)).toBeTruthy();
  expect(calls[1]).toMatchObject({ kind: 'role', name: 'A star', role_id: STAR, days: 7 });
});

it('keeps what was typed when somebody else saved first, and shows what they saved', async () => {
  const newer = { ...song, version: 3, price: 99 };
  const conflict = { code: 'version_conflict', detail: 'Somebody was faster', status: 409, current: newer };
  open('/?view=offers', () => HttpResponse.json(conflict, { status: 409 }));
  fireEvent.click(await screen.findByRole('button', { name: 'Actions: A song' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByLabelText('Price in reputation'), { target: { value: '40' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('99')).toBeTruthy();
  expect(dialog.getByLabelText<HTMLInputElement>('Price in reputation').value).toBe('40');
});
