import type { FirstStep, FirstSteps as Steps } from '@famiglia/contract/dashboard/first-steps';
import { FIRST_STEPS } from '@famiglia/contract/dashboard/first-steps';
import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import { act, cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { useEffect, useState } from 'react';
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
  posted: true,
  signed_up: 4,
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

const first = (done: readonly FirstStep[], rest: Partial<Steps> = {}): Steps => ({
  steps: FIRST_STEPS.filter((name) => name !== 'bot_rights').map((name) => ({
    name,
    done: done.includes(name),
    later: false,
  })),
  away: false,
  language: 'ru',
  time_zone: 'Europe/Moscow',
  version: 3,
  leaders: [],
  channels: [
    { purpose: 'events', chosen: null, name: 'events', state: 'none' },
    { purpose: 'capts', chosen: null, name: 'capts', state: 'none' },
    { purpose: 'gg', chosen: null, name: 'gg-screens', state: 'none' },
  ],
  event: null,
  ...rest,
});

/** What others do arrives while the reader looks. */
let arrives: (state: Steps) => void;
const Live = ({ begin }: { begin: Steps }) => {
  const [state, set] = useState(begin);
  useEffect(() => {
    arrives = set;
  }, []);
  return <FirstSteps first={state} />;
};
const open = (done: readonly FirstStep[], rest: Partial<Steps> = {}) =>
  renderAt(
    '/',
    <CurrentGuild value={guild}>
      <Live begin={first(done, rest)} />
    </CurrentGuild>,
  );

const QUESTIONS: readonly FirstStep[] = ['language', 'deputies', 'channels'];

/** What was settled, as step and state. */
let settled: unknown[] = [];
beforeEach(() => {
  settled = [];
  showLanguage('en');
  mockServer.use(
    http.get('/api/guilds/:id/channels/text', () => HttpResponse.json(listOf([]))),
    http.get('/api/guilds/:id/roles', () => HttpResponse.json(listOf([capo]))),
    http.post('/api/settings/:id/first-steps', async ({ request }) => {
      settled.push(await request.json());
      return new HttpResponse(null, { status: 204 });
    }),
  );
});

const pick = async (label: string, option: string | RegExp): Promise<void> => {
  fireEvent.click(screen.getByRole('combobox', { name: label }));
  const found = await screen.findByRole('option', { name: option });
  // A click counts only if it began on the option.
  fireEvent.pointerDown(found);
  fireEvent.click(found);
};

it('asks three questions, then leads with one step at a time, each with the button that does it', () => {
  open([]);
  expect(screen.getByText('Question 1 of 3')).toBeTruthy();
  expect(screen.getByText('Which language and time zone?')).toBeTruthy();
  cleanup();
  open(['language', 'deputies'], { leaders: [{ role_id: capo.id, name: 'Capo' }] });
  expect(screen.getByRole('button', { name: 'Create #events' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Create all' })).toBeTruthy();
  expect(screen.getByText(/Русский, Moscow · led by Capo/)).toBeTruthy();
  cleanup();
  open(QUESTIONS);
  expect(screen.getByRole('link', { name: 'New event' }).getAttribute('href')).toBe(
    `/guild/${guild.id}/events?new`,
  );
  cleanup();
  open([...QUESTIONS, 'event', 'names', 'ranks'], { event });
  expect(screen.getByText(/signed up: 4. “Drop” has started. Mark who came/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Open the event' }).getAttribute('href')).toBe(
    `/guild/${guild.id}/events/${event.id}`,
  );
});

it('confirms what was guessed by one press, without saving settings', async () => {
  open([]);
  fireEvent.click(screen.getByRole('button', { name: 'That’s right' }));
  await waitFor(() => expect(settled).toEqual([{ step: 'language', settled: true }]));
});

it('shows a second leader what the first one saved, keeps their answer, and overwrites only knowingly', async () => {
  const stored = {
    ...DEFAULT_SETTINGS,
    time_zone: 'Asia/Omsk',
    updated_by: null,
    updated_at: null,
    version: 4,
  };
  const sent: { time_zone: string; version: number }[] = [];
  mockServer.use(
    http.get('/api/settings/:id', () => HttpResponse.json(stored)),
    http.put('/api/settings/:id', async ({ request }) => {
      const body = (await request.json()) as (typeof sent)[number];
      sent.push(body);
      return body.version === 4
        ? HttpResponse.json({ ...stored, ...body, version: 5 })
        : HttpResponse.json({ code: 'version_conflict', errors: [], current: stored }, { status: 409 });
    }),
  );
  open([]);
  await pick('Time zone', /Samara/);
  // The other leader's answer has arrived by now: the question stays, because the reader is answering it.
  act(() => arrives(first(['language'], { time_zone: 'Asia/Omsk', version: 4 })));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('Omsk')).toBeTruthy();
  expect(sent).toMatchObject([{ time_zone: 'Europe/Samara', version: 3 }]);
  fireEvent.click(screen.getByRole('button', { name: 'Overwrite with mine' }));
  await waitFor(() => expect(sent[1]).toMatchObject({ time_zone: 'Europe/Samara', version: 4 }));
  expect(await screen.findByText('Who leads the family?')).toBeTruthy();
});

it('lets a step wait that a family can do without, and names what else is left', async () => {
  open([...QUESTIONS, 'event'], { event });
  expect(screen.getByRole('link', { name: 'Read names' }).getAttribute('href')).toBe(
    `/guild/${guild.id}/settings/joining`,
  );
  fireEvent.click(screen.getByRole('button', { name: 'Later' }));
  await waitFor(() => expect(settled).toEqual([{ step: 'names', settled: true }]));
  fireEvent.click(screen.getByRole('button', { name: 'Make a ladder of ranks' }));
  expect(screen.getByRole('link', { name: 'See the proposal' })).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Finish your first event' }));
  expect(screen.queryByRole('button', { name: 'Later' })).toBeNull();
});

it('says that the family is through, and is put away for the family', async () => {
  open(
    FIRST_STEPS.filter((step) => step !== 'deputies'),
    { event },
  );
  expect(screen.getByText('Your first event is finished')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Hide first steps' }));
  await waitFor(() => expect(settled).toEqual([{ step: 'all', settled: true }]));
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
  open(['language'], { leaders: [{ role_id: '300000000000000008', name: 'Boss' }] });
  expect(screen.getByText('Leading already: Boss.')).toBeTruthy();
  const lead = screen.getByRole<HTMLButtonElement>('button', { name: 'Let them lead' });
  expect(lead.disabled).toBe(true);
  await pick('Choose a role', 'Capo');
  fireEvent.click(lead);
  await waitFor(() => expect(asked).toHaveLength(1));
  const [sent] = asked[0]?.roles ?? [];
  expect(sent).toMatchObject({ role_id: capo.id, version: 2, signup_priority: 5 });
  expect(sent?.permissions).toContain('events.manage');
  expect(sent?.permissions).not.toContain('settings.manage');
});
