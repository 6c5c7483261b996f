import type { TicketThread } from '@famiglia/contract/support/support';
import { fireEvent, screen } from '@testing-library/react';
import { http, HttpResponse } from 'msw';
import { beforeEach, expect, it } from 'vitest';
import { setSession } from '../../../shared/auth/auth-store.ts';
import { showLanguage } from '../../../shared/language/language-store.ts';
import { demoTicket } from '../../../testing/demo-ticket.ts';
import { mockServer, refuse, startMockServer } from '../../../testing/mock-server.ts';
import { renderAt } from '../../../testing/render-at.tsx';
import { sessionOf } from '../../../testing/signed-in.ts';
import { QueuedTicketPage } from './queued-ticket-page.tsx';

startMockServer();

const address = '/api/admin/support/:guildId/:ticketId';
let shown: TicketThread;
let said: unknown[];

beforeEach(() => {
  showLanguage('en');
  setSession(sessionOf('one'));
  shown = demoTicket({ state: 'open', unread: false, messages: demoTicket().messages.slice(0, 1) });
  said = [];
  const becomes = (state: TicketThread['state']) => () => {
    said.push(state);
    shown = { ...shown, state };
    return HttpResponse.json(shown);
  };
  mockServer.use(
    http.get(address, () => HttpResponse.json(shown)),
    http.post(`${address}/messages`, async ({ request }) => {
      const { text } = (await request.json()) as { text: string };
      said.push(text);
      const message = { id: '2', side: 'support', author: { id: '1', name: 'Don' }, text } as const;
      const messages = [...shown.messages, { ...message, created_at: shown.updated_at }];
      shown = { ...shown, state: 'answered', messages };
      return HttpResponse.json(shown);
    }),
    http.post(`${address}/close`, becomes('closed')),
    http.post(`${address}/reopen`, becomes('open')),
  );
});

const open = () =>
  renderAt(
    `/admin/support/${shown.guild.id}/${shown.id}`,
    <QueuedTicketPage />,
    '/admin/support/:guildId/:ticketId',
  );
const press = async (name: string) => fireEvent.click(await screen.findByRole('button', { name }));

it('shows the words as they were typed with what came along, and sends an answer', async () => {
  open();
  expect(await screen.findByText('It says <b>no</b>')).toBeTruthy();
  const server = screen.getByRole<HTMLAnchorElement>('link', { name: shown.guild.name });
  expect(server.pathname + server.search).toBe(`/admin/guilds?guild=${shown.guild.id}`);
  for (const fact of ['v1.0.0', '/guild/:id/events', 'req-1'])
    expect(screen.getByText(fact), fact).toBeTruthy();
  const field = screen.getByLabelText<HTMLTextAreaElement>('Your message');
  fireEvent.change(field, { target: { value: 'Look at the roles.' } });
  await press('Send');
  expect(await screen.findByText('Famiglia support · Don')).toBeTruthy();
  expect(await screen.findByText('Answered')).toBeTruthy();
  expect(said).toEqual(['Look at the roles.']);
  expect(field.value).toBe('');
});

it('an answer that is refused stays in its field, with the reason', async () => {
  mockServer.use(http.post(`${address}/messages`, () => refuse('ticket_full')));
  open();
  const field = await screen.findByLabelText<HTMLTextAreaElement>('Your message');
  fireEvent.change(field, { target: { value: 'One more.' } });
  await press('Send');
  expect((await screen.findByRole('alert')).textContent).toContain('ticket');
  expect(field.value).toBe('One more.');
});

it('a closed ticket has no field for an answer until it is opened again', async () => {
  open();
  await press('Close ticket');
  await screen.findByText('This ticket is closed.');
  expect(screen.queryByLabelText('Your message')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Close ticket' })).toBeNull();
  await press('Reopen');
  expect(await screen.findByLabelText('Your message')).toBeTruthy();
  expect(said).toEqual(['closed', 'open']);
});

it('a ticket that does not exist is a page that does not exist', async () => {
  mockServer.use(http.get(address, () => refuse('not_found')));
  open();
  expect(await screen.findByText('404')).toBeTruthy();
});
