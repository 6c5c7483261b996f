import type { Guild } from '@famiglia/contract/guilds/guilds';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import type { Renewal } from '@famiglia/contract/billing/billing';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { MemoryRouter } from 'react-router';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { showLanguage } from '../../shared/language/language-store.ts';
import { CurrentGuild } from '../../shared/lib/current-guild.ts';
import { demoGuild } from '../../testing/demo-guild.ts';
import { mockServer, startMockServer } from '../../testing/mock-server.ts';
import { closeToast, getToasts } from '../../shared/ui/toast.ts';
import { EndingNotice, PlanNews } from './plan-news.tsx';
import { demoBilling, demoRenewal } from './testing/demo-billing.ts';

startMockServer();

const HOUR_MS = 3_600_000;
const at = (guild: Guild) => (
  <QueryClientProvider client={new QueryClient()}>
    <MemoryRouter>
      <CurrentGuild value={guild}>
        <PlanNews />
        <EndingNotice />
      </CurrentGuild>
    </MemoryRouter>
  </QueryClientProvider>
);
const ending = (hours: number, change: Partial<Guild> = {}): Guild =>
  demoGuild({
    subscription: {
      tier: 'premium',
      status: 'trial',
      period_end: new Date(Date.now() + hours * HOUR_MS).toISOString(),
    },
    ...change,
  });
const FREE = demoGuild({ subscription: { tier: 'free', status: 'none', period_end: null } });

beforeEach(() => showLanguage('en'));
afterEach(() => {
  cleanup();
  for (const { id } of getToasts()) closeToast(id);
});

it('announces that Premium started or ended, but not when switching servers', () => {
  const { rerender } = render(at(FREE));
  expect(getToasts()).toEqual([]);
  rerender(at(demoGuild()));
  expect(getToasts().map(({ title }) => title)).toEqual(['Premium is on']);
  rerender(at(FREE));
  expect(getToasts().map(({ title }) => title)).toEqual(['Premium is on', 'Premium has ended']);
  rerender(at(demoGuild({ id: '100000000000000009' })));
  expect(getToasts()).toHaveLength(2);
});

it('reminds managers in the last two days, and nobody else', () => {
  const { rerender } = render(at(ending(49)));
  expect(screen.queryByRole('complementary')).toBeNull();
  rerender(at(ending(47.5)));
  expect(screen.getByRole('complementary').textContent).toContain('The trial ends tomorrow');
  rerender(at(ending(47.5, { access: { level: 'panel_user', permissions: ['panel.view'] } })));
  expect(screen.queryByRole('complementary')).toBeNull();
  rerender(at(ending(-1)));
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('does not call a plan ending that renews itself', async () => {
  let renewal: Renewal | null = demoRenewal();
  let asked = 0;
  mockServer.use(
    http.get('/api/guilds/:id/billing', () => {
      asked += 1;
      return HttpResponse.json(demoBilling({ renewal }));
    }),
  );
  const { period_end } = ending(20).subscription;
  const guild = demoGuild({ subscription: { tier: 'premium', status: 'active', period_end } });
  const first = render(at(guild));
  await waitFor(() => expect(asked).toBe(1));
  expect(screen.queryByRole('complementary')).toBeNull();
  first.unmount();
  renewal = null;
  render(at(guild));
  const link = await screen.findByRole('link', { name: 'Keep Premium' });
  expect(link.getAttribute('href')).toBe(`/guild/${guild.id}/checkout`);
});
