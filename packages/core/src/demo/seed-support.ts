import type { Language } from '@famiglia/contract/kit/language';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { answerTicket } from '../support/ticket-messages.ts';
import { openTicket } from '../support/open-ticket.ts';
import { findTickets } from '../support/ticket.queries.ts';
import { DEMO_TEXTS } from './demo-texts.ts';

const HOUR_MS = 60 * 60 * 1000;

const ANSWERED_HOURS_AGO = 50;
const OPEN_HOURS_AGO = 3;

/** One ticket that is answered and one that waits, unless the family has some. */
export const seedSupport = async (
  context: Context,
  { guildId, ownerId, language }: { guildId: string; ownerId: string; language: Language },
): Promise<void> => {
  const page = { limit: 1, offset: 0 };
  if ((await findTickets(context.db, guildId, page)).total > 0) return;
  // People may have ended the demo's Premium, and tickets are part of it.
  const access = await context.access.inGuild(ownerId, guildId);
  if (access?.subscription.tier !== 'premium') return;
  const owner = { kind: 'discord', userId: ownerId } as const;
  const ago = (hours: number): Context => {
    const at = new Date(context.clock().getTime() - hours * HOUR_MS);
    return { ...context, clock: () => at };
  };
  const more = { guildId, language, doing: '', requestId: null };
  const { role, history } = DEMO_TEXTS[language].support;
  const { answer, ...asked } = role;
  const ticket = await openTicket(ago(ANSWERED_HOURS_AGO), owner, { ...asked, ...more });
  const [adminId] = context.config.siteAdminIds;
  if (adminId !== undefined)
    await answerTicket(ago(ANSWERED_HOURS_AGO - 2), siteAdmin(adminId), {
      guildId,
      ticketId: ticket.id,
      text: answer,
    });
  await openTicket(ago(OPEN_HOURS_AGO), owner, { ...history, ...more });
};

/** Nobody is signed in while the demo is made. */
const siteAdmin = (userId: string): Actor => ({
  kind: 'user',
  userId,
  sessionId: '',
  client: { ip: '', countryCode: null, userAgent: '', browserId: null, refreshKey: null },
});
