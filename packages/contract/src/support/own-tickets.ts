import * as z from 'zod';
import { PAGE_SIZE } from '../kit/page-size.ts';
import { route, signedIn } from '../kit/route.ts';
import { listOf, noContent, paging, snowflake } from '../kit/shapes.ts';
import { newTicket, ticket, ticketParams, ticketReply, ticketThread } from './support.ts';

/**
 * Tickets about payments, for their author. Whoever manages the subscription or pays may write on any plan, and reads the
 * answer also after they or the bot have left the server.
 */
export const ownTicketRoutes = {
  list: route({
    method: 'GET',
    path: '/api/account/tickets',
    summary: 'The caller’s tickets about payments, newest first',
    access: signedIn,
    query: z.object(paging(PAGE_SIZE.tickets)),
    response: listOf(ticket),
  }),
  open: route({
    method: 'POST',
    path: '/api/account/tickets',
    summary: 'Write to the site’s owner about a payment',
    access: signedIn,
    body: z.strictObject({
      ...newTicket,
      guild_id: snowflake,
      /** The order that it is about, if it is about one. */
      order_id: z.uuid().nullable().default(null),
    }),
    response: ticketThread,
    errors: ['not_your_payment', 'too_many_tickets', 'support_too_often'],
  }),
  get: route({
    method: 'GET',
    path: '/api/account/tickets/:guildId/:ticketId',
    summary: 'One of the caller’s tickets about payments, with its messages',
    access: signedIn,
    params: ticketParams,
    response: ticketThread,
    errors: ['not_found'],
  }),
  reply: route({
    method: 'POST',
    path: '/api/account/tickets/:guildId/:ticketId/messages',
    summary: 'Write into a ticket about a payment; a closed one is opened again',
    access: signedIn,
    params: ticketParams,
    body: ticketReply,
    response: ticketThread,
    errors: ['not_found', 'too_many_tickets', 'support_too_often', 'ticket_full'],
  }),
  read: route({
    method: 'POST',
    path: '/api/account/tickets/:guildId/:ticketId/read',
    summary: 'The last answer was read',
    access: signedIn,
    params: ticketParams,
    response: noContent,
    errors: ['not_found'],
  }),
};
