import type { Guild } from '@famiglia/contract/guilds/guilds';
import type { SubscriptionDetails } from '@famiglia/contract/billing/subscriptions';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { setSession } from '../../shared/auth/auth-store.ts';
import { showLanguage } from '../../shared/language/language-store.ts';
import { CurrentGuild } from '../../shared/lib/current-guild.ts';
import { demoGuild } from '../../testing/demo-guild.ts';
import { mockServer, refuse, startMockServer } from '../../testing/mock-server.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { sessionOf } from '../../testing/signed-in.ts';
import { PremiumPage } from './premium-page.tsx';
import { demoCheckout } from './testing/demo-billing.ts';

startMockServer();

beforeEach(() => {
  showLanguage('en');
  setSession(sessionOf('one'));
});

const free = { tier: 'free', status: 'none', period_end: null } as const;
const history = { items: [], total: 0, limit: 0, offset: 0 };

const open = (details: Partial<SubscriptionDetails>, guild: Guild = demoGuild({ subscription: free })) => {
  mockServer.use(
    http.get('/api/guilds/:id/billing', () =>
      HttpResponse.json({
        subscription: { ...free, trial_available: true, refund: null, ...details },
        renewal: null,
        stop: null,
        can_resume: false,
        pending_refund: null,
        receipts: [],
      }),
    ),
    http.get('/api/guilds/:id/checkout', () => HttpResponse.json(demoCheckout())),
    http.get('/api/guilds/:id/subscription/history', () => HttpResponse.json(history)),
  );
  renderAt(
    '/guild/1',
    <CurrentGuild value={guild}>
      <PremiumPage />
    </CurrentGuild>,
  );
};

it('lets a manager start the trial, once', async () => {
  let started = 0;
  mockServer.use(
    http.post('/api/guilds/:id/subscription/trial', () => {
      started += 1;
      return HttpResponse.json({ ...free, trial_available: false, refund: null });
    }),
  );
  open({});
  fireEvent.click(await screen.findByRole('button', { name: 'Start the 7-day trial' }));
  await waitFor(() => expect(started).toBe(1));
});

it('says why a trial did not start', async () => {
  mockServer.use(http.post('/api/guilds/:id/subscription/trial', () => refuse('trial_already_used')));
  open({});
  fireEvent.click(await screen.findByRole('button', { name: 'Start the 7-day trial' }));
  expect(await screen.findByText(/This server has already had its trial\. To open/)).toBeTruthy();
});

it("offers to buy with the price after the trial, and shows the plan's history", async () => {
  open({ trial_available: false, status: 'expired' });
  const buy = await screen.findByRole('link', { name: 'Get Premium' });
  expect(buy.getAttribute('href')).toBe(`/guild/${demoGuild().id}/checkout`);
  expect(await screen.findByText('$19.90 per month')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Start the 7-day trial' })).toBeNull();
  expect(await screen.findByText('No plan changes yet.')).toBeTruthy();
});

it('requests nothing and offers nothing for people who do not manage the plan', async () => {
  let asked = false;
  open({}, demoGuild({ subscription: free, access: { level: 'member', permissions: ['panel.view'] } }));
  mockServer.use(
    http.get('/api/guilds/:id/:what', () => {
      asked = true;
      return HttpResponse.json({});
    }),
  );
  expect(await screen.findByText('A server manager can turn Premium on.')).toBeTruthy();
  expect(screen.queryByRole('button')).toBeNull();
  expect(asked).toBe(false);
});
