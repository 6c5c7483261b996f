import type { PromoQuote } from '@famiglia/contract/billing/promo-codes';
import { STORAGE_KEYS } from '@famiglia/contract/kit/browser-storage';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { setSession } from '../../../shared/auth/auth-store.ts';
import { showLanguage } from '../../../shared/language/language-store.ts';
import { CurrentGuild } from '../../../shared/lib/current-guild.ts';
import { demoGuild } from '../../../testing/demo-guild.ts';
import { mockServer, refuse, startMockServer } from '../../../testing/mock-server.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { sessionOf } from '../../../testing/signed-in.ts';
import { demoCheckout, demoOrder } from '../testing/demo-billing.ts';
import { CheckoutForm } from './checkout-form.tsx';

startMockServer();

const guild = demoGuild({ subscription: { tier: 'free', status: 'none', period_end: null } });
const rub = (amount_minor: number) => ({ amount_minor, currency: 'RUB' as const });
const quoteOf = (change: Partial<PromoQuote> = {}): PromoQuote => ({
  code: 'SUMMER',
  percent: 20,
  free_months: null,
  list: rub(89_900),
  money: rub(71_920),
  months: 1,
  period_end: '2026-02-10T21:00:00.000Z',
  ...change,
});
let sent: unknown[] = [];

beforeEach(() => {
  showLanguage('en');
  setSession(sessionOf('one'));
  localStorage.setItem(STORAGE_KEYS.currency, 'RUB');
  sent = [];
  vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  mockServer.use(
    http.post('/api/guilds/:id/orders', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(demoOrder());
    }),
  );
});
afterEach(() => vi.restoreAllMocks());

const enter = async (code: string) => {
  renderAt(
    '/checkout',
    <CurrentGuild value={guild}>
      <CheckoutForm checkout={demoCheckout({ receipt_email_currencies: [] })} />
    </CurrentGuild>,
  );
  fireEvent.click(await screen.findByRole('button', { name: 'I have a promo code' }));
  fireEvent.change(screen.getByLabelText('Promo code'), { target: { value: code } });
  fireEvent.click(screen.getByRole('button', { name: 'Apply' }));
};

it('shows the price with the code, says what renewals cost, and sends both', async () => {
  mockServer.use(http.post('/api/guilds/:id/promo-code', () => HttpResponse.json(quoteOf())));
  await enter(' summer ');
  expect(await screen.findByText('SUMMER: 20% off')).toBeTruthy();
  expect(screen.getByText(/Renewals cost the usual price, ₽?899/)).toBeTruthy();
  fireEvent.click(screen.getByRole('radio', { name: /Pay once/ }));
  fireEvent.click(screen.getByRole('button', { name: /^Pay .*719/ }));
  await waitFor(() =>
    expect(sent).toMatchObject([{ promo_code: 'SUMMER', amount_minor: 71_920, months: 1 }]),
  );
});

it('says why a code does not work, keeps what was typed, and charges the usual price', async () => {
  mockServer.use(http.post('/api/guilds/:id/promo-code', () => refuse('promo_used_up')));
  await enter('GONE');
  expect(await screen.findByText(/has been used as often as it could be/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Promo code').value).toBe('GONE');
  fireEvent.click(screen.getByRole('radio', { name: /Pay once/ }));
  fireEvent.click(screen.getByRole('button', { name: /^Pay .*899/ }));
  await waitFor(() => expect(sent).toHaveLength(1));
  expect(sent[0]).not.toHaveProperty('promo_code');
});

it('asks for nothing where the code leaves nothing to pay, and can be removed', async () => {
  const free = quoteOf({ percent: null, free_months: 1, money: rub(0) });
  mockServer.use(http.post('/api/guilds/:id/promo-code', () => HttpResponse.json(free)));
  await enter('GIFT');
  const get = await screen.findByRole('button', { name: 'Get it for free' });
  expect(screen.queryByRole('radio', { name: /Renew automatically/ })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
  expect(await screen.findByRole('radio', { name: /Renew automatically/ })).toBeTruthy();
  expect(get.isConnected && get.textContent === 'Get it for free').toBe(false);
});
