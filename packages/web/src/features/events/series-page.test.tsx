import type { EventSeries } from '@famiglia/contract/series/series';
import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { postingCalls } from '../../entities/roster/testing/posting-calls.ts';
import { setSession } from '../../shared/auth/auth-store.ts';
import { showLanguage } from '../../shared/language/language-store.ts';
import { CurrentGuild } from '../../shared/lib/current-guild.ts';
import { demoGuild } from '../../testing/demo-guild.ts';
import { listOf } from '../../testing/list-of.ts';
import { mockServer, startMockServer } from '../../testing/mock-server.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { sessionOf } from '../../testing/signed-in.ts';
import { SeriesPage } from './series-page.tsx';
import { demoEvent } from './testing/demo-event.ts';
import { openEvent } from './testing/open-event.tsx';

/** What a plan sends that has no look of its own. */
const NO_LOOK = { emoji: null, color: null, picture_id: null, scheduled_event: false, fight_kind_id: null };

startMockServer();
beforeEach(() => {
  localStorage.clear();
  showLanguage('en');
  setSession(sessionOf('one'));
});

const PLAN = { title: 'Training', description: '', slots: 10 };
const date = (day: string, state: EventSeries['next'][number]['state'] = 'planned') => ({
  day,
  starts_at: `${day}T17:00:00.000Z`,
  posts_at: `${day}T05:00:00.000Z`,
  state,
  plan: PLAN,
  event_id: state === 'posted' ? demoEvent().id : null,
});
const weekly: EventSeries = {
  id: '0b0c5bc6-c8c9-4380-8b5d-43199163e064',
  version: 2,
  plan: PLAN,
  days: [5],
  clock: '20:00',
  every_weeks: 1,
  first_day: '2030-05-01',
  until: null,
  hours_before: 12,
  state: 'active',
  creator: { id: '300000000000010000', name: 'Marco' },
  next: [date('2030-05-03', 'posted'), date('2030-05-10'), date('2030-05-17', 'skipped')],
};

/** Opens the page and records what it sends. */
const open = (series: EventSeries[] = [weekly]) => {
  const sent: { call: string; body: unknown }[] = [];
  mockServer.use(
    ...postingCalls(),
    http.get('/api/event-series/:id', () => HttpResponse.json(listOf(series))),
    http.get('/api/event-templates/:id', () => HttpResponse.json(listOf([]))),
    http.all('/api/event-series/*', async ({ request }) => {
      const text = await request.text();
      const path = new URL(request.url).pathname
        .replace(/^.*event-series\/[^/]*/, '')
        .replace(weekly.id, ':series');
      sent.push({ call: `${request.method} ${path}`, body: text ? JSON.parse(text) : null });
      return HttpResponse.json(weekly);
    }),
  );
  renderAt(
    '/events/series',
    <CurrentGuild value={demoGuild()}>
      <SeriesPage />
    </CurrentGuild>,
  );
  return sent;
};

it('shows the rule in words and the next dates, and pauses', async () => {
  const sent = open();
  expect(await screen.findByText('Fridays at 20:00')).toBeTruthy();
  const dates = within(screen.getByRole('list', { name: 'Next dates' })).getAllByRole('listitem');
  // The reader's own time stands behind, wherever the reader is.
  expect(dates.map((row) => row.textContent.replace(/ \(.*? your time\)/, ''))).toEqual([
    'Fri, May 3, 2030, 20:00 MSKSign-up open',
    'Fri, May 10, 2030, 20:00 MSK',
    'Fri, May 17, 2030, 20:00 MSKSkipped',
  ]);
  fireEvent.click(screen.getByRole('button', { name: 'Pause' }));
  await expect.poll(() => sent).toEqual([{ call: 'POST /:series/pause', body: null }]);
});

it('skips one date, and changes another alone, starting from what it would be', async () => {
  const sent = open();
  const menu = { name: /^This date: Fri, May 10, 2030, 20:00 MSK/ };
  fireEvent.click(await screen.findByRole('button', menu));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Skip' }));
  await expect.poll(() => sent).toEqual([{ call: 'POST /:series/occurrences/2030-05-10/skip', body: null }]);
  fireEvent.click(await screen.findByRole('button', menu));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit this date only' }));
  fireEvent.change(await screen.findByLabelText('Name'), { target: { value: 'Drop' } });
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2030-05-11' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => sent[1])
    .toEqual({
      call: 'PUT /:series/occurrences/2030-05-10',
      body: {
        starts_at: '2030-05-11T17:00:00.000Z',
        plan: { title: 'Drop', description: '', slots: 10, squads: [], ...NO_LOOK },
        version: 2,
      },
    });
});

const choose = async (action: string): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name: /Training/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: action }));
};

it('changes a series from what it is, with the version that was seen, and ends it after a question', async () => {
  const sent = open();
  await choose('Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit series' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Mon' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  await expect
    .poll(() => sent[0])
    .toMatchObject({ call: 'PUT /:series', body: { version: 2, days: [1, 5], plan: { title: 'Training' } } });
  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await choose('End the series');
  expect(await screen.findByText(/No more sign-ups will be posted/)).toBeTruthy();
  expect(sent).toHaveLength(1);
  fireEvent.click(screen.getByRole('button', { name: 'End' }));
  await expect.poll(() => sent[1]?.call).toBe('POST /:series/end');
});

/** Somebody else saved `newer` while a form of the series was open: an older version is refused. */
const refuseOlder = (newer: EventSeries) => {
  const heard: unknown[] = [];
  mockServer.use(
    http.put('/api/event-series/*', async ({ request }) => {
      const body = (await request.json()) as { version: number };
      heard.push(body);
      return body.version === newer.version
        ? HttpResponse.json(newer)
        : HttpResponse.json({ code: 'version_conflict', errors: [], current: newer }, { status: 409 });
    }),
  );
  return heard;
};
const terms = (dialog: Pick<typeof screen, 'getAllByRole'>) =>
  dialog.getAllByRole('term').map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);

