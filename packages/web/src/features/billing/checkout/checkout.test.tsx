import type { Checkout, Order } from '@famiglia/contract/billing/billing';
import { STORAGE_KEYS } from '@famiglia/contract/kit/browser-storage';
import type { Guild } from '@famiglia/contract/guilds/guilds';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import type { ReactElement } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setSession } from '../../../shared/auth/auth-store.ts';
import { showLanguage } from '../../../shared/language/language-store.ts';
import { CurrentGuild } from '../../../shared/lib/current-guild.ts';
import { demoGuild } from '../../../testing/demo-guild.ts';
import { listOf } from '../../../testing/list-of.ts';
import { mockServer, refuse, startMockServer } from '../../../testing/mock-server.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { sessionOf } from '../../../testing/signed-in.ts';
import { demoCheckout, demoOrder } from '../testing/demo-billing.ts';
import { CheckoutPage } from './checkout-page.tsx';
import { ChooseGuild } from './choose-guild.tsx';
import { OrderPage } from './order-page.tsx';

startMockServer();

const free = { tier: 'free', status: 'none', period_end: null } as const;
const guild = demoGuild({ subscription: free });
let sent: unknown;
let leave: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  showLanguage('en');
  setSession(sessionOf('one'));
  localStorage.setItem(STORAGE_KEYS.currency, 'RUB');
  sent = undefined;
  leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
});
afterEach(() => vi.restoreAllMocks());

const inGuild = (page: ReactElement) => <CurrentGuild value={guild}>{page}</CurrentGuild>;

const openCheckout = (change: Partial<Checkout> = {}) => {
  mockServer.use(
    http.get('/api/guilds/:id/checkout', () =>
      HttpResponse.json(demoCheckout(sent ? { open_order: demoOrder() } : change)),
    ),
    http.get('/api/guilds/:id/subscription', () =>
      HttpResponse.json({ ...free, trial_available: false, refund: null }),
    ),
    http.get('/api/guilds/list', () => HttpResponse.json(listOf([guild]))),
    http.post('/api/guilds/:id/orders', async ({ request }) => {
      sent = await request.json();
      return HttpResponse.json(demoOrder());
    }),
  );
  renderAt(`/guild/${guild.id}/checkout`, inGuild(<CheckoutPage />));
};

/** `Intl` puts no-break spaces into money. */
const button = (name: string) =>
  screen.findByRole('button', { name: new RegExp(name.replaceAll(' ', String.raw`\s`)) });

const choose = async (name: RegExp) => fireEvent.click(await screen.findByRole('radio', { name }));

