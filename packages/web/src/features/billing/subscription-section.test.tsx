import type { Billing } from '@famiglia/contract/billing/billing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { setSession } from '../../shared/auth/auth-store.ts';
import { showLanguage } from '../../shared/language/language-store.ts';
import { CurrentGuild } from '../../shared/lib/current-guild.ts';
import { demoGuild } from '../../testing/demo-guild.ts';
import { listOf } from '../../testing/list-of.ts';
import { mockServer, refuse, startMockServer } from '../../testing/mock-server.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { sessionOf } from '../../testing/signed-in.ts';
import { SubscriptionSection } from './subscription-section.tsx';
import { demoBilling, demoReceipt, demoRenewal } from './testing/demo-billing.ts';

startMockServer();

beforeEach(() => {
  showLanguage('en');
  setSession(sessionOf('one'));
});

const REFUND = { amount_minor: 75_000, currency: 'RUB' } as const;
const refundable = demoBilling({ subscription: { ...demoBilling().subscription, refund: REFUND } });

let billing: Billing;
const open = (loaded: Billing) => {
  billing = loaded;
  mockServer.use(
    http.get('/api/guilds/:id/billing', () => HttpResponse.json(billing)),
    http.get('/api/guilds/:id/subscription/history', () => HttpResponse.json(listOf([]))),
    http.get('/api/guilds/list', () => HttpResponse.json(listOf([demoGuild()]))),
  );
  renderAt(
    '/guild/1/settings/subscription',
    <CurrentGuild value={demoGuild()}>
      <SubscriptionSection />
    </CurrentGuild>,
  );
};
const dialog = async () => within(await screen.findByRole('dialog'));