it('an older form of a series keeps what was typed, takes what only others changed, and shows what both changed', async () => {
  open();
  const heard = refuseOlder({
    ...weekly,
    version: 3,
    days: [6],
    hours_before: 48,
    plan: { ...PLAN, title: 'Night training', description: 'Bring water', reward: 20 },
  });
  await choose('Edit');
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit series' }));
  fireEvent.change(dialog.getByLabelText('Name'), { target: { value: 'Late training' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Night training')).toBeTruthy();
  expect(terms(dialog)).toEqual(['Name: Night training']);
  expect(dialog.getByLabelText('Name')).toHaveProperty('value', 'Late training');
  expect(dialog.getByLabelText('Description')).toHaveProperty('value', 'Bring water');
  fireEvent.click(dialog.getByRole('button', { name: 'Overwrite with mine' }));
  await expect
    .poll(() => heard)
    .toMatchObject([
      { version: 2, plan: { title: 'Late training' } },
      {
        version: 3,
        days: [6],
        hours_before: 48,
        plan: { title: 'Late training', description: 'Bring water', reward: 20 },
      },
    ]);
});

it('an older form of one date does the same, and can take the other version', async () => {
  open();
  const [posted, second, skipped] = weekly.next;
  if (!posted || !second || !skipped) throw new Error('the series has three dates');
  const moved = {
    ...second,
    starts_at: '2030-05-10T19:00:00.000Z',
    plan: { ...PLAN, slots: 12, description: 'Bring masks' },
  };
  refuseOlder({ ...weekly, version: 3, next: [posted, moved, skipped] });
  fireEvent.click(await screen.findByRole('button', { name: /^This date: Fri, May 10/ }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Edit this date only' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Edit one date' }));
  fireEvent.change(dialog.getByLabelText('Description'), { target: { value: 'Bring water' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Save' }));
  expect(await dialog.findByText('Bring masks')).toBeTruthy();
  expect(terms(dialog)).toEqual(['Description: Bring masks']);
  expect(dialog.getByLabelText('Description')).toHaveProperty('value', 'Bring water');
  expect(dialog.getByLabelText('Main list spots')).toHaveProperty('value', '12');
  fireEvent.click(dialog.getByRole('button', { name: 'Use theirs' }));
  expect(dialog.getByLabelText('Description')).toHaveProperty('value', 'Bring masks');
});

it('a new series says what is missing, previews its dates in words, and is sent', async () => {
  const sent = open([]);
  expect(await screen.findByText('Nothing repeats yet')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'New series' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Repeat' }));
  expect(await screen.findByText('Choose at least one day.')).toBeTruthy();
  expect(sent).toEqual([]);
  fireEvent.change(screen.getByLabelText('Name'), { target: { value: 'Training' } });
  fireEvent.click(screen.getByRole('button', { name: 'Fri' }));
  fireEvent.click(screen.getByRole('button', { name: 'Mon' }));
  fireEvent.change(screen.getByLabelText('First day'), { target: { value: '2030-05-01' } });
  fireEvent.change(screen.getByLabelText('Repeat every, weeks'), { target: { value: '2' } });
  expect(screen.getByText('every 2 weeks on Mondays and Fridays at 20:00')).toBeTruthy();
  expect(screen.getByText(/^Fri, May 3, 2030, 20:00 MSK/)).toBeTruthy();
  expect(screen.getByText(/^Mon, May 13, 2030, 20:00 MSK/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Repeat' }));
  await expect
    .poll(() => sent[0]?.body)
    .toEqual({
      plan: { title: 'Training', description: '', slots: 25, squads: [], ...NO_LOOK },
      days: [1, 5],
      clock: '20:00',
      every_weeks: 2,
      first_day: '2030-05-01',
      until: null,
      hours_before: 24,
    });
});

it('an event is duplicated with everything but its day, which is asked for', async () => {
  const event = demoEvent({ status: 'finished', cutoff_minutes: null });
  openEvent({ event });
  const sent: unknown[] = [];
  mockServer.use(
    http.post('/api/events/:id', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(event);
    }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'More' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Publish' }));
  expect(await screen.findByText('Choose a day and a time.')).toBeTruthy();
  fireEvent.change(screen.getByLabelText('Day'), { target: { value: '2030-06-01' } });
  fireEvent.click(screen.getByRole('button', { name: 'Publish' }));
  const { title, description, slots, squads, reward, reminders_minutes } = event;
  await expect
    .poll(() => sent)
    .toEqual([
      {
        title,
        description,
        slots,
        squads,
        reward,
        reminders_minutes,
        cutoff_minutes: null,
        ping_role_id: null,
        ping_again_minutes: 0,
        thread: false,
        more_answers: false,
        ...NO_LOOK,
        starts_at: '2030-06-01T17:00:00.000Z',
      },
    ]);
});

it('an event is saved as a template under a name', async () => {
  const event = demoEvent();
  openEvent({ event });
  const sent: unknown[] = [];
  mockServer.use(
    http.post('/api/event-templates/:id', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json({ id: event.id, name: 'War', plan: PLAN, created_by: '1', created_at: '' });
    }),
  );
  fireEvent.click(await screen.findByRole('button', { name: 'More' }));
  fireEvent.click(await screen.findByRole('menuitem', { name: 'Save as template' }));
  fireEvent.change(await screen.findByLabelText('Template name'), { target: { value: 'War' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await expect.poll(() => sent).toEqual([{ name: 'War', event_id: event.id }]);
});
