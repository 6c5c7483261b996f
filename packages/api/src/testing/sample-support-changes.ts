import { eq } from 'drizzle-orm';
import { supportTickets } from '@famiglia/core/platform/db/schema/support';
import type { Context } from '@famiglia/core/platform/context';
import { addGuild } from '@famiglia/core/testing/test-guild';
import { addPaymentTicket, addTicket } from '@famiglia/core/testing/test-tickets';
import type { SampleChange } from './sample-changes.ts';
import { SITE_ADMIN } from './site-admin.ts';

const asked = async (context: Context): Promise<SampleChange> => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  return { guildId, ownerId, params: { ticketId: await addTicket(context, guildId, ownerId) } };
};

const askedAboutPayment = async (context: Context): Promise<SampleChange> => {
  const { id: guildId, ownerId } = await addGuild(context.db, { tier: 'free' });
  return { guildId, ownerId, params: { ticketId: await addPaymentTicket(context, guildId, ownerId) } };
};

const forSupport = async (context: Context): Promise<SampleChange> => ({
  ...(await asked(context)),
  ownerId: SITE_ADMIN,
});

const written = { body: { text: 'sample' } };

export const SAMPLE_SUPPORT_CHANGES: Record<string, (context: Context) => Promise<SampleChange>> = {
  'POST /api/support/:guildId': async ({ db }) => {
    const { id: guildId, ownerId } = await addGuild(db);
    return { guildId, ownerId, body: { subject: 'sample', text: 'sample', language: 'en' } };
  },
  'POST /api/support/:guildId/:ticketId/messages': async (context) => ({
    ...(await asked(context)),
    ...written,
  }),
  'POST /api/support/:guildId/:ticketId/close': asked,
  'POST /api/support/:guildId/:ticketId/read': asked,
  'POST /api/account/tickets': async ({ db }) => {
    const { id: guildId, ownerId } = await addGuild(db, { tier: 'free' });
    const body = { subject: 'sample', text: 'sample', language: 'en', guild_id: guildId };
    return { guildId, ownerId, body };
  },
  'POST /api/account/tickets/:guildId/:ticketId/messages': async (context) => ({
    ...(await askedAboutPayment(context)),
    ...written,
  }),
  'POST /api/account/tickets/:guildId/:ticketId/read': askedAboutPayment,
  'POST /api/admin/support/:guildId/:ticketId/messages': async (context) => ({
    ...(await forSupport(context)),
    ...written,
  }),
  'POST /api/admin/support/:guildId/:ticketId/close': forSupport,
  'POST /api/admin/support/:guildId/:ticketId/reopen': async (context) => {
    const sample = await forSupport(context);
    await closeTickets(context, sample.guildId);
    return sample;
  },
};

const closeTickets = async ({ db }: Context, guildId: string): Promise<void> => {
  await db.update(supportTickets).set({ state: 'closed' }).where(eq(supportTickets.guildId, guildId));
};
