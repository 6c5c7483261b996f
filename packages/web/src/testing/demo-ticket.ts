import type { TicketThread } from '@famiglia/contract/support/support';
import { demoGuild } from './demo-guild.ts';

const guild = demoGuild();

/** A ticket with a question and an answer that nobody has read, as the family gets it. */
export const demoTicket = (change: Partial<TicketThread> = {}): TicketThread => ({
  id: '7b1c7f0e-58f5-4a3b-9d8c-0f0f6a2b9c11',
  guild: { id: guild.id, name: guild.name },
  kind: 'question',
  order_id: null,
  subject: 'Nobody can sign up',
  state: 'answered',
  author: { id: '100000000000000007', name: 'Marco' },
  language: 'en',
  unread: true,
  created_at: '2026-03-01T10:00:00.000Z',
  updated_at: '2026-03-01T12:00:00.000Z',
  origin: 'panel',
  version: 'v1.0.0',
  doing: '/guild/:id/events',
  request_id: 'req-1',
  messages: [
    {
      id: '1',
      side: 'guild',
      author: { id: '100000000000000007', name: 'Marco' },
      text: 'It says <b>no</b>',
      created_at: '2026-03-01T10:00:00.000Z',
    },
    {
      id: '2',
      side: 'support',
      author: null,
      text: 'Look at the roles.',
      created_at: '2026-03-01T12:00:00.000Z',
    },
  ],
  ...change,
});
