import type { Event } from '@famiglia/contract/events/events';
import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { drop } from '../../entities/fight-kind/testing/demo-kind.ts';
import { postingCalls } from '../../entities/roster/testing/posting-calls.ts';
import { setSession } from '../../shared/auth/auth-store.ts';
import { loadPart } from '../../shared/code/lazy-part.tsx';
import { showLanguage } from '../../shared/language/language-store.ts';
import { CurrentGuild } from '../../shared/lib/current-guild.ts';
import { demoGuild } from '../../testing/demo-guild.ts';
import { listOf } from '../../testing/list-of.ts';
import { mockServer, refuse, startMockServer } from '../../testing/mock-server.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { sessionOf } from '../../testing/signed-in.ts';
import { EventsPage } from './events-page.tsx';
import { demoEvent } from './testing/demo-event.ts';

startMockServer();

beforeAll(async () => {
  await loadPart('events-calendar');
  await loadPart('event-dialog');
  await loadPart('calendar-feed-dialog');
});

let asked: URLSearchParams;
const open = (events: Event[], address = '/events', guild = demoGuild()) => {
  mockServer.use(
    ...postingCalls(),
    http.get('/api/guilds/:id/roles', () => HttpResponse.json(listOf([]))),
    http.get('/api/capts/:id', () => HttpResponse.json(listOf([]))),
    http.get('/api/events/:id/list', ({ request }) => {
      asked = new URL(request.url).searchParams;
      return HttpResponse.json({ items: events, total: events.length, limit: 50, offset: 0 });
    }),
  );
  renderAt(
    address,
    <CurrentGuild value={guild}>
      <EventsPage />
    </CurrentGuild>,
  );
};

const onScreen = (wide: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({
    matches: wide,
    addEventListener: () => {},
    removeEventListener: () => {},
  } as unknown as MediaQueryList);

beforeEach(() => {
  localStorage.clear();
  onScreen(true);
  showLanguage('en');
  setSession(sessionOf('one'));
});
afterEach(() => {
  vi.restoreAllMocks();
});

it('lists events with their time in the guild’s zone, fill and status', async () => {
  open([demoEvent({ main_count: 1 })]);
  const row = (await screen.findByText('Factory war')).closest('tr');
  for (const words of ['May 5, 2030, 20:00 MSK', '1 of 2 spots taken', '+15', 'Sign-up open'])
    expect(row?.textContent).toContain(words);
});

it('takes the status from the address, and links back to all', async () => {
  open([], '/events?status=cancelled');
  expect(await screen.findByText('No canceled events')).toBeTruthy();
  expect(asked.get('status')).toBe('cancelled');
  fireEvent.click(screen.getByRole('link', { name: 'Show all' }));
  expect(await screen.findByText('No events yet')).toBeTruthy();
  expect(asked.get('status')).toBeNull();
  expect(screen.getByRole('button', { name: 'Copy: /mp create' })).toBeTruthy();
});

it('separates what is ahead from the past, and searches by title', async () => {
  open([
    demoEvent(),
    demoEvent({
      id: '466c5bc6-c8c9-4380-8b5d-43199163e065',
      title: 'Old drop',
      status: 'finished',
      starts_at: '2026-01-05T17:00:00.000Z',
    }),
  ]);
  await screen.findByText('Factory war');
  expect(screen.getAllByRole('row').map((row) => row.textContent?.slice(0, 11))).toEqual([
    expect.stringContaining('Event'),
    'Upcoming',
    'Factory war',
    'Past',
    expect.stringContaining('Old drop'),
  ]);
  fireEvent.change(screen.getByRole('searchbox', { name: 'Search by title' }), { target: { value: 'drop' } });
  await expect.poll(() => asked.get('search')).toBe('drop');
});

it('shows capts in the calendar too, and how full everything is', async () => {
  open([demoEvent({ main_count: 1 })], '/events?view=calendar&day=2030-05-05');
  mockServer.use(
    http.get('/api/capts/:id', () =>
      HttpResponse.json(
        listOf([
          { ...demoEvent(), id: '466c5bc6-c8c9-4380-8b5d-43199163e066', opponent: 'Bratva', side: 'attack' },
        ]),
      ),
    ),
  );
  const capt = await screen.findByRole('link', { name: /2\/2.*Capt: Bratva/ });
  expect(capt.getAttribute('href')).toContain('/capts/466c5bc6-c8c9-4380-8b5d-43199163e066');
  expect(await screen.findByRole('link', { name: /1\/2.*Factory war/ })).toBeTruthy();
});

it('shows one kind of fight in the calendar, of events and of capts', async () => {
  open([demoEvent()], `/events?view=calendar&day=2030-05-05&kind=${drop.id}`);
  let ofCapts: URLSearchParams | undefined;
  mockServer.use(
    http.get('/api/fight-kinds/:id', () => HttpResponse.json(listOf([drop]))),
    http.get('/api/capts/:id', ({ request }) => {
      ofCapts = new URL(request.url).searchParams;
      return HttpResponse.json(listOf([]));
    }),
  );
  const filter = await screen.findByRole('combobox', { name: 'Kind of fight' });
  await expect.poll(() => filter.textContent).toContain('Drop');
  await expect
    .poll(() => [asked.get('fight_kind_id'), ofCapts?.get('fight_kind_id')])
    .toEqual([drop.id, drop.id]);
});

it('shows no create button to a person who may only view', async () => {
  open(
    [],
    '/events?new',
    demoGuild({ access: { level: 'member', permissions: ['panel.view', 'events.view'] } }),
  );
  expect(await screen.findByText('No events yet')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'New event' })).toBeNull();
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows a month, on a phone a week, by days of the guild’s zone', async () => {
  // 22:30 UTC is already the next day in Moscow.
  const late = demoEvent({ starts_at: '2030-05-05T22:30:00.000Z' });
  open([late], '/events?view=calendar&day=2030-05-05');
  const cell = (await screen.findByText('Factory war')).closest('td');
  expect(cell?.querySelector('time')?.dateTime).toBe('2030-05-06');
  expect(asked.get('from')).toBe('2030-04-28T21:00:00.000Z');
  expect(screen.getByRole('heading', { name: 'May 2030' })).toBeTruthy();
  onScreen(false);
  fireEvent.click(screen.getByRole('button', { name: 'Next month' }));
  expect(await screen.findByRole('heading', { name: /^May 27.+June 2, 2030$/ })).toBeTruthy();
  expect(asked.get('to')).toBe('2030-06-02T21:00:00.000Z');
});

