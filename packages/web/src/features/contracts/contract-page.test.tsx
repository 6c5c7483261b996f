import type { ContractDetails } from '@famiglia/contract/contracts/contracts';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { Route, Routes } from 'react-router';
import { beforeEach, expect, it } from 'vitest';
import { setSession } from '../../shared/auth/auth-store.ts';
import { showLanguage } from '../../shared/language/language-store.ts';
import { CurrentGuild } from '../../shared/lib/current-guild.ts';
import { demoGuild } from '../../testing/demo-guild.ts';
import { listOf } from '../../testing/list-of.ts';
import { mockServer, startMockServer } from '../../testing/mock-server.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { sessionOf } from '../../testing/signed-in.ts';
import { ContractPage } from './contract-page.tsx';
import { ContractsPage } from './contracts-page.tsx';

startMockServer();
beforeEach(() => {
  setSession(sessionOf('one'));
  showLanguage('en');
});

const person = (nth: number, name: string, reported: number): ContractDetails['people'][number] => ({
  user: { id: `30000000000000000${nth}`, name },
  left: nth === 2,
  list: 'main',
  rank: null,
  weight: 1,
  reported,
  contribution: null,
  share_cents: null,
});
const running: ContractDetails = {
  id: '0b5f1f6e-6d0b-4a6e-9a3e-2f2c6d6a1a01',
  version: 3,
  title: 'Two trucks',
  description: '',
  slots: 3,
  ends_at: '2026-05-01T12:00:00.000Z',
  needed_role_id: null,
  needed_rank: null,
  pay: 'pool',
  amount_cents: '100001',
  unit: '',
  family_percent: 10,
  rule: 'contribution',
  status: 'closed',
  main_count: 2,
  reserve_count: 0,
  created_at: '2026-05-01T09:00:00.000Z',
  ended_at: null,
  total_cents: null,
  family_cents: null,
  people: [person(1, 'Vito', 20), person(2, 'Nino', 10)],
  reports_waiting: 2,
  creator: { id: '300000000000000009', name: 'Anna' },
  ender: null,
  cancel_reason: null,
  correctable_until: null,
  message: { url: null, problem: null },
};

/** A mocked server with this contract, which records what is asked of it. */
const open = (contract: ContractDetails, permissions = demoGuild().access.permissions) => {
  const calls: unknown[] = [];
  const guild = demoGuild();
  mockServer.use(
    http.get('/api/contracts/:guildId', () => HttpResponse.json(listOf([contract]))),
    http.get('/api/contracts/:guildId/:contractId', () => HttpResponse.json(contract)),
    http.post('/api/contracts/:guildId/:contractId/confirm', async ({ request }) => {
      calls.push(await request.json());
      return HttpResponse.json({ ...contract, status: 'finished' });
    }),
    http.get('/api/guilds/:guildId/members', () =>
      HttpResponse.json(
        listOf([
          { user_id: '300000000000000001', display_name: 'Vito', avatar_url: null, ingame_nick: null },
          { user_id: '300000000000000007', display_name: 'Sonny', avatar_url: null, ingame_nick: null },
        ]),
      ),
    ),
    http.post('/api/contracts/:guildId/:contractId/people', async ({ request }) => {
      calls.push(await request.json());
      return HttpResponse.json(contract);
    }),
    http.delete('/api/contracts/:guildId/:contractId/people/:userId', ({ params }) => {
      calls.push(params['userId']);
      return new HttpResponse(null, { status: 204 });
    }),
  );
  renderAt(
    `/guild/${guild.id}/contracts/${contract.id}`,
    <CurrentGuild value={{ ...guild, access: { ...guild.access, permissions } }}>
      <Routes>
        <Route path="/guild/:guildId/contracts" element={<ContractsPage />} />
        <Route path="/guild/:guildId/contracts/:contractId" element={<ContractPage />} />
      </Routes>
    </CurrentGuild>,
  );
  return calls;
};

it('the sheet begins with what was reported, shows the shares to the cent, and sends what it shows', async () => {
  const calls = open(running);
  await screen.findByText(/10% to the family/);
  fireEvent.click(screen.getByRole('button', { name: 'Confirm who did what' }));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByLabelText<HTMLInputElement>('Contribution: Vito').value).toBe('20');
  sheet.getByText('$600.01');
  sheet.getByText('$300');
  sheet.getByText('Family: $100 · Total: $1,000.01');
  fireEvent.change(sheet.getByLabelText('Contribution: Nino'), { target: { value: '0' } });
  sheet.getByText('$900.01');
  fireEvent.click(sheet.getByRole('button', { name: 'Confirm' }));
  await waitFor(() =>
    expect(calls).toEqual([
      {
        contributions: [
          { user_id: '300000000000000001', contribution: 20 },
          { user_id: '300000000000000002', contribution: 0 },
        ],
        version: 3,
      },
    ]),
  );
});

it('whoever may not run contracts reads who did what, and has no button for it', async () => {
  open(
    {
      ...running,
      status: 'finished',
      total_cents: '100001',
      family_cents: '10000',
      people: [{ ...person(1, 'Vito', 20), contribution: 20, share_cents: '90001' }],
    },
    ['panel.view'],
  );
  await screen.findByText('$900.01');
  screen.getByText('Confirmed');
  expect(screen.queryByRole('button', { name: 'Correct' })).toBeNull();
});

it('a leader signs somebody up while it is open, and takes somebody off the list until it is over', async () => {
  const calls = open({ ...running, status: 'open' });
  fireEvent.click(await screen.findByRole('button', { name: 'Sign someone up' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Sign up: Sonny' }));
  expect(screen.queryByRole('button', { name: 'Sign up: Vito' })).toBeNull();
  await waitFor(() => expect(calls).toEqual([{ user_id: '300000000000000007', reserve: false }]));
  fireEvent.click(screen.getByRole('button', { name: 'Close' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Actions: Nino' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Remove from the list' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(calls).toHaveLength(2));
  expect(calls[1]).toBe('300000000000000002');
});

it('a contract that runs takes nobody any more, and one that is over changes no list', async () => {
  open({ ...running, status: 'finished', total_cents: '100001', family_cents: '10000' });
  await screen.findByText('Vito');
  expect(screen.queryByRole('button', { name: /Sign someone up|Actions/ })).toBeNull();
});
