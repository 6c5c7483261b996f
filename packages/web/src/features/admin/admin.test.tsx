import type { AdminSubscription } from '@famiglia/contract/admin/admin';
import type { Subscription } from '@famiglia/contract/billing/subscriptions';
import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { setSession } from '../../shared/auth/auth-store.ts';
import { dropDraft, readDraft } from '../../shared/lib/stored-draft.ts';
import { showLanguage } from '../../shared/language/language-store.ts';
import { mockServer, refuse, startMockServer } from '../../testing/mock-server.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { sessionOf } from '../../testing/signed-in.ts';
import { AdminLayout } from './admin-layout.tsx';
import { AdminGuildsPage } from './guilds/admin-guilds-page.tsx';
import { LedgerPage } from './ledger/ledger-page.tsx';
import { loginFiltersOf } from './logins/login-filters.ts';
import { minorUnits } from './plan/minor-units.ts';
import { nextPlan, possibleActions } from './plan/plan-action.ts';
import { RevenuePage } from './revenue/revenue-page.tsx';

startMockServer();

const guildId = '100000000000000001';
const free: Subscription = { tier: 'free', status: 'none', period_end: null };
const paid: Subscription = { tier: 'premium', status: 'active', period_end: '2027-01-31T10:00:00.000Z' };
const guild = (subscription = free): AdminSubscription => ({
  id: guildId,
  name: 'Moretti Family',
  icon_url: null,
  member_count: 124,
  bot_installed: true,
  since: '2026-01-01T00:00:00.000Z',
  subscription,
  trial_started_at: null,
  history: [],
  payments: [],
});

let asked: URLSearchParams;
let saved: unknown;
const open = (address: string, subscription = free) => {
  mockServer.use(
    http.get('/api/admin/guilds', ({ request }) => {
      asked = new URL(request.url).searchParams;
      return HttpResponse.json({ items: [guild(subscription)], total: 1, limit: 50, offset: 0 });
    }),
    http.get('/api/admin/guilds/:id/subscription', () => HttpResponse.json(guild(subscription))),
    http.put('/api/admin/guilds/:id/subscription', async ({ request }) => {
      saved = await request.json();
      return HttpResponse.json(guild());
    }),
  );
  renderAt(address, <AdminGuildsPage />);
};

beforeEach(() => {
  showLanguage('en');
  setSession(sessionOf('one'));
  dropDraft('admin');
  saved = undefined;
});
afterEach(() => vi.restoreAllMocks());

it('tells a person who is no site admin so, and shows no table', async () => {
  mockServer.use(http.get('/api/admin/stats', () => refuse('site_admin_only')));
  renderAt('/admin', <AdminLayout />);
  expect(await screen.findByRole('heading', { name: 'Only site admins can open this' })).toBeTruthy();
  expect(screen.queryByRole('navigation')).toBeNull();
});

it('keeps tier, search and sorting in the address and sends them to the server', async () => {
  open('/admin/guilds?tier=premium&search=mor&sort=member_count&order=desc&page=2');
  await screen.findByText('Moretti Family');
  expect(Object.fromEntries(asked)).toEqual({
    subscription_tier: 'premium',
    search: 'mor',
    sort: 'member_count',
    order: 'desc',
    limit: '50',
    offset: '50',
  });
  fireEvent.click(screen.getByRole('button', { name: 'Free' }));
  await expect.poll(() => asked.get('subscription_tier')).toBe('free');
  expect(asked.get('offset')).toBe('0');
  fireEvent.click(screen.getByRole('button', { name: 'Members' }));
  await expect.poll(() => asked.get('order')).toBe('asc');
});

const tag = (months: number, amount_minor: number) => ({ months, money: { amount_minor, currency: 'RUB' } });

const dialog = async () => within(await screen.findByRole('dialog'));

