import { openPaymentTicket } from '../support/payment-tickets.ts';
import { openTicket } from '../support/open-ticket.ts';
import type { Context } from '../platform/context.ts';
import { panelActor } from './test-actor.ts';

export const QUESTION = { subject: 'Sign-up', text: 'Nobody can sign up.', language: 'en' } as const;

/** A ticket that somebody opened in the panel. Returns its id. */
export const addTicket = async (context: Context, guildId: string, userId: string): Promise<string> => {
  const asked = { guildId, ...QUESTION, doing: '', requestId: null };
  return (await openTicket(context, panelActor(userId), asked)).id;
};

/** A ticket about a payment, on any plan. Returns its id. */
export const addPaymentTicket = async (
  context: Context,
  guildId: string,
  userId: string,
  orderId: string | null = null,
): Promise<string> => {
  const asked = { guildId, ...QUESTION, orderId, doing: '', requestId: null };
  return (await openPaymentTicket(context, panelActor(userId), asked)).id;
};