describe('the checkout', () => {
  it('chooses neither renewal nor the single payment for the person: until they do, nothing is paid', async () => {
    openCheckout({ receipt_email_currencies: [] });
    const choices = await screen.findAllByRole('radio', { name: /Renew automatically|Pay once/ });
    expect(choices.map((one) => (one as HTMLInputElement).checked)).toEqual([false, false]);
    expect(screen.queryByRole('button', { name: /^Pay/ })).toBeNull();
    fireEvent.click(await button('Choose: renew or pay once'));
    expect(screen.getByRole('alert').textContent).toBe('Choose: renew or pay once');
    expect(document.activeElement).toBe(choices[0]);
    expect(sent).toBeUndefined();
    await choose(/Renew automatically/);
    expect(screen.queryByRole('alert')).toBeNull();
    fireEvent.click(await button('Pay 899 ₽'));
    await waitFor(() => expect(sent).toMatchObject({ renew: true }));
  });

  it('sells one term without renewal to whoever chooses it, and says what happens at its end', async () => {
    openCheckout({ receipt_email_currencies: [] });
    await choose(/Pay once/);
    expect(screen.getByText('Premium ends. Nothing more is charged, and nothing is deleted.')).toBeTruthy();
    fireEvent.click(await button('Pay 899 ₽'));
    await waitFor(() => expect(sent).toMatchObject({ renew: false }));
  });

  it('offers only the single term where the shop may not keep a card', async () => {
    const offers = demoCheckout().offers.map((offer) => ({ ...offer, can_renew: false }));
    openCheckout({ receipt_email_currencies: [], offers });
    expect(await screen.findByText(/You pay once: no card is kept/)).toBeTruthy();
    expect(screen.queryByRole('radio', { name: /Renew automatically/ })).toBeNull();
    fireEvent.click(await button('Pay 899 ₽'));
    await waitFor(() => expect(sent).toMatchObject({ renew: false }));
  });

  it('starts with the visitor’s currency, asks for the receipt’s email, and leads to the payment page', async () => {
    openCheckout();
    fireEvent.click(await screen.findByRole('radio', { name: /12 months/ }));
    expect(screen.getByText(/749,17\s₽ per month/)).toBeTruthy();
    expect(screen.getByText('save 17%')).toBeTruthy();
    await choose(/Renew automatically/);
    fireEvent.click(await button('Pay 8 990 ₽'));
    expect(screen.getByRole('alert').textContent).toContain('Enter the full address');
    expect(sent).toBeUndefined();
    fireEvent.change(screen.getByLabelText('Email for the receipt'), {
      target: { value: ' don@famiglia.test ' },
    });
    fireEvent.click(await button('Pay 8 990 ₽'));
    await waitFor(() => expect(leave.mock.calls).toEqual([['https://bank.test/pay/1']]));
    expect(sent).toEqual({
      months: 12,
      currency: 'RUB',
      amount_minor: 899_000,
      renew: true,
      receipt_email: 'don@famiglia.test',
      language: 'en',
    });
  });

  it('shows the end of the period that the server names for the chosen term', async () => {
    openCheckout({
      offers: demoCheckout().offers.map((one) => ({
        ...one,
        period_end: one.months === 12 ? '2028-03-31T12:00:00.000Z' : '2027-03-31T12:00:00.000Z',
      })),
      period_start: '2027-02-28T12:00:00.000Z',
    });
    expect(await screen.findByText(/– March 31, 2027/)).toBeTruthy();
    await choose(/Renew automatically.*March 30, 2027/);
    fireEvent.click(screen.getByRole('radio', { name: /12 months/ }));
    expect(screen.getByText(/– March 31, 2028/)).toBeTruthy();
  });

  it('offers only the terms of the chosen currency, and asks for no email where no receipt is due', async () => {
    openCheckout();
    fireEvent.click(await screen.findByRole('radio', { name: /12 months/ }));
    fireEvent.click(screen.getByRole('button', { name: '$ USD' }));
    expect(screen.getAllByRole('radio', { name: /month/ })).toHaveLength(1);
    expect(screen.queryByLabelText('Email for the receipt')).toBeNull();
    await choose(/Renew automatically/);
    fireEvent.click(await button(String.raw`Pay \$19.90`));
    await waitFor(() =>
      expect(sent).toEqual({
        months: 1,
        currency: 'USD',
        amount_minor: 1990,
        renew: true,
        receipt_email: null,
        language: 'en',
      }),
    );
  });

  it('says that somebody else has opened a payment, which can be continued or cancelled', async () => {
    let order: Order | null = demoOrder();
    openCheckout();
    mockServer.use(
      http.get('/api/guilds/:id/checkout', () => HttpResponse.json(demoCheckout({ open_order: order }))),
      http.post('/api/guilds/:id/orders/:order/cancel', () => {
        order = null;
        return HttpResponse.json(demoOrder({ status: 'canceled' }));
      }),
    );
    expect(await screen.findByText('Vito opened a payment 3 minutes ago')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Continue' }).getAttribute('href')).toBe(
      `/guild/${guild.id}/checkout/${demoOrder().id}`,
    );
    expect(screen.queryByRole('radio')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Cancel payment' }));
    expect(await screen.findAllByRole('radio', { name: /month/ })).toHaveLength(2);
  });

  it('says who turns Premium on where nothing can be paid online', async () => {
    openCheckout({ offers: [] });
    expect(await screen.findByText('You cannot pay for Premium online here yet')).toBeTruthy();
    expect(screen.getByText(guild.id)).toBeTruthy();
  });

  it('says that the begun payment was closed because the price changed, and offers the new price', async () => {
    openCheckout({ closed_order: demoOrder({ status: 'failed', failure: 'price_changed', page_url: null }) });
    expect(await screen.findByText(/The price has changed.*Nothing was charged/)).toBeTruthy();
    await choose(/Pay once/);
    expect(await button('Pay 899 ₽')).toBeTruthy();
  });

  it('shows why an order was refused, and stays usable', async () => {
    openCheckout({ receipt_email_currencies: [] });
    mockServer.use(http.post('/api/guilds/:id/orders', () => refuse('payment_provider_unavailable')));
    await choose(/Pay once/);
    fireEvent.click(await button('Pay 899 ₽'));
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect((await button('Pay 899 ₽')).hasAttribute('disabled')).toBe(false);
    expect(leave).not.toHaveBeenCalled();
  });
});

describe('the page of a payment', () => {
  let order: Order;
  const openOrder = () => {
    mockServer.use(
      http.get('/api/guilds/:id/orders/:order', () => HttpResponse.json(order)),
      http.get('/api/guilds/list', () => HttpResponse.json(listOf([guild]))),
    );
    renderAt(`/guild/1/checkout/${order.id}`, inGuild(<OrderPage />), '/guild/:guildId/checkout/:orderId');
  };

  it('follows the payment by itself from open to paid', async () => {
    order = demoOrder();
    openOrder();
    expect(await screen.findByText('Waiting for payment')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Go to the payment page' }).getAttribute('href')).toBe(
      order.page_url,
    );
    order = demoOrder({ status: 'paid', page_url: null, period_end: new Date(2027, 0, 11).toISOString() });
    expect(await screen.findByText('Paid: Premium is on')).toBeTruthy();
    expect(screen.getByText(/through January 10, 2027/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Open the panel' })).toBeTruthy();
  });

  it('says that money which does not match was received, with the order’s number, and asks for no second payment', async () => {
    order = demoOrder({ status: 'failed', failure: 'other', held: 'in_review', page_url: null });
    openOrder();
    expect(await screen.findByText(new RegExp(`not pay again. Order ${order.id}`))).toBeTruthy();
    expect(screen.queryByText(/Nothing was charged/)).toBeNull();
    expect(screen.queryByRole('link', { name: 'Try again' })).toBeNull();
  });

  it('says why a payment failed and that nothing was charged, and offers another try', async () => {
    order = demoOrder({ status: 'failed', failure: 'insufficient_funds', page_url: null });
    openOrder();
    expect(await screen.findByText(/does not have enough funds.*Nothing was charged/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Try again' }).getAttribute('href')).toBe(
      `/guild/${guild.id}/checkout`,
    );
  });
});

const chooseGuild = (...guilds: Guild[]) =>
  renderAt('/checkout', <ChooseGuild guilds={guilds} />, '/checkout');

describe('choosing the server', () => {
  it('lists only servers whose plan the person decides on', () => {
    const other = demoGuild({ id: '100000000000000002', name: 'Second' });
    const foreign = demoGuild({
      id: '100000000000000003',
      name: 'Third',
      access: { level: 'panel_user', permissions: ['panel.view'] },
    });
    chooseGuild(guild, other, foreign);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      `/guild/${guild.id}/checkout`,
      '/guild/100000000000000002/checkout',
    ]);
  });

  it('explains who buys to a person who decides nowhere', () => {
    chooseGuild(demoGuild({ access: { level: 'member', permissions: [] } }));
    expect(screen.getByText('No server to buy Premium for')).toBeTruthy();
  });
});
