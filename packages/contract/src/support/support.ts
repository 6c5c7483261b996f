import * as z from 'zod';
import { LANGUAGES } from '../kit/language.ts';
import { PAGE_SIZE } from '../kit/page-size.ts';
import { free, panel, route, siteAdmin } from '../kit/route.ts';
import { guildParams, listOf, noContent, paging, person, snowflake, time } from '../kit/shapes.ts';
import { freeText, nameText } from '../kit/visible-text.ts';

/** A ticket is open while the site's owner has to answer, answered while the family has to, and closed when it is done. */
export const TICKET_STATES = ['open', 'answered', 'closed'] as const;
export type TicketState = (typeof TICKET_STATES)[number];

/** What a ticket is about. About payments a family may write on Free, too. */
export const TICKET_KINDS = ['question', 'payment'] as const;
export type TicketKind = (typeof TICKET_KINDS)[number];

export const TICKET_ORIGINS = ['panel', 'discord'] as const;
export const MESSAGE_SIDES = ['guild', 'support'] as const;

export const SUBJECT_LENGTH = 100;
export const MESSAGE_LENGTH = 4000;
/** Tickets of a guild and of one kind that are not closed: questions never keep a family from writing about money. */
export const MAX_OPEN_TICKETS = 5;
/** Messages of one ticket: a thread is read as a whole. */
export const MAX_TICKET_MESSAGES = 200;
/** What a guild may write in an hour: one person, and all together. */
export const MESSAGES_PER_HOUR = { person: 10, guild: 30 } as const;

export const ticket = z.object({
  id: z.uuid(),
  guild: z.object({ id: snowflake, name: z.string() }),
  kind: z.enum(TICKET_KINDS),
  /** The order that it is about. */
  order_id: z.uuid().nullable(),
  /** Empty where its author wanted to be forgotten. */
  subject: z.string(),
  state: z.enum(TICKET_STATES),
  author: person,
  /** The language that the author uses. */
  language: z.enum(LANGUAGES),
  /** Nobody of the family has read the last answer in the panel. */
  unread: z.boolean(),
  created_at: time,
  /** Of the last message or change. */
  updated_at: time,
});
export type Ticket = z.infer<typeof ticket>;

export const ticketMessage = z.object({
  id: z.string(),
  side: z.enum(MESSAGE_SIDES),
  /** Null for an answer that a family reads: it comes from Famiglia, whoever wrote it. */
  author: person.nullable(),
  /** Empty where its author wanted to be forgotten. */
  text: z.string(),
  created_at: time,
});
export type TicketMessage = z.infer<typeof ticketMessage>;

export const ticketThread = ticket.extend({
  origin: z.enum(TICKET_ORIGINS),
  /** The version of Famiglia when it was opened. */
  version: z.string(),
  /** The page that the author came from, or the command that was refused to them last; empty if there is none. */
  doing: z.string(),
  /** The id of their last request that failed, as the log has it. */
  request_id: z.string().nullable(),
  messages: z.array(ticketMessage),
});
export type TicketThread = z.infer<typeof ticketThread>;

/** Tickets are read also after Premium ended, and those about payments are written on Free. */
const access = free('panel.view');
export const ticketParams = guildParams.extend({ ticketId: z.uuid() });
const subject = nameText.min(1).max(SUBJECT_LENGTH);
const text = freeText.min(1).max(MESSAGE_LENGTH);
const state = z.enum(TICKET_STATES).optional();

/** What is sent with every new ticket. */
export const newTicket = {
  subject,
  text,
  language: z.enum(LANGUAGES),
  /** A path without its query: what people search for is nobody’s business. The bot names a command and its refusal. */
  doing: z
    .string()
    .max(200)
    .regex(/^[\w./: ·-]*$/)
    .default(''),
  request_id: z
    .string()
    .max(64)
    .regex(/^[\w-]+$/)
    .nullable()
    .default(null),
};
export const ticketReply = z.strictObject({ text });

export const supportRoutes = {
  list: route({
    method: 'GET',
    path: '/api/support/:guildId',
    summary:
      'Tickets of a family, newest first, and how many have an answer that nobody has read; one’s own without a right to manage money or settings',
    access,
    params: guildParams,
    query: z.object({ ...paging(PAGE_SIZE.tickets), state }),
    response: listOf(ticket).extend({ unread: z.number().int() }),
  }),
  open: route({
    method: 'POST',
    path: '/api/support/:guildId',
    summary: 'Ask the site’s owner something',
    access: panel('panel.view'),
    params: guildParams,
    body: z.strictObject(newTicket),
    response: ticketThread,
    errors: ['too_many_tickets', 'support_too_often'],
  }),
  get: route({
    method: 'GET',
    path: '/api/support/:guildId/:ticketId',
    summary: 'One ticket with its messages',
    access,
    params: ticketParams,
    response: ticketThread,
    errors: ['not_found'],
  }),
  reply: route({
    method: 'POST',
    path: '/api/support/:guildId/:ticketId/messages',
    summary: 'Write into a ticket; a closed one is opened again',
    access,
    params: ticketParams,
    body: ticketReply,
    response: ticketThread,
    errors: ['not_found', 'too_many_tickets', 'support_too_often', 'ticket_full'],
  }),
  close: route({
    method: 'POST',
    path: '/api/support/:guildId/:ticketId/close',
    summary: 'Close a ticket of one’s own family',
    access,
    params: ticketParams,
    response: ticketThread,
    errors: ['not_found'],
  }),
  read: route({
    method: 'POST',
    path: '/api/support/:guildId/:ticketId/read',
    summary: 'The last answer was read',
    access,
    params: ticketParams,
    response: noContent,
    errors: ['not_found'],
  }),
};

export const adminSupportRoutes = {
  list: route({
    method: 'GET',
    path: '/api/admin/support',
    summary: 'Tickets of all guilds; open ones with the longest wait first, others newest first',
    access: siteAdmin,
    query: z.object({
      ...paging(PAGE_SIZE.tickets),
      state,
      search: z.string().trim().max(100).optional(),
    }),
    response: listOf(ticket),
  }),
  get: route({
    method: 'GET',
    path: '/api/admin/support/:guildId/:ticketId',
    summary: 'One ticket with its messages and what its author was doing',
    access: siteAdmin,
    params: ticketParams,
    response: ticketThread,
    errors: ['not_found'],
  }),
  answer: route({
    method: 'POST',
    path: '/api/admin/support/:guildId/:ticketId/messages',
    summary: 'Answer a ticket; its author is told in Discord',
    access: siteAdmin,
    params: ticketParams,
    body: ticketReply,
    response: ticketThread,
    errors: ['not_found', 'ticket_closed', 'ticket_full'],
  }),
  close: route({
    method: 'POST',
    path: '/api/admin/support/:guildId/:ticketId/close',
    summary: 'Close a ticket',
    access: siteAdmin,
    params: ticketParams,
    response: ticketThread,
    errors: ['not_found'],
  }),
  reopen: route({
    method: 'POST',
    path: '/api/admin/support/:guildId/:ticketId/reopen',
    summary: 'Open a closed ticket again',
    access: siteAdmin,
    params: ticketParams,
    response: ticketThread,
    errors: ['not_found'],
  }),
};
