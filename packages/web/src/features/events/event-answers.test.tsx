import type { EventDetails, Participant } from '@famiglia/contract/events/events';
import type { Unanswered } from '@famiglia/contract/rosters/answers';
import { fireEvent, screen, within } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { expect, it } from 'vitest';
import { demoRoster } from '../../entities/roster/testing/demo-roster.ts';
import { demoGuild } from '../../testing/demo-guild.ts';
import { mockServer, refuse, startMockServer } from '../../testing/mock-server.ts';
import { demoEvent } from './testing/demo-event.ts';
import { openEvent } from './testing/open-event.tsx';

startMockServer();

const [first] = demoRoster() as [Participant];
const answered = (change: Partial<EventDetails> = {}): EventDetails =>
  demoEvent({
    more_answers: true,
    answers: [
      { user_id: first.user_id, display_name: first.display_name, answer: 'late' },
      { user_id: '300000000000020001', display_name: 'Silvio', answer: 'maybe' },
      { user_id: '300000000000020002', display_name: 'Paulie', answer: 'maybe' },
    ],
    ...change,
  });
const person = (id: number, name: string) => ({ id: `30000000000003000${id}`, name });
const silent: Unanswered = {
  items: [person(1, 'Tony')],
  total: 2,
  limit: 500,
  offset: 0,
  excused: [person(2, 'Junior')],
  unreached: [person(3, 'Ralph')],
  asked_at: null,
};
/** Opens the fold; happy-dom toggles no details by itself. */
const unfold = async (label: string) => {
  const summary = (await screen.findByText(label)).closest('details') as HTMLDetailsElement;
  summary.open = true;
  fireEvent(summary, new Event('toggle'));
  return within(summary);
};

it('shows the answers folded below the roster, and marks who will be late', async () => {
  openEvent({ event: answered() });
  expect(await screen.findByText('Late 1 · Maybe 2')).toBeTruthy();
  const fold = await unfold('Other answers');
  expect(within(fold.getByRole('region', { name: 'Maybe 2' })).getByText('Paulie')).toBeTruthy();
  expect(screen.getAllByTitle('will be late')).toHaveLength(1);
});

it('shows none of it where only plus and minus are asked for', async () => {
  openEvent();
  expect(await screen.findByText(first.ingame_nick ?? first.display_name)).toBeTruthy();
  expect(screen.queryByText('Who has not answered')).toBeNull();
  expect(screen.queryByText('Other answers')).toBeNull();
});

it('names the silent only to those who lead', async () => {
  const access = { level: 'member', permissions: ['panel.view', 'events.view'] } as const;
  openEvent({
    guild: demoGuild({ access: { ...access, permissions: [...access.permissions] } }),
    event: answered(),
  });
  expect(await screen.findByText('Other answers')).toBeTruthy();
  expect(screen.queryByText('Who has not answered')).toBeNull();
});

it('names who has not answered, and pings them once after a question', async () => {
  let asked = 0;
  let found = silent;
  mockServer.use(
    http.get('/api/events/:id/:event/unanswered', () => HttpResponse.json(found)),
    http.post('/api/events/:id/:event/unanswered/ask', () => {
      asked += 1;
      if (found.asked_at !== null) return refuse('already_asked');
      found = { ...silent, asked_at: new Date().toISOString() };
      return HttpResponse.json(found);
    }),
  );
  openEvent({ event: answered() });
  const fold = await unfold('Who has not answered');
  expect(await fold.findByText('Tony')).toBeTruthy();
  expect(fold.getByText('and 1 more')).toBeTruthy();
  expect(fold.getByRole('region', { name: 'Away 1' }).textContent).toContain('Junior');
  expect(fold.getByRole('region', { name: /direct messages closed 1/ }).textContent).toContain('Ralph');
  fireEvent.click(fold.getByRole('button', { name: 'Ping them' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('2 people');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Ping them' }));
  expect(await fold.findByText(/^Pinged/)).toBeTruthy();
  expect(fold.queryByRole('button', { name: 'Ping them' })).toBeNull();
  expect(asked).toBe(1);
});

it('says that another leader was faster', async () => {
  mockServer.use(
    http.get('/api/events/:id/:event/unanswered', () => HttpResponse.json(silent)),
    http.post('/api/events/:id/:event/unanswered/ask', () => refuse('already_asked')),
  );
  openEvent({ event: answered() });
  const fold = await unfold('Who has not answered');
  fireEvent.click(await fold.findByRole('button', { name: 'Ping them' }));
  const dialog = await screen.findByRole('dialog');
  fireEvent.click(within(dialog).getByRole('button', { name: 'Ping them' }));
  expect(await within(dialog).findByText(/already pinged/)).toBeTruthy();
});
