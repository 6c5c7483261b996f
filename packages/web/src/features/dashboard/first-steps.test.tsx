import type { FirstStep, FirstSteps as Steps } from '@famiglia/contract/dashboard/first-steps';
import { FIRST_STEPS } from '@famiglia/contract/dashboard/first-steps';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { showLanguage } from '../../shared/language/language-store.ts';
import { CurrentGuild } from '../../shared/lib/current-guild.ts';
import { demoGuild } from '../../testing/demo-guild.ts';
import { listOf } from '../../testing/list-of.ts';
import { mockServer, startMockServer } from '../../testing/mock-server.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { FirstSteps } from './components/first-steps.tsx';

startMockServer();

const guild = demoGuild();
const event = {
  id: '0b0c5bc6-c8c9-4380-8b5d-43199163e064',
  title: 'Drop',
  status: 'open' as const,
  starts_at: '2020-01-01T20:00:00.000Z',
};

const capo = {
  id: '300000000000000009',
  name: 'Capo',
  color: 0,
  position: 3,
  managed: false,
  members: 4,
  rights: [],
  refusal: null,
  given_by: [],
};

const open = (done: readonly FirstStep[], rest: Partial<Steps> = {}) => {
  const steps = FIRST_STEPS.map((name) => ({ name, done: done.includes(name) }));
  return renderAt(
    '/',
    <CurrentGuild value={guild}>
      <FirstSteps first={{ steps, event: null, new_channel: null, guessed: null, ...rest }} />
    </CurrentGuild>,
  );
};

beforeEach(() => {
  localStorage.clear();
  showLanguage('en');
  mockServer.use(
    http.get('/api/guilds/:id/channels/text', () => HttpResponse.json(listOf([]))),
    http.get('/api/guilds/:id/roles', () => HttpResponse.json(listOf([capo]))),
  );
});

it('leads with one step at a time, each with the button that does it', () => {
  open([], { new_channel: { purpose: 'events', name: 'events', state: 'none' } });
  expect(screen.getByText('Where do you post events?')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Create #events' })).toBeTruthy();
  expect(screen.queryByText('Create your first event')).toBeNull();
  cleanup();
  open(['events_channel', 'bot_rights']);
  expect(screen.getByRole('link', { name: 'New event' }).getAttribute('href')).toBe(
    `/guild/${guild.id}/events?new`,
  );
  cleanup();
  open(['events_channel', 'bot_rights', 'event', 'names', 'gg_channel', 'ranks', 'deputies'], { event });
  expect(screen.getByText(/“Drop” has started. Mark who came/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the event' }).getAttribute('href')).toBe(
    `/guild/${guild.id}/events/${event.id}`,
  );
});

it('says which language and time zone were guessed, until somebody saves the settings', () => {
  open([], { guessed: { language: 'en', time_zone: 'UTC' } });
  expect(screen.getByText(/^Bot language: English. Time zone: UTC./)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Change' }).getAttribute('href')).toBe(
    `/guild/${guild.id}/settings/general`,
  );
});

it('lets a step wait that a family can do without, and goes on', () => {
  open(['events_channel', 'bot_rights', 'event'], {
    event,
    new_channel: { purpose: 'gg', name: 'gg-screens', state: 'none' },
  });
  expect(screen.getByRole('link', { name: 'Read names' }).getAttribute('href')).toBe(
    `/guild/${guild.id}/settings/joining`,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.getByText('Where do members post GG screens?')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.getByRole('link', { name: 'See the proposal' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Later' }));
  fireEvent.click(screen.getByRole('button', { name: 'Later' }));
  expect(screen.getByText('Finish your first event')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Later' })).toBeNull();
});

it('says that the family is through, and is hidden for good', () => {
  open(
    FIRST_STEPS.filter((step) => step !== 'deputies'),
    { event },
  );
  expect(screen.getByText('Your first event is finished')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Hide first steps' }));
  expect(screen.queryByText('First steps')).toBeNull();
  cleanup();
  open([]);
  expect(screen.queryByText('First steps')).toBeNull();
});

it('asks who leads, and gives the chosen role what the leader has, but not what only managers have', async () => {
  const asked: { roles: { permissions: string[]; version: number }[] }[] = [];
  const stored = { role_id: capo.id, permissions: ['panel.view'], signup_priority: 5, version: 2 };
  mockServer.use(
    http.get('/api/roles/:id/list', () =>
      HttpResponse.json(listOf([{ ...stored, name: 'Capo', color: 0, position: 3, members: 4 }])),
    ),
    http.post('/api/roles/:id/batch', async ({ request }) => {
      asked.push((await request.json()) as (typeof asked)[number]);
      return HttpResponse.json(listOf([]));
    }),
  );
  open(
    FIRST_STEPS.filter((step) => step !== 'deputies' && step !== 'finish'),
    { event },
  );
  expect(screen.getByText('Who leads the family?')).toBeTruthy();
  const lead = screen.getByRole<HTMLButtonElement>('button', { name: 'Let them lead' });
  expect(lead.disabled).toBe(true);
  fireEvent.click(screen.getByRole('combobox', { name: 'Choose a role' }));
  const option = await screen.findByRole('option', { name: 'Capo' });
  // A click counts only if it began on the option.
  fireEvent.pointerDown(option);
  fireEvent.click(option);
  fireEvent.click(lead);
  await waitFor(() => expect(asked).toHaveLength(1));
  const [sent] = asked[0]?.roles ?? [];
  expect(sent).toMatchObject({ role_id: capo.id, version: 2, signup_priority: 5 });
  expect(sent?.permissions).toContain('events.manage');
  expect(sent?.permissions).not.toContain('settings.manage');
});
