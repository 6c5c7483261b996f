import { fireEvent, screen, waitFor } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { setSession } from '../../shared/auth/auth-store.ts';
import { noteFailedRequest, notePage } from '../../shared/contact/what-happened.ts';
import { showLanguage } from '../../shared/language/language-store.ts';
import { CurrentGuild } from '../../shared/lib/current-guild.ts';
import { demoGuild } from '../../testing/demo-guild.ts';
import { demoTicket } from '../../testing/demo-ticket.ts';
import { mockServer, startMockServer } from '../../testing/mock-server.ts';
import { renderAt } from '../../testing/render-at.tsx';
import { sessionOf } from '../../testing/signed-in.ts';
import { SupportPage } from './support-page.tsx';
import { TicketPage } from './ticket-page.tsx';

startMockServer();

const guild = demoGuild();
const thread = demoTicket();

beforeEach(() => {
  showLanguage('en');
  setSession(sessionOf('one'));
});

it('a new ticket carries the page before it and the last failed request', async () => {
  notePage('/guild/1/events');
  noteFailedRequest('req-1');
  const sent: unknown[] = [];
  mockServer.use(
    http.get('/api/support/:id', () =>
      HttpResponse.json({ items: [], total: 0, limit: 50, offset: 0, unread: 0 }),
    ),
    http.post('/api/support/:id', async ({ request }) => {
      sent.push(await request.json());
      return HttpResponse.json(thread);
    }),
  );
  renderAt(
    '/support',
    <CurrentGuild value={guild}>
      <SupportPage />
    </CurrentGuild>,
  );
  expect(await screen.findByText('No tickets yet')).toBeTruthy();
  fireEvent.click(screen.getAllByRole('button', { name: 'New ticket' })[0] as HTMLElement);
  fireEvent.change(await screen.findByLabelText('Subject'), { target: { value: 'Sign-up' } });
  fireEvent.change(screen.getByLabelText('What happened?'), { target: { value: 'Nothing' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  await waitFor(() =>
    expect(sent).toEqual([
      { subject: 'Sign-up', text: 'Nothing', language: 'en', doing: '/guild/1/events', request_id: 'req-1' },
    ]),
  );
});

it('a server without Premium reads whom to write to instead', async () => {
  const free = { ...guild, subscription: { ...guild.subscription, tier: 'free' as const } };
  renderAt(
    '/support',
    <CurrentGuild value={free}>
      <SupportPage />
    </CurrentGuild>,
  );
  expect(await screen.findByText('Support tickets are part of Premium')).toBeTruthy();
  expect(screen.getByText(free.id)).toBeTruthy();
});

it('an answer on screen is read, words are shown as they were typed, and a reply is sent', async () => {
  const calls: string[] = [];
  let shown = thread;
  mockServer.use(
    http.get('/api/support/:id/:ticketId', () => HttpResponse.json(shown)),
    http.post('/api/support/:id/:ticketId/read', () => {
      calls.push('read');
      shown = { ...shown, unread: false };
      return new HttpResponse(null, { status: 204 });
    }),
    http.post('/api/support/:id/:ticketId/messages', async ({ request }) => {
      calls.push(((await request.json()) as { text: string }).text);
      shown = { ...shown, state: 'open' };
      return HttpResponse.json(shown);
    }),
  );
  renderAt(
    `/support/${thread.id}`,
    <CurrentGuild value={guild}>
      <TicketPage />
    </CurrentGuild>,
    '/support/:ticketId',
  );
  expect(await screen.findByText('It says <b>no</b>')).toBeTruthy();
  expect(screen.getByText('Famiglia support')).toBeTruthy();
  await waitFor(() => expect(calls).toEqual(['read']));
  fireEvent.change(screen.getByLabelText('Your message'), { target: { value: 'It helped' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('Waiting for support')).toBeTruthy();
  expect(calls).toEqual(['read', 'It helped']);
});
