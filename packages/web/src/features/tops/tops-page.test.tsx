import type { Season, Top } from '@famiglia/contract/tops/tops';
import { fireEvent, screen, waitFor } from '@testing-library/react';
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
import { TopsPage } from './tops-page.tsx';

startMockServer();
beforeEach(() => {
  setSession(sessionOf('one'));
  showLanguage('en');
});

const season: Season = {
  id: '0b5f1f6e-6d0b-4a6e-9a3e-2f2c6d6a1a01',
  version: 3,
  name: 'Autumn',
  starts_on: '2026-05-01',
  ends_on: '2026-07-31',
  closed_at: null,
};
const earlier: Season = {
  ...season,
  id: '0b5f1f6e-6d0b-4a6e-9a3e-2f2c6d6a1a02',
  name: 'Spring',
  closed_at: '2026-05-01T09:00:00.000Z',
};
const vito = { rank: 1, value: 1500, user_id: '300000000000000001', display_name: 'Vito', avatar_url: null };

/** A mocked server with these seasons; it records what is asked of it. */
const open = (seasons: Season[], leads = true, refusal?: Response) => {
  const asked: string[] = [];
  const saved: unknown[] = [];
  const top = (query: URLSearchParams): Top => ({
    items: query.get('by') === 'screens' ? [] : [vito],
    total: 1,
    limit: 25,
    offset: 0,
    by: (query.get('by') ?? 'reputation') as Top['by'],
    period: (query.get('period') ?? 'week') as Top['period'],
    reputation_name: 'Respect',
    season:
      query.get('period') === 'season'
        ? (seasons.find(({ id }) => id === query.get('season_id')) ?? seasons[0] ?? null)
        : null,
    from: query.get('period') === 'all' ? null : '2026-05-10T21:00:00.000Z',
    own: { rank: 40, value: 7 },
  });
  const record = async ({ request }: { request: Request }) => {
    saved.push(await request.json());
    return refusal ?? HttpResponse.json(season);
  };
  mockServer.use(
    http.get('/api/tops/:guildId', ({ request }) => {
      const { searchParams } = new URL(request.url);
      asked.push(
        [searchParams.get('by'), searchParams.get('period'), searchParams.get('season_id')].join(' '),
      );
      return HttpResponse.json(top(searchParams));
    }),
    http.get('/api/tops/:guildId/seasons', () => HttpResponse.json(listOf(seasons))),
    http.put('/api/tops/:guildId/season', record),
    http.post('/api/tops/:guildId/season/close', record),
  );
  renderAt(
    '/',
    <CurrentGuild
      value={demoGuild(
        leads ? {} : { access: { level: 'member', permissions: ['panel.view', 'users.view'] } },
      )}
    >
      <TopsPage />
    </CurrentGuild>,
  );
  return { asked, saved };
};

it('shows a top with where the reader stands, and keeps each choice while the other changes', async () => {
  const { asked } = open([season, earlier], false);
  expect((await screen.findByRole('link', { name: 'Vito' })).getAttribute('href')).toContain(vito.user_id);
  expect(screen.getByText('1,500')).toBeTruthy();
  expect(screen.getByText('You are #40 with 7')).toBeTruthy();
  // Midnight in the family's zone, which is the day before in UTC.
  expect(screen.getByText(/Since May 11, 2026\.$/)).toBeTruthy();
  fireEvent.click(screen.getByRole('link', { name: 'Damage' }));
  fireEvent.click(screen.getByRole('link', { name: 'Season' }));
  expect(await screen.findByText(/\. May 1, 2026 to July 31, 2026\.$/)).toBeTruthy();
  expect(asked.at(-1)).toBe('damage season ');
  fireEvent.click(screen.getByRole('link', { name: 'Screens' }));
  expect(await screen.findByText('Nobody yet')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /season/i })).toBeNull();
});

it('begins a season with dates in order, and tells what another leader saved meanwhile', async () => {
  const theirs = { ...season, name: 'Theirs', version: 8 };
  const refusal = HttpResponse.json(
    {
      type: 'about:blank',
      title: 'x',
      status: 409,
      code: 'version_conflict',
      detail: 'x',
      errors: [],
      current: theirs,
    },
    { status: 409 },
  );
  const { saved } = open([], true, refusal);
  fireEvent.click(await screen.findByRole('button', { name: 'Begin a season' }));
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Mine' } });
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2026-05-01' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Choose a day.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-04-01' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('The last day cannot be before the first one.')).toBeTruthy();
  expect(saved).toEqual([]);
  fireEvent.change(screen.getByLabelText('Last day'), { target: { value: '2026-07-31' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Theirs')).toBeTruthy();
  expect(saved).toEqual([{ name: 'Mine', starts_on: '2026-05-01', ends_on: '2026-07-31', version: 0 }]);
  expect(screen.getByDisplayValue('Mine')).toBeTruthy();
});

it('closes the season that the leader saw', async () => {
  const { saved } = open([season]);
  fireEvent.click(await screen.findByRole('button', { name: 'Season' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Close the season' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Close the season' }));
  await waitFor(() => expect(saved).toEqual([{ version: 3 }]));
});