describe('the dialog', () => {
  it('grants Premium with a reason, and not without', async () => {
    open(`/admin/guilds?guild=${guildId}`);
    const save = await (await dialog()).findByRole<HTMLButtonElement>('button', { name: 'Save plan' });
    expect(save.disabled).toBe(true);
    fireEvent.change((await dialog()).getByLabelText(/^Reason/), { target: { value: ' a gift ' } });
    fireEvent.click(save);
    await expect
      .poll(() => saved)
      .toEqual({
        tier: 'premium',
        status: 'active',
        period_end: null,
        reason: 'a gift',
      });
  });

  it('suggests what the site asks for the term, not a price of its own', async () => {
    mockServer.use(
      http.get('/api/prices', () => HttpResponse.json({ prices: [tag(1, 50_050), tag(12, 500_000)] })),
    );
    open(`/admin/guilds?guild=${guildId}&part=payment`);
    const amount = await (await dialog()).findByLabelText<HTMLInputElement>('Amount');
    await expect.poll(() => amount.value).toBe('500.50');
    fireEvent.click((await dialog()).getByRole('button', { name: '3 months' }));
    expect(amount.value).toBe('1501.50');
    fireEvent.click((await dialog()).getByRole('button', { name: '12 months' }));
    expect(amount.value).toBe('5000');
  });

  it('refunds a part and leaves Premium, or the whole and ends it; never more than what is left', async () => {
    let sent: unknown;
    mockServer.use(
      http.post('/api/admin/guilds/:id/payments/:payment/refund', async ({ request, params }) => {
        sent = { payment: params['payment'], ...((await request.json()) as object) };
        return HttpResponse.json(guild(paid));
      }),
    );
    const payment: AdminSubscription['payments'][number] = {
      id: '5',
      provider: 'stripe',
      reference: 'pi_5',
      paid: { amount_minor: 1990, currency: 'USD' },
      paid_at: '2026-11-01T10:00:00.000Z',
      period_start: '2026-11-01T10:00:00.000Z',
      period_end: '2099-12-01T10:00:00.000Z',
      recorded_by: null,
      refund_until: '2026-11-15T10:00:00.000Z',
      refund: null,
      refundable: { amount_minor: 1500, currency: 'USD' },
      refunded: { amount_minor: 490, currency: 'USD' },
      refund_asked: null,
      dispute: null,
    };
    open(`/admin/guilds?guild=${guildId}&part=payment`, paid);
    mockServer.use(
      http.get('/api/admin/guilds/:id/subscription', () =>
        HttpResponse.json({ ...guild(paid), payments: [payment] }),
      ),
      http.get('/api/prices', () => HttpResponse.json({ prices: [] })),
    );
    fireEvent.click(await (await dialog()).findByRole('button', { name: 'Refund…' }));
    const shown = await dialog();
    const amount = shown.getByLabelText<HTMLInputElement>('How much to refund');
    expect(amount.value).toBe('15');
    fireEvent.change(amount, { target: { value: '15.01' } });
    expect(shown.getByText(/only \$15 is left/)).toBeTruthy();
    fireEvent.change(amount, { target: { value: '5' } });
    fireEvent.click(shown.getByRole('button', { name: 'Refund $5' }));
    await expect
      .poll(() => sent)
      .toEqual({ payment: '5', amount_minor: 500, seen_refunded_minor: 490, ends_time: false });
  });

  it('offers a fresh sign-in, and restores the draft afterwards', async () => {
    open(`/admin/guilds?guild=${guildId}`, paid);
    const leave = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
    mockServer.use(
      http.put('/api/admin/guilds/:id/subscription', () => refuse('sign_in_again')),
      http.get('/auth/login', () => HttpResponse.json({ authorization_url: 'https://discord.test/go' })),
    );
    fireEvent.change(await (await dialog()).findByLabelText(/^Reason/), { target: { value: 'half a year' } });
    fireEvent.click((await dialog()).getByRole('button', { name: '6 months' }));
    fireEvent.click((await dialog()).getByRole('button', { name: 'Save plan' }));
    fireEvent.click(await (await dialog()).findByRole('button', { name: 'Sign in again' }));
    await expect.poll(() => leave.mock.calls).toEqual([['https://discord.test/go']]);

    open(`/admin/guilds?guild=${guildId}`, paid);
    const [, second] = await screen.findAllByRole('dialog');
    const reason = await within(second ?? document.body).findByLabelText<HTMLInputElement>(/^Reason/);
    expect(reason.value).toBe('half a year');
    expect(readDraft('admin')).toBeNull();
  });
});

describe('the next plan', () => {
  const draft = { action: 'extend', until: '', months: 1, reason: '' } as const;

  it('offers only the actions that fit the current plan', () => {
    expect(possibleActions(free)).toEqual(['grant']);
    expect(possibleActions(paid)).toContain('cancel');
    expect(possibleActions({ ...paid, status: 'canceled' })).not.toContain('cancel');
    expect(possibleActions({ ...paid, period_end: null })).toEqual(['grant', 'close']);
  });

  it('extends by calendar months, to the last day of a short month', () => {
    expect(nextPlan(paid, draft)).toEqual({ ...paid, period_end: '2027-02-28T10:00:00.000Z' });
    expect(nextPlan({ ...paid, status: 'trial' }, { ...draft, months: 12 })).toMatchObject({
      status: 'trial',
      period_end: '2028-01-31T10:00:00.000Z',
    });
  });

  it('cancels at the end of the period, closes at once, and includes the whole last day', () => {
    expect(nextPlan(paid, { ...draft, action: 'cancel' })).toEqual({ ...paid, status: 'canceled' });
    expect(nextPlan(paid, { ...draft, action: 'close' })).toEqual({ ...free, status: 'expired' });
    const { period_end } = nextPlan(free, { ...draft, action: 'grant', until: '2027-05-05' });
    expect(new Date(period_end ?? '').getTime()).toBe(new Date(2027, 4, 6).getTime());
  });
});

