import { ownTicketRoutes } from '@famiglia/contract/support/own-tickets';
import { adminSupportRoutes, supportRoutes } from '@famiglia/contract/support/support';
import { closeAsSupport, closeTicket, readTicket, reopenTicket } from '@famiglia/core/support/close-ticket';
import { answerTicket, replyToTicket } from '@famiglia/core/support/ticket-messages';
import { getQueuedTicket, getTicket, listQueue, listTickets } from '@famiglia/core/support/list-tickets';
import { openTicket } from '@famiglia/core/support/open-ticket';
import {
  getPaymentTicket,
  listPaymentTickets,
  openPaymentTicket,
  readPaymentTicket,
  replyToPaymentTicket,
} from '@famiglia/core/support/payment-tickets';
import { serve } from '../http/served-route.ts';

export const servedSupportRoutes = [
  serve(supportRoutes.list, listTickets),
  serve(supportRoutes.open, openTicket),
  serve(supportRoutes.get, getTicket),
  serve(supportRoutes.reply, replyToTicket),
  serve(supportRoutes.close, closeTicket),
  serve(supportRoutes.read, readTicket),
  serve(ownTicketRoutes.list, listPaymentTickets),
  serve(ownTicketRoutes.open, openPaymentTicket),
  serve(ownTicketRoutes.get, getPaymentTicket),
  serve(ownTicketRoutes.reply, replyToPaymentTicket),
  serve(ownTicketRoutes.read, readPaymentTicket),
  serve(adminSupportRoutes.list, listQueue),
  serve(adminSupportRoutes.get, getQueuedTicket),
  serve(adminSupportRoutes.answer, answerTicket),
  serve(adminSupportRoutes.close, closeAsSupport),
  serve(adminSupportRoutes.reopen, reopenTicket),
];