it('creates an event at a time of the guild’s zone, and marks fields that the server refuses', async () => {
  open([]);
  const sent: unknown[] = [];
  mockServer.use(
    http.post('/api/events/:id', async ({ request }) => {
      sent.push(await request.json());
      return refuse('validation_failed', [{ field: 'starts_at', message: 'in_past' }]);
    }),
  );
  fireEvent.click((await screen.findAllByRole('button', { name: 'New event' }))[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'New event' });
  const fill = (label: string | RegExp, value: string) =>
    fireEvent.change(within(dialog).getByLabelText(label), { target: { value } });
  fireEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
  expect(within(dialog).getByText('Give the event a name.')).toBeTruthy();
  fill('Name', ' Night drop ');
  fill('Day', '2030-05-05');
  fill('Time, MSK', '20:00');
  fill('Main list spots', '40');
  fireEvent.click(within(dialog).getByRole('combobox', { name: 'Who to ping' }));
  const everyone = await screen.findByRole('option', { name: 'Everyone who can join' });
  // A click counts only if it began on the option.
  fireEvent.pointerDown(everyone);
  fireEvent.click(everyone);
  fill('Ping again if spots are left, minutes before', '30');
  fireEvent.click(within(dialog).getByRole('button', { name: /^1\shr$/ }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Publish' }));
  expect(await within(dialog).findByText(/in the past/)).toBeTruthy();
  expect(sent).toEqual([
    {
      title: 'Night drop',
      description: '',
      starts_at: '2030-05-05T17:00:00.000Z',
      slots: 40,
      squads: [],
      reminders_minutes: [60],
      ping_role_id: demoGuild().id,
      ping_again_minutes: 30,
      emoji: null,
      color: null,
      picture_id: null,
      scheduled_event: false,
      fight_kind_id: null,
    },
  ]);
});

it('creates an event with squads: their places add up, and equal names are refused before sending', async () => {
  open([]);
  const sent: { slots: number; squads: unknown }[] = [];
  mockServer.use(
    http.post('/api/events/:id', async ({ request }) => {
      sent.push((await request.json()) as (typeof sent)[number]);
      return refuse('validation_failed', [{ field: 'squads.1.role_id', message: 'unknown_role' }]);
    }),
  );
  const { dialog, publish } = await nameNewEvent();
  const add = () => fireEvent.click(within(dialog).getByRole('button', { name: 'Add squad' }));
  const name = (index: number, value: string) =>
    fireEvent.change(within(dialog).getAllByLabelText('Squad name')[index] as HTMLElement, {
      target: { value },
    });
  add();
  add();
  name(0, 'Snipers');
  name(1, 'snipers ');
  fireEvent.change(within(dialog).getAllByLabelText('Spots')[1] as HTMLElement, { target: { value: '7' } });
  expect(within(dialog).getByLabelText('Main list spots')).toHaveProperty('value', '12');
  publish();
  expect(within(dialog).getByText('Two squads have the same name.')).toBeTruthy();
  name(1, 'Drivers');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Move Drivers up' }));
  publish();
  expect(await within(dialog).findByText(/This role is gone/)).toBeTruthy();
  const free = { role_id: null, leader_id: null };
  expect(sent.map(({ slots, squads }) => ({ slots, squads }))).toEqual([
    {
      slots: 12,
      squads: [
        { name: 'Drivers', slots: 7, ...free },
        { name: 'Snipers', slots: 5, ...free },
      ],
    },
  ]);
});

/** Opens the form for a new event with a name typed into it. */
const nameNewEvent = async () => {
  fireEvent.click((await screen.findAllByRole('button', { name: 'New event' }))[0] as HTMLElement);
  const dialog = await screen.findByRole('dialog', { name: 'New event' });
  fireEvent.change(within(dialog).getByLabelText('Name'), { target: { value: 'Night drop' } });
  return { dialog, publish: () => fireEvent.click(within(dialog).getByRole('button', { name: 'Publish' })) };
};
const drafts = () => Object.keys(localStorage).filter((key) => key.startsWith('draft:'));

it('shows an error that belongs to no field above the form, and keeps what was typed', async () => {
  open([]);
  mockServer.use(http.post('/api/events/:id', () => refuse('overloaded')));
  const { dialog, publish } = await nameNewEvent();
  publish();
  expect((await within(dialog).findByRole('alert')).textContent).toMatch(/The server is overloaded/);
  expect(within(dialog).getByLabelText('Name')).toHaveProperty('value', 'Night drop');
  expect(drafts()).toHaveLength(1);
});

it('says before the first attempt that the bot cannot post, and that @everyone of the settings is left out', async () => {
  open([]);
  mockServer.use(
    ...postingCalls({
      problem: 'missing_permissions',
      missing: ['SendMessages'],
      ping_role_id: demoGuild().id,
      may_mention_everyone: false,
    }),
  );
  const { dialog } = await nameNewEvent();
  expect(
    await within(dialog).findByText(/cannot post in #events: it needs “Send Messages” there/),
  ).toBeTruthy();
  expect(await within(dialog).findByText(/so the bot will ping nobody/)).toBeTruthy();
});

it('asks a manager for the channel where there is none, and promises no post until then', async () => {
  const sent: unknown[] = [];
  let state = 'none' as 'none' | 'waiting' | 'done';
  open([]);
  mockServer.use(
    http.get('/api/events/:id/posting', () =>
      HttpResponse.json({
        problem: state === 'done' ? null : 'no_channel',
        channel_name: state === 'done' ? 'events' : null,
        missing: [],
        new_channel: { name: 'events', state: state === 'waiting' ? 'waiting' : 'none' },
        ping_role_id: null,
        may_mention_everyone: true,
      }),
    ),
    http.get('/api/guilds/:id/channels/text', () => HttpResponse.json(listOf([]))),
    http.post('/api/settings/:id/channels', async ({ request }) => {
      sent.push(await request.json());
      state = 'waiting';
      return new HttpResponse(null, { status: 204 });
    }),
  );
  const { dialog } = await nameNewEvent();
  const form = within(dialog);
  expect(await form.findByRole('region', { name: 'Where should the bot post events?' })).toBeTruthy();
  expect(form.getByText(/Nothing is posted in Discord until there is a channel/)).toBeTruthy();
  expect(form.getByRole('button', { name: 'Save without posting' })).toBeTruthy();
  expect(form.queryByRole('button', { name: 'Publish' })).toBeNull();
  fireEvent.click(form.getByRole('button', { name: 'Create #events' }));
  expect(await form.findByText('The bot is creating #events…')).toBeTruthy();
  expect(sent).toEqual([{ purpose: 'events' }]);
  state = 'done';
  expect(
    await form.findByText(/posts it with sign-up buttons in #events/, {}, { timeout: 5000 }),
  ).toBeTruthy();
  expect(form.getByRole('button', { name: 'Publish' })).toBeTruthy();
  expect(form.getByLabelText('Name')).toHaveProperty('value', 'Night drop');
});

it('drops the draft of an event once it is created', async () => {
  open([]);
  mockServer.use(http.post('/api/events/:id', () => HttpResponse.json(demoEvent())));
  const { publish } = await nameNewEvent();
  expect(drafts()).toHaveLength(1);
  publish();
  await expect.poll(drafts).toEqual([]);
});

it('creates a calendar feed, shows its address once and deletes it', async () => {
  open([demoEvent()]);
  const made = {
    url: 'https://panel.example/api/calendar/abc/events.ics',
    created_by: '1',
    created_at: '2026-05-01T10:00:00.000Z',
  };
  mockServer.use(
    http.get('/api/events/:id/calendar-feed', () => refuse('not_found')),
    http.post('/api/events/:id/calendar-feed', () => HttpResponse.json(made)),
    http.delete('/api/events/:id/calendar-feed', () => new HttpResponse(null, { status: 204 })),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'Calendar feed' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Create link' }));
  expect((await screen.findByLabelText<HTMLInputElement>('Calendar link')).value).toBe(made.url);
  fireEvent.click(screen.getByRole('button', { name: 'Turn off' }));
  expect(await screen.findByText('The calendar link no longer works.')).toBeTruthy();
  expect(screen.queryByLabelText('Calendar link')).toBeNull();
});
