import type { LineUp } from '@famiglia/contract/rosters/line-up';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { demoGuild } from '../../testing/demo-guild.ts';
import { mockServer, startMockServer } from '../../testing/mock-server.ts';
import { demoEvent } from './testing/demo-event.ts';
import { openEvent } from './testing/open-event.tsx';

startMockServer();

const MINUTE_MS = 60_000;
const soon = (minutes: number) =>
  demoEvent({ starts_at: new Date(Date.now() + minutes * MINUTE_MS).toISOString() });
const person = (id: number, name: string, more: Partial<LineUp['items'][number]> = {}) => ({
  user_id: `30000000000003000${id}`,
  display_name: name,
  channel: null,
  excuse: null,
  called: null,
  ...more,
});
const tony = person(1, 'Tony', { channel: { id: '300000000000040001', name: 'Capt' } });
const paulie = person(3, 'Paulie', { excuse: 'late' });
const found: LineUp = {
  items: [tony, person(2, 'Silvio'), paulie],
  total: 3,
  limit: 3,
  offset: 0,
  reserve: 1,
};

it('shows leaders who is in voice around the start, calls the missing and replaces chosen ones', async () => {
  let now = found;
  const replaced: unknown[] = [];
  mockServer.use(
    http.get('/api/events/:id/:event/line-up', () => HttpResponse.json(now)),
    http.post('/api/events/:id/:event/line-up/call', () => {
      now = { ...found, items: [tony, person(2, 'Silvio', { called: 'none' }), paulie] };
      return HttpResponse.json(now);
    }),
    http.post('/api/events/:id/:event/line-up/replace', async ({ request }) => {
      replaced.push(await request.json());
      now = { ...now, items: now.items.slice(0, 2) };
      return HttpResponse.json(now);
    }),
  );
  openEvent({ event: soon(30) });
  expect(await screen.findByText('1 of 3')).toBeTruthy();
  const missing = within(screen.getByRole('region', { name: 'Not in voice 1' }));
  expect(missing.getByText('Silvio')).toBeTruthy();
  const excused = within(screen.getByRole('region', { name: 'Late or away 1' }));
  expect(excused.getByText('late')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Call them (1)', hidden: true }));
  expect(await missing.findByText(/could not be called/)).toBeTruthy();
  expect(screen.queryByRole('button', { name: /Call them/, hidden: true })).toBeNull();
  fireEvent.click(excused.getByRole('checkbox', { hidden: true }));
  // One person waits on the reserve, so one can be replaced.
  expect(missing.getByRole<HTMLInputElement>('checkbox', { hidden: true }).disabled).toBe(true);
  fireEvent.click(screen.getByRole('button', { name: 'Next from the reserve', hidden: true }));
  await waitFor(() => expect(replaced).toEqual([{ user_ids: ['300000000000030003'] }]));
});

it('shows nothing of it long before the start', async () => {
  openEvent({ event: soon(90) });
  expect(await screen.findByText('Roster')).toBeTruthy();
  expect(screen.queryByText('Who is in voice')).toBeNull();
});

it('shows nothing of it to those who do not lead', async () => {
  const access = { level: 'member', permissions: ['panel.view', 'events.view'] } as const;
  openEvent({
    guild: demoGuild({ access: { ...access, permissions: [...access.permissions] } }),
    event: soon(30),
  });
  expect(await screen.findByText('Roster')).toBeTruthy();
  expect(screen.queryByText('Who is in voice')).toBeNull();
});

it('keeps the code that was typed when another leader was faster, and shows theirs', async () => {
  const sent: unknown[] = [];
  mockServer.use(
    http.get('/api/events/:id/:event/group-code', () => HttpResponse.json({ code: 'OLD', version: 1 })),
    http.put('/api/events/:id/:event/group-code', async ({ request }) => {
      sent.push(await request.json());
      return sent.length === 1
        ? HttpResponse.json(
            {
              type: 'about:blank',
              title: 'version_conflict',
              status: 409,
              code: 'version_conflict',
              detail: 'Somebody changed it.',
              errors: [],
              current: { code: 'THEIRS', version: 2 },
            },
            { status: 409 },
          )
        : HttpResponse.json({ code: 'MINE', version: 3 });
    }),
  );
  openEvent({ event: soon(90) });
  fireEvent.click(await screen.findByRole('button', { name: 'More' }));
  fireEvent.click(await screen.findByText('Group code'));
  const field = await screen.findByLabelText<HTMLInputElement>('Code');
  expect(field.value).toBe('OLD');
  fireEvent.change(field, { target: { value: 'MINE' } });
  fireEvent.click(screen.getByLabelText(/Send it to the main list/));
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  expect(await screen.findByText('THEIRS')).toBeTruthy();
  expect(field.value).toBe('MINE');
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { code: 'MINE', send: true, version: 1 },
      { code: 'MINE', send: true, version: 2 },
    ]),
  );
  await waitFor(() => expect(screen.queryByLabelText('Code')).toBeNull());
});