it('says until which day Premium works and what is charged next, from what', async () => {
  open(demoBilling());
  expect(await screen.findByText('Premium is active')).toBeTruthy();
  expect(screen.getByText('Paid through January 10, 2027')).toBeTruthy();
  expect(screen.getByText('Visa •• 4242')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Get Premium' })).toBeNull();
});

it('lets a person choose between the rest of the period and the money, and does only what was chosen', async () => {
  const calls: unknown[] = [];
  open(refundable);
  mockServer.use(
    http.post('/api/guilds/:id/subscription/cancel', () => HttpResponse.error()),
    http.post('/api/guilds/:id/billing/refund', async ({ request }) => {
      calls.push(await request.json());
      billing = demoBilling({ pending_refund: REFUND, renewal: null });
      return HttpResponse.json(billing);
    }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
  const confirm = (await dialog()).getByRole('button', { name: 'Cancel at the end of the period' });
  expect(confirm.hasAttribute('disabled')).toBe(true);
  fireEvent.click((await dialog()).getByRole('radio', { name: /End now and get 750\s₽ back/ }));
  fireEvent.click((await dialog()).getByRole('button', { name: /End now, refund 750\s₽/ }));
  await waitFor(() => expect(calls).toEqual([REFUND]));
  expect(await screen.findByText(/750\s₽ is on its way back/)).toBeTruthy();
});

it('shows the new amount when the refund became smaller in the meantime', async () => {
  open(refundable);
  mockServer.use(
    http.post('/api/guilds/:id/billing/refund', () => {
      billing = {
        ...refundable,
        subscription: { ...refundable.subscription, refund: { ...REFUND, amount_minor: 72_000 } },
      };
      return refuse('refund_changed');
    }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
  fireEvent.click((await dialog()).getByRole('radio', { name: /End now/ }));
  fireEvent.click((await dialog()).getByRole('button', { name: /End now, refund 750\s₽/ }));
  expect(await (await dialog()).findByRole('alert')).toBeTruthy();
  expect(await (await dialog()).findByRole('button', { name: /End now, refund 720\s₽/ })).toBeTruthy();
});

it('promises no money where none comes back', async () => {
  let cancelled = 0;
  open(demoBilling());
  mockServer.use(
    http.post('/api/guilds/:id/subscription/cancel', () => {
      cancelled += 1;
      return HttpResponse.json({ ...demoBilling().subscription, status: 'canceled' });
    }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Cancel subscription' }));
  expect((await dialog()).queryByRole('radio')).toBeNull();
  expect((await dialog()).getByText(/No refund/)).toBeTruthy();
  fireEvent.click((await dialog()).getByRole('button', { name: 'Cancel at the end of the period' }));
  await waitFor(() => expect(cancelled).toBe(1));
});

it('turns the renewal off and on again with the reader’s own card, and says what that charges', async () => {
  const sent: unknown[] = [];
  open(demoBilling());
  mockServer.use(
    http.patch('/api/guilds/:id/billing/renewal', async ({ request }) => {
      const body = (await request.json()) as { renews: boolean };
      sent.push(body);
      billing = body.renews
        ? demoBilling()
        : demoBilling({
            subscription: { ...demoBilling().subscription, status: 'canceled' },
            renewal: demoRenewal({ renews: false }),
            stop: { cause: 'canceled', by: { id: '7', name: 'Vito' }, at: '2027-01-01T12:00:00.000Z' },
            can_resume: true,
          });
      return HttpResponse.json(billing);
    }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Turn renewal off' }));
  expect(await screen.findByText(/Vito turned the renewal off\. Nothing more is charged/)).toBeTruthy();
  expect(screen.getByText(/Visa •• 4242 is charged 899\s₽ on January 10, 2027/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Resume' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Turn renewal on' }));
  expect(await screen.findByText('Next charge')).toBeTruthy();
  expect(sent).toEqual([{ renews: false }, { renews: true }]);
});

it('leads to paying with an own card where none is kept, and still pays back what was paid once', async () => {
  open({ ...refundable, renewal: null });
  expect(await screen.findByText(/This term was paid once\./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Pay with your card' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Cancel subscription' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Get a refund' }));
  expect((await dialog()).queryByRole('radio')).toBeNull();
  expect((await dialog()).getByRole('button', { name: /End now, refund 750\s₽/ })).toBeTruthy();
});

it('says why a renewal failed, until when it was paid and everything stays open, and leads to paying', async () => {
  open(
    demoBilling({
      subscription: { ...demoBilling().subscription, status: 'past_due' },
      renewal: demoRenewal({ grace_until: '2027-01-14T12:00:00.000Z', last_failure: 'card_expired' }),
    }),
  );
  const note = await screen.findByRole('alert');
  expect(screen.getByText(/^Paid .*January 10, 2027/)).toBeTruthy();
  expect(note.textContent).toMatch(/The card has expired.*until January 14, 2027.*every day/);
  expect(within(note).getByRole('link', { name: 'Pay now' })).toBeTruthy();
});

it('lets the cardholder confirm a renewal that the bank did not charge without them', async () => {
  open(
    demoBilling({
      subscription: { ...demoBilling().subscription, status: 'past_due' },
      renewal: demoRenewal({ grace_until: '2027-01-14T12:00:00.000Z', last_failure: 'confirmation_needed' }),
    }),
  );
  const asked: unknown[] = [];
  mockServer.use(
    http.post('/api/guilds/:id/billing/renewal/confirm', async ({ request }) => {
      asked.push(await request.json());
      return refuse('nothing_to_confirm');
    }),
  );
  const note = await screen.findByRole('alert');
  expect(note.textContent).toMatch(/wants the cardholder to confirm/);
  expect(within(note).queryByRole('link', { name: 'Pay now' })).toBeNull();
  fireEvent.click(within(note).getByRole('button', { name: /^Confirm 899\s₽$/ }));
  expect(await screen.findByText(/nothing to confirm/)).toBeTruthy();
  expect(asked).toEqual([{ language: 'en' }]);
});

it('marks refunded and disputed payments among the receipts', async () => {
  open(
    demoBilling({
      receipts: [demoReceipt({ refunded: REFUND }), demoReceipt({ id: '12', disputed: true })],
    }),
  );
  expect(await screen.findByText(/refunded 750\s₽/)).toBeTruthy();
  expect(screen.getByText('reversed by the bank')).toBeTruthy();
});
