import type { Cabinet, OwnSignUp } from '@famiglia/contract/cabinet/cabinet';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { setSession } from '../../shared/auth/auth-store.ts';
import { showLanguage } from '../../shared/language/language-store.ts';
import { CurrentGuild } from '../../shared/lib/current-guild.ts';
import { demoGuild } from '../../testing/demo-guild.ts';
import { mockServer, startMockServer } from '../../testing/mock-server.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { sessionOf } from '../../testing/signed-in.ts';
import { CabinetPage } from './cabinet-page.tsx';
import { demoCabinet } from './testing/demo-cabinet.ts';

startMockServer();
beforeEach(() => {
  setSession(sessionOf('one'));
  showLanguage('en');
});

/** A mocked server; each press is answered in turn, and puts the member on the list or takes them off. */
const open = (cabinet: Cabinet, ...answers: OwnSignUp[]) => {
  const pressed: unknown[] = [];
  let [gathering] = cabinet.gatherings;
  mockServer.use(
    http.get('/api/cabinet/:guildId', () =>
      HttpResponse.json({ ...cabinet, gatherings: gathering ? [gathering] : [] }),
    ),
    http.post('/api/cabinet/:guildId/gatherings/:rosterId', async ({ request }) => {
      const { key: _key, ...body } = (await request.json()) as { key: string };
      pressed.push(body);
      const answer = answers[pressed.length - 1];
      if (answer?.outcome === 'joined' && gathering)
        gathering = {
          ...gathering,
          place: {
            list: 'reserve',
            position: 3,
            why: { criterion: 'reputation', mine: '120', cutoff: '145' },
            squad: null,
            reason_squad: null,
          },
        };
      if (answer?.outcome === 'left' && gathering) gathering = { ...gathering, place: null };
      return HttpResponse.json(answer);
    }),
  );
  renderAt(
    '/',
    <CurrentGuild value={demoGuild({ access: { level: 'member', permissions: [] } })}>
      <CabinetPage />
    </CurrentGuild>,
  );
  return pressed;
};

const said = (outcome: OwnSignUp['outcome'], more: Partial<OwnSignUp> = {}): OwnSignUp => ({
  outcome,
  leaving: null,
  held_until: null,
  ...more,
});

it('has plus and minus with the place and its reason, and asks before a place is given up late', async () => {
  const pressed = open(
    demoCabinet(),
    said('away'),
    said('joined'),
    said('confirm_leave', { leaving: { late: true, closed: false } }),
    said('left'),
  );
  expect(await screen.findByText('You are not on the list')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Join' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Sign up anyway' }));
  expect(await screen.findByText('#3')).toBeTruthy();
  expect(screen.getByText(/120.*145|145.*120/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Leave' }));
  expect(await screen.findByText(/counts for your reliability/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Leave anyway' }));
  expect(await screen.findByText('You are not on the list')).toBeTruthy();
  expect(pressed).toEqual([
    { choice: 'main', confirmed: false },
    { choice: 'main', confirmed: true },
    { choice: 'leave', confirmed: false },
    { choice: 'leave', confirmed: true },
  ]);
});

it('shows what concerns the member, and nothing that nobody has', async () => {
  open(
    demoCabinet({
      owed_cents: '-150000',
      warnings: [
        {
          id: '0b5f1f6e-6d0b-4a6e-9a3e-2f2c6d6a1a09',
          kind: 'warning',
          reason: 'Late twice',
          weight: 1,
          ends_at: null,
        },
      ],
    }),
    said('held'),
  );
  expect(await screen.findByText('1,450')).toBeTruthy();
  for (const words of [
    '#12',
    '7 of 9 sign-ups',
    'Vito_Moretti #12345',
    'You owe the family',
    'until the leaders lift it',
  ])
    expect(screen.getByText(words)).toBeTruthy();
  for (const absent of ['Screens waiting', 'Rank', 'Recordings you owe'])
    expect(screen.queryByText(absent)).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Reserve' }));
  await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('do not let you sign up'));
});

it('takes a vacation, takes it back, and sends the recording that is owed', async () => {
  const sent: unknown[] = [];
  const captId = '0b5f1f6e-6d0b-4a6e-9a3e-2f2c6d6a1a77';
  const awayId = '0b5f1f6e-6d0b-4a6e-9a3e-2f2c6d6a1a78';
  let state = demoCabinet({
    recordings_owed: [{ capt_id: captId, title: 'Vagos, Docks', starts_at: '2026-05-01T17:00:00.000Z' }],
    voice_minutes: 150,
  });
  mockServer.use(
    http.get('/api/cabinet/:guildId', () => HttpResponse.json(state)),
    http.post('/api/cabinet/:guildId/vacations', async ({ request }) => {
      sent.push(await request.json());
      const days = { starts_at: '2099-05-01T00:00:00.000Z', ends_at: '2099-05-03T00:00:00.000Z' };
      state = demoCabinet({ away: [{ id: awayId, kind: 'vacation', asked: true, ...days }] });
      return HttpResponse.json({ asked: true });
    }),
    http.post('/api/cabinet/:guildId/vacations/:vacationId/end', ({ params }) => {
      sent.push(params['vacationId']);
      state = demoCabinet();
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('/api/cabinet/:guildId/capts/:captId/recordings', async ({ request, params }) => {
      sent.push(params['captId'], await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
  renderAt(
    '/',
    <CurrentGuild value={demoGuild({ access: { level: 'member', permissions: [] } })}>
      <CabinetPage />
    </CurrentGuild>,
  );
  expect(await screen.findByText('2 hours')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Send the link' }));
  const link = await screen.findByLabelText('Link');
  const send = screen.getByRole('button', { name: 'Send' });
  fireEvent.change(link, { target: { value: 'not a link' } });
  expect(await screen.findByText(/begins with https/)).toBeTruthy();
  expect(send).toHaveProperty('disabled', true);
  fireEvent.change(link, { target: { value: 'https://video.test/1' } });
  fireEvent.click(send);
  await waitFor(() => expect(sent).toEqual([captId, { url: 'https://video.test/1' }]));
  fireEvent.click(await screen.findByRole('button', { name: 'Go on vacation' }));
  fireEvent.change(await screen.findByLabelText('Last day'), { target: { value: '2099-05-02' } });
  fireEvent.click(screen.getByRole('button', { name: 'Go' }));
  expect(await screen.findByText(/waiting for the leaders/)).toBeTruthy();
  expect(sent[2]).toMatchObject({ until: '2099-05-02', reason: '' });
  fireEvent.click(screen.getByRole('button', { name: 'Cancel the vacation' }));
  await waitFor(() => expect(sent[3]).toBe(awayId));
});
