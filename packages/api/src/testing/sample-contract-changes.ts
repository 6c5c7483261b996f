import { confirmContract } from '@famiglia/core/contracts/confirm-contract';
import { addToContract } from '@famiglia/core/contracts/contract-people';
import { contractRoster } from '@famiglia/core/contracts/contract-roster';
import { createContract } from '@famiglia/core/contracts/save-contract';
import type { Context } from '@famiglia/core/platform/context';
import { activity } from '@famiglia/core/platform/db/schema/activity';
import { closeRoster } from '@famiglia/core/rosters/close-roster';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { addGuild, addMember } from '@famiglia/core/testing/test-guild';
import { eq } from 'drizzle-orm';
import type { SampleChange } from './sample-changes.ts';

const fields = (context: Context) => ({
  title: 'Ore',
  slots: 3,
  ends_at: new Date(context.clock().getTime() + 3_600_000).toISOString(),
  pay: 'pool' as const,
  amount_cents: '90000',
  family_percent: 10,
  rule: 'equal' as const,
});

/** A contract with somebody on its list; the activity of that is removed. */
const withContract = async (context: Context, state: 'open' | 'closed' | 'finished' = 'open') => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const userId = await addMember(context.db, guildId);
  const owner = discordActor(ownerId);
  const { ends_at, amount_cents, family_percent, ...plain } = fields(context);
  const { id: contractId } = await createContract(context, owner, {
    ...plain,
    guildId,
    description: '',
    unit: '',
    neededRoleId: null,
    endsAt: ends_at,
    amountCents: amount_cents,
    familyPercent: family_percent,
  });
  await addToContract(context, owner, { guildId, contractId, userId, reserve: false });
  if (state === 'closed') await closeRoster(context, owner, contractRoster({ guildId, contractId }));
  const contributions = [{ user_id: userId, contribution: 1 }];
  if (state === 'finished') await confirmContract(context, owner, { guildId, contractId, contributions });
  await context.db.delete(activity).where(eq(activity.guildId, guildId));
  return { guildId, ownerId, userId, contributions, params: { contractId } };
};
const asked = async (context: Context, state?: 'open' | 'closed' | 'finished', body?: object) => {
  const { guildId, ownerId, params } = await withContract(context, state);
  return { guildId, ownerId, params, ...(body === undefined ? {} : { body }) };
};

/** For each route that changes a contract: a request that does change one. */
export const SAMPLE_CONTRACT_CHANGES: Record<string, (context: Context) => Promise<SampleChange>> = {
  'POST /api/contracts/:guildId': async (context) => {
    const { id: guildId, ownerId } = await addGuild(context.db);
    return { guildId, ownerId, body: fields(context) };
  },
  'PUT /api/contracts/:guildId/:contractId': async (context) =>
    asked(context, 'open', { ...fields(context), title: 'Coal', version: 0 }),
  'POST /api/contracts/:guildId/:contractId/close': async (context) => asked(context),
  'POST /api/contracts/:guildId/:contractId/reopen': async (context) => asked(context, 'closed'),
  'POST /api/contracts/:guildId/:contractId/confirm': async (context) => {
    const { guildId, ownerId, params, contributions } = await withContract(context);
    return { guildId, ownerId, params, body: { contributions, version: 0 } };
  },
  'POST /api/contracts/:guildId/:contractId/confirm/undo': async (context) => asked(context, 'finished'),
  'POST /api/contracts/:guildId/:contractId/cancel': async (context) => asked(context, 'open', {}),
  'POST /api/contracts/:guildId/:contractId/people': async (context) => {
    const { guildId, ownerId, params } = await withContract(context);
    return { guildId, ownerId, params, body: { user_id: await addMember(context.db, guildId) } };
  },
  'DELETE /api/contracts/:guildId/:contractId/people/:userId': async (context) => {
    const { guildId, ownerId, userId, params } = await withContract(context);
    return { guildId, ownerId, params: { ...params, userId } };
  },
};
