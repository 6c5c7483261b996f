import type { OwnPayments, PaidServer } from '@famiglia/contract/billing/own-payments';
import type { RenewalStop, StopCause } from '@famiglia/contract/billing/renewal-stop';
import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { showLanguage } from '../../shared/language/language-store.ts';
import { mockServer, startMockServer } from '../../testing/mock-server.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { PaymentsCard } from './payments-card.tsx';

startMockServer();
beforeEach(() => showLanguage('en'));

const guild = { id: '100000000000000001', name: 'Moretti Family' };
const money = { amount_minor: 1990, currency: 'USD' } as const;
const charge = { at: '2027-01-10T12:00:00.000Z', money };
const paidServer = (change: Partial<PaidServer> = {}): PaidServer => ({
  guild,
  plan: { tier: 'premium', status: 'active', period_end: '2027-01-11T12:00:00.000Z' },
  method: 'Visa •• 4242',
  next_charge: charge,
  stop: null,
  resumable: null,
  can_pay: true,
  paid_by_another: false,
  last_failure: null,
  ...change,
});
const paying = (...servers: PaidServer[]): OwnPayments => ({ servers, receipts: [], seller: null });
const stop = (cause: StopCause): RenewalStop => ({ cause, by: null, at: '2027-01-01T12:00:00.000Z' });
const open = (payments: OwnPayments) => {
  mockServer.use(http.get('/api/account/payments', () => HttpResponse.json(payments)));
  renderAt('/account', <PaymentsCard />);
};
/** The button in the row opens a dialog, whose button has the same name. */
const confirm = async (name: string) => {
  fireEvent.click(await screen.findByRole('button', { name }));
  fireEvent.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));
};

it('says when nothing was paid', async () => {
  open(paying());
  expect(await screen.findByText('You have not paid for any server.')).toBeTruthy();
});

it('names the next charge and its card, turns it off and on after asking, and removes the card', async () => {
  const sent: unknown[] = [];
  const off = paidServer({ next_charge: null, resumable: charge, stop: stop('unknown') });
  mockServer.use(
    http.patch(`/api/account/payments/${guild.id}/renewal`, async ({ request }) => {
      const body = (await request.json()) as { renews: boolean };
      sent.push(body);
      return HttpResponse.json(paying(body.renews ? paidServer() : off));
    }),
    http.delete(`/api/account/payments/${guild.id}/card`, () =>
      HttpResponse.json(paying(paidServer({ next_charge: null, method: null, stop: stop('card_removed') }))),
    ),
  );
  open(paying(paidServer()));
  expect(await screen.findByText(/\$19\.90 will be charged to Visa •• 4242 on/)).toBeTruthy();
  await confirm('Turn renewal off');
  expect(await screen.findByText(/Nothing more is charged to Visa •• 4242/)).toBeTruthy();
  await confirm('Turn renewal on');
  expect(await screen.findByText(/\$19\.90 will be charged to Visa •• 4242 on/)).toBeTruthy();
  expect(sent).toEqual([{ renews: false }, { renews: true }]);
  await confirm('Remove card');
  expect(await screen.findByText('You removed the card. Nothing more is charged.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(screen.getByRole('link', { name: 'Pay with your card' }).getAttribute('href')).toBe(
    `/guild/${guild.id}/checkout`,
  );
});

it('says why nothing is charged any more, also when all is over', async () => {
  const off = { next_charge: null, method: null, can_pay: false };
  open(
    paying(
      paidServer({ ...off, stop: stop('bot_removed') }),
      paidServer({ ...off, guild: { id: '2', name: 'Two' }, stop: stop('payer_left') }),
      paidServer({ ...off, guild: { id: '3', name: 'Three' } }),
      paidServer({
        ...off,
        guild: { id: '4', name: 'Four' },
        plan: { tier: 'free', status: 'expired', period_end: '2026-01-11T12:00:00.000Z' },
        stop: { ...stop('canceled'), by: { id: '5', name: 'Vito' } },
      }),
    ),
  );
  expect(await screen.findByText(/The bot was removed from the server/)).toBeTruthy();
  expect(screen.getByText(/You left the server/)).toBeTruthy();
  expect(screen.getByText('Paid once. Nothing more is charged.')).toBeTruthy();
  expect(screen.getByText(/Vito turned the renewal off/)).toBeTruthy();
  expect(screen.getByText('Premium ended on January 11, 2026')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});
