import type { PriceItem, Report } from '@famiglia/contract/reports/reports';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { demoScreenshot } from '../../entities/screenshot/testing/demo-screenshot.ts';
import { setSession } from '../../shared/auth/auth-store.ts';
import { showLanguage } from '../../shared/language/language-store.ts';
import { CurrentGuild } from '../../shared/lib/current-guild.ts';
import { demoGuild } from '../../testing/demo-guild.ts';
import { listOf } from '../../testing/list-of.ts';
import { mockServer, startMockServer } from '../../testing/mock-server.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { sessionOf } from '../../testing/signed-in.ts';
import { ReportsPage } from './reports-page.tsx';

startMockServer();
beforeEach(() => {
  setSession(sessionOf('one'));
  showLanguage('en');
});

const waiting: Report = {
  ...demoScreenshot(1, { kind: 'reports' }),
  item: { id: '0b5f1f6e-6d0b-4a6e-9a3e-2f2c6d6a1a01', name: 'Fish', unit: 'kg', removed: false },
  contract_id: null,
  quantity: 120,
  accepted_quantity: null,
  price_cents: '35000',
  amount_cents: '4200000',
  author_left: true,
};
const fish: PriceItem = {
  id: waiting.item.id,
  version: 2,
  name: 'Fish',
  unit: 'kg',
  price_cents: '35050',
  daily_limit: 150,
  weekly_limit: null,
  valid_from: '2026-05-01T12:00:00.000Z',
  planned: null,
};

const open = (path = '/') => {
  const calls: unknown[] = [];
  const record = async ({ request }: { request: Request }) => {
    calls.push(await request.json());
    return request.url.includes('prices') ? HttpResponse.json(fish) : HttpResponse.json({ items: [waiting] });
  };
  mockServer.use(
    http.get('/api/reports/:guildId', () => HttpResponse.json(listOf([waiting]))),
    http.get('/api/reports/:guildId/prices', () => HttpResponse.json(listOf([fish]))),
    http.post('/api/reports/:guildId/moderate', record),
    http.put('/api/reports/:guildId/prices/:itemId', record),
  );
  renderAt(
    path,
    <CurrentGuild value={demoGuild()}>
      <ReportsPage />
    </CurrentGuild>,
  );
  return calls;
};
const type = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

it('says what was brought and what it is worth; a correction needs a reason, and A accepts it', async () => {
  const calls = open();
  expect(await screen.findByText('Fish, 120 kg')).toBeTruthy();
  expect(screen.getByText(/Left the server/)).toBeTruthy();
  type('Accepted quantity', '80');
  expect(screen.getByText('80 kg = $28,000')).toBeTruthy();
  fireEvent.keyDown(document.body, { code: 'KeyA' });
  expect(await screen.findByText(/Say why/)).toBeTruthy();
  expect(calls).toEqual([]);
  type('Reason', 'only 80 to be seen');
  fireEvent.click(screen.getByRole('button', { name: 'Accept' }));
  await waitFor(() =>
    expect(calls).toEqual([
      { screenshot_ids: [waiting.id], action: 'approve', comment: 'only 80 to be seen', quantity: 80 },
    ]),
  );
});

it('edits a price as people type money, and asks what can be read in two ways', async () => {
  const calls = open('/?view=prices');
  expect(await screen.findByText('A member can report up to 150 kg a day')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Actions: Fish' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Price for one')).value).toBe('350.50');
  type('Price for one', '1,250');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText(/read in two ways/)).toBeTruthy();
  expect(calls).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: '$1.25' }));
  expect(screen.getByRole('button', { name: '$1.25' }).getAttribute('aria-pressed')).toBe('true');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(calls).toEqual([
      { name: 'Fish', unit: 'kg', price_cents: '125', daily_limit: 150, weekly_limit: null, version: 2 },
    ]),
  );
});
