import type { OwnPayments } from '@famiglia/contract/own-payments';
import { fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { showLanguage } from '../../shared/language/language-store.ts';
import { mockServer, startMockServer } from '../../testing/mock-server.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { PaymentsCard } from './payments-card.tsx';

startMockServer();
beforeEach(() => showLanguage('en'));

const guild = { id: '100000000000000001', name: 'Moretti Family' };
const paying: OwnPayments = {
  servers: [
    {
      guild,
      paid_until: '2027-01-11T12:00:00.000Z',
      method: 'Visa •• 4242',
      next_charge: { at: '2027-01-10T12:00:00.000Z', money: { amount_minor: 1990, currency: 'USD' } },
      last_failure: null,
    },
  ],
  receipts: [],
  seller: null,
};
const stopped = { ...paying, servers: paying.servers.map((server) => ({ ...server, next_charge: null })) };

it('says when nothing is paid', async () => {
  mockServer.use(
    http.get('/api/account/payments', () => HttpResponse.json({ servers: [], receipts: [], seller: null })),
  );
  renderAt('/account', <PaymentsCard />);
  expect(await screen.findByText('You do not pay for any server.')).toBeTruthy();
});

it('names the next charge and its card, stops it after asking, and removes the card', async () => {
  mockServer.use(
    http.get('/api/account/payments', () => HttpResponse.json(paying)),
    http.post(`/api/account/payments/${guild.id}/stop`, () => HttpResponse.json(stopped)),
    http.delete(`/api/account/payments/${guild.id}/card`, () =>
      HttpResponse.json({ ...paying, servers: [] }),
    ),
  );
  renderAt('/account', <PaymentsCard />);
  expect(await screen.findByText(/\$19\.90 will be charged to Visa •• 4242 on/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Stop renewal' }));
  expect(await screen.findByText('Stop the renewal for Moretti Family?')).toBeTruthy();
  fireEvent.click(screen.getAllByRole('button', { name: 'Stop renewal' }).at(-1) as HTMLElement);
  expect(await screen.findByText('Nothing more will be charged to Visa •• 4242')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Remove card' }));
  fireEvent.click((await screen.findAllByRole('button', { name: 'Remove card' })).at(-1) as HTMLElement);
  expect(await screen.findByText('You do not pay for any server.')).toBeTruthy();
});
