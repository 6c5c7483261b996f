import { enterNames } from '@famiglia/core/moving/enter-names';
import type { Context } from '@famiglia/core/platform/context';
import { activity } from '@famiglia/core/platform/db/schema/activity';
import { panelActor } from '@famiglia/core/testing/test-actor';
import { addGuild, addMember } from '@famiglia/core/testing/test-guild';
import { eq } from 'drizzle-orm';
import type { SampleChange } from './sample-changes.ts';

/** A family with one member whose nickname says who they are in the game. */
const named = async (context: Context) => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  await addMember(context.db, guildId, { displayName: 'Ivan_Petrov | 70233' });
  return { guildId, ownerId };
};

/** For each route of moving in that changes something: a request that does. */
export const SAMPLE_MOVING_CHANGES: Record<string, (context: Context) => Promise<SampleChange>> = {
  'POST /api/moving/:guildId/names': async (context) => ({
    ...(await named(context)),
    body: { pattern: 'nick_static', follow: false },
  }),
  'POST /api/moving/:guildId/batches/:batchId/take-back': async (context) => {
    const family = await named(context);
    const { batch } = await enterNames(context, panelActor(family.ownerId), {
      ...family,
      pattern: 'nick_static',
      follow: false,
      decisions: [],
    });
    await context.db.delete(activity).where(eq(activity.guildId, family.guildId));
    return { ...family, params: { batchId: batch?.id ?? '' } };
  },
};
