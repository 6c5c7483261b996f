import { randomUUID } from 'node:crypto';
import { approvePayday } from '@famiglia/core/payday/approve-payday';
import { correctPay } from '@famiglia/core/payday/correct-pay';
import { closePeriod } from '@famiglia/core/payday/open-payday';
import type { Context } from '@famiglia/core/platform/context';
import { activity } from '@famiglia/core/platform/db/schema/activity';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { addGuild, addMember } from '@famiglia/core/testing/test-guild';
import { eq } from 'drizzle-orm';
import type { SampleChange } from './sample-changes.ts';

const HOUR_MS = 3_600_000;

/** A guild whose member has a bonus; the activity of it is removed. */
const withBonus = async (context: Context) => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const userId = await addMember(context.db, guildId);
  const { id: correctionId } = await correctPay(
    { ...context, clock: () => new Date(context.clock().getTime() - HOUR_MS) },
    discordActor(ownerId),
    {
      guildId,
      requestId: randomUUID(),
      userId,
      kind: 'bonus',
      amountCents: '500000',
      reason: 'Sample',
      warning: false,
    },
  );
  await context.db.delete(activity).where(eq(activity.guildId, guildId));
  return { guildId, ownerId, userId, correctionId };
};

const withPayday = async (context: Context) => {
  const guild = await withBonus(context);
  const payday = await closePeriod(context, discordActor(guild.ownerId), { guildId: guild.guildId });
  await context.db.delete(activity).where(eq(activity.guildId, guild.guildId));
  return { ...guild, payday, params: { paydayId: payday.id } };
};

const withApproved = async (context: Context) => {
  const { guildId, ownerId, userId, payday, params } = await withPayday(context);
  await approvePayday(context, discordActor(ownerId), {
    guildId,
    paydayId: payday.id,
    seen: payday.fingerprint,
    version: payday.version,
  });
  await context.db.delete(activity).where(eq(activity.guildId, guildId));
  return { guildId, ownerId, userId, params };
};

/** For each route that changes what is owed: a request that does change it. */
export const SAMPLE_PAYDAY_CHANGES: Record<string, (context: Context) => Promise<SampleChange>> = {
  // The first with a payday: reads use it, and the bank’s file needs an approved one.
  'POST /api/payday/:guildId/:paydayId/paid': async (context) => {
    const { guildId, ownerId, params } = await withApproved(context);
    return { guildId, ownerId, params, body: { user_ids: null, paid: true } };
  },
  'PUT /api/payday/:guildId/rates': async ({ db }) => {
    const { id: guildId, ownerId } = await addGuild(db);
    return { guildId, ownerId, body: { use: 'event_presence', amount_cents: '4000000' } };
  },
  'POST /api/payday/:guildId/corrections': async ({ db }) => {
    const { id: guildId, ownerId } = await addGuild(db);
    const userId = await addMember(db, guildId);
    const body = {
      request_id: randomUUID(),
      user_id: userId,
      kind: 'bonus',
      amount_cents: '100',
      reason: 'Sample',
    };
    return { guildId, ownerId, body };
  },
  'POST /api/payday/:guildId/corrections/:correctionId/take-back': async (context) => {
    const { guildId, ownerId, correctionId } = await withBonus(context);
    return { guildId, ownerId, params: { correctionId } };
  },
  'POST /api/payday/:guildId': async (context) => {
    const { guildId, ownerId } = await withBonus(context);
    return { guildId, ownerId };
  },
  'PUT /api/payday/:guildId/:paydayId/lines': async (context) => {
    const { guildId, ownerId, userId, correctionId, params } = await withPayday(context);
    const body = {
      user_id: userId,
      key: `correction:${correctionId}`,
      amount_cents: '100',
      reason: 'Sample',
      version: 0,
    };
    return { guildId, ownerId, params, body };
  },
  'PUT /api/payday/:guildId/:paydayId/people/:userId': async (context) => {
    const { guildId, ownerId, userId, params } = await withPayday(context);
    return { guildId, ownerId, params: { ...params, userId }, body: { left_out: true, version: 0 } };
  },
  'POST /api/payday/:guildId/:paydayId/approve': async (context) => {
    const { guildId, ownerId, payday, params } = await withPayday(context);
    return { guildId, ownerId, params, body: { seen: payday.fingerprint, version: 0 } };
  },
  'POST /api/payday/:guildId/:paydayId/cancel': async (context) => {
    const { guildId, ownerId, params } = await withPayday(context);
    return { guildId, ownerId, params };
  },
};