describe('the ledger', () => {
  it('shows the problems that need a person, sends the filters of the address, sums each currency separately, and filters by a pressed server', async () => {
    let wanted = new URLSearchParams();
    mockServer.use(
      http.get('/api/admin/ledger', ({ request }) => {
        wanted = new URL(request.url).searchParams;
        return HttpResponse.json({
          items: [
            {
              id: '1',
              guild: { id: guildId, name: 'Moretti Family' },
              provider: 'stripe',
              reference: 'pi_1',
              months: 1,
              paid: { amount_minor: 1990, currency: 'USD' },
              paid_at: '2026-11-01T10:00:00.000Z',
              period_start: '2026-11-01T10:00:00.000Z',
              period_end: '2026-12-01T10:00:00.000Z',
              refunded: { amount_minor: 990, currency: 'USD' },
              refunded_at: '2026-11-02T10:00:00.000Z',
              disputed: true,
            },
          ],
          total: 1,
          limit: 50,
          offset: 0,
          sums: [{ currency: 'USD', paid_minor: 1990, refunded_minor: 990, disputed_minor: 600 }],
        });
      }),
    );
    mockServer.use(
      http.get('/api/admin/billing-problems', () =>
        HttpResponse.json({
          items: [
            {
              kind: 'refund_refused',
              id: '7',
              guild: { id: guildId, name: 'La Bratva' },
              provider: 'stripe',
              reference: 'pi_7',
              money: { amount_minor: 1500, currency: 'USD' },
              answered: null,
              refusal: null,
              renewals: null,
              at: '2026-11-02T10:00:00.000Z',
            },
            {
              kind: 'provider_refuses',
              id: '3',
              guild: null,
              provider: 'yookassa',
              reference: null,
              money: null,
              answered: null,
              refusal: { reason: 'keys', code: 'invalid_credentials', words: 'Login failed' },
              renewals: null,
              at: '2026-11-03T10:00:00.000Z',
            },
          ],
          total: 2,
          limit: 2,
          offset: 0,
        }),
      ),
      http.post('/api/admin/billing-problems/refunds/:id/settle', async ({ request, params }) => {
        saved = { id: params['id'], ...((await request.json()) as object) };
        return HttpResponse.json(null);
      }),
    );
    renderAt(
      '/admin/ledger?provider=stripe&currency=USD&state=lost&from=2026-11-01&to=2026-11-30',
      <LedgerPage />,
    );
    expect(await screen.findByText('net $4')).toBeTruthy();
    expect(screen.getByText('disputed')).toBeTruthy();
    expect(Object.fromEntries(wanted)).toEqual({
      provider: 'stripe',
      currency: 'USD',
      from: new Date(2026, 10, 1).toISOString(),
      until: new Date(2026, 11, 1).toISOString(),
      limit: '50',
      offset: '0',
    });
    expect(await screen.findByText('2 cases need attention')).toBeTruthy();
    expect(screen.getByText('YooKassa: requests are refused')).toBeTruthy();
    expect(screen.getByText('invalid_credentials: Login failed')).toBeTruthy();
    expect(screen.getByText(/The keys are wrong or were replaced/)).toBeTruthy();
    expect(screen.getByText(/A refund of \$15 was promised/)).toBeTruthy();
    const byHand = screen.getByRole('button', { name: 'Refunded manually' });
    fireEvent.click(byHand);
    expect(screen.getByText(/Was the money really returned/)).toBeTruthy();
    fireEvent.click(byHand);
    await expect.poll(() => saved).toEqual({ id: '7', how: 'paid_by_hand' });
    fireEvent.click(screen.getByRole('button', { name: 'Only Moretti Family' }));
    await expect.poll(() => wanted.get('guild_id')).toBe(guildId);
  });
});

it.each([
  ['899', 89_900],
  ['19.9', 1990],
  ['19,99', 1999],
  ['1 000', 100_000],
  ['0', null],
  ['-5', null],
  ['1.999', null],
  ['abc', null],
])('parses the amount %j as %s minor units', (typed, minor) => {
  expect(minorUnits(typed)).toBe(minor);
});

it('ignores invalid sign-in filters in the address', () => {
  const params = new URLSearchParams({ user_id: 'me', country_code: 'RU', ip: '2001:db8::1' });
  expect(loginFiltersOf(params)).toEqual({ country_code: 'RU', ip: '2001:db8::1' });
  expect(loginFiltersOf(new URLSearchParams({ country_code: 'r', ip: '1.2' }))).toEqual({});
});

it('where nobody began a trial, no share of them and no chart is shown', async () => {
  const month = {
    month: '2026-11',
    revenue: [],
    new_guilds: 1,
    renewed: 0,
    churned: 0,
    paying: 1,
    trials_paid: 0,
  };
  const show = (trials: number) => {
    const revenue = { months: [{ ...month, trials }], running: 1, in_grace: 0 };
    mockServer.use(http.get('/api/admin/revenue', () => HttpResponse.json(revenue)));
    return renderAt('/admin/revenue', <RevenuePage />);
  };
  const chart = { name: /^Nov: Paid for/ };
  const { unmount } = show(0);
  expect(await screen.findByText('no trials in 12 months')).toBeTruthy();
  expect(screen.queryByRole('img', chart)).toBeNull();
  unmount();
  show(2);
  expect(await screen.findByText('0 of 2 in 12 months')).toBeTruthy();
  expect(screen.getByRole('img', chart)).toBeTruthy();
});
