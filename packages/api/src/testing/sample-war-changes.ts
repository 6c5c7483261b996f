import { captRoutes } from '@famiglia/contract/capts/capt-routes';
import { createCapt } from '@famiglia/core/capts/create-capt';
import type { Context } from '@famiglia/core/platform/context';
import { activity } from '@famiglia/core/platform/db/schema/activity';
import { wars } from '@famiglia/core/platform/db/schema/wars';
import { toUseCaseInput } from '@famiglia/core/platform/use-case-input';
import { panelActor } from '@famiglia/core/testing/test-actor';
import { addGuild } from '@famiglia/core/testing/test-guild';
import { eq } from 'drizzle-orm';
import type { SampleChange } from './sample-changes.ts';

const inAnHour = (context: Context): Date => new Date(context.clock().getTime() + 3_600_000);

/** A war that nobody decided about. */
const pendingWar = async (context: Context, facts: Partial<typeof wars.$inferInsert> = {}) => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const now = context.clock();
  const [war] = await context.db
    .insert(wars)
    .values({
      guildId,
      attacker: 'Vagos',
      defender: 'Moretti',
      ourSide: 'defence',
      startsAt: inAnHour(context),
      status: 'active',
      firstSeenAt: now,
      changedAt: now,
      ...facts,
    })
    .returning();
  return { guildId, ownerId, params: { warId: war?.id ?? '' } };
};

/** A war and a capt that may be it; the activity of its creation is removed. */
const warAndCapt = async (context: Context): Promise<SampleChange> => {
  const { guildId, ownerId, params } = await pendingWar(context);
  const plan = {
    guildId,
    opponent: 'Vagos',
    side: 'defence' as const,
    territory: '',
    starts_at: inAnHour(context).toISOString(),
    slots: 2,
    status: 'open' as const,
    result: null,
    score_ours: null,
    score_theirs: null,
    notes: '',
  };
  const capt = await createCapt(context, panelActor(ownerId), toUseCaseInput(captRoutes.create, plan));
  await context.db.delete(activity).where(eq(activity.guildId, guildId));
  return { guildId, ownerId, params, body: { capt_id: capt.id } };
};

const finishedWar = async (context: Context): Promise<SampleChange> => {
  const endedAt = context.clock();
  const startsAt = new Date(endedAt.getTime() - 3_600_000);
  const war = await pendingWar(context, { startsAt, endedAt, status: 'finished', winner: 'defence' });
  return { ...war, body: { version: 0 } };
};

/** Requests that change something of wars. */
export const SAMPLE_WAR_CHANGES: Record<string, (context: Context) => Promise<SampleChange>> = {
  'POST /api/wars/:guildId/:warId/capt': async (context) => pendingWar(context),
  'PUT /api/wars/:guildId/:warId/capt': warAndCapt,
  'POST /api/wars/:guildId/:warId/ignore': async (context) => pendingWar(context),
  'POST /api/wars/:guildId/:warId/confirm': finishedWar,
};
