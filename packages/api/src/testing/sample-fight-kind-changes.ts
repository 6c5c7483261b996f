import { addPresetKinds } from '@famiglia/core/fight-kinds/add-preset-kinds';
import type { Context } from '@famiglia/core/platform/context';
import { activity } from '@famiglia/core/platform/db/schema/activity';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { addGuild } from '@famiglia/core/testing/test-guild';
import { eq } from 'drizzle-orm';
import type { SampleChange } from './sample-changes.ts';

/** A guild with the kinds of a preset; the activity of their creation is removed. */
const guildWithKinds = async (context: Context) => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const { items } = await addPresetKinds(context, discordActor(ownerId), { guildId, preset: 'gta5rp' });
  await context.db.delete(activity).where(eq(activity.guildId, guildId));
  const ids = items.map(({ id }) => id);
  return { guildId, ownerId, ids, params: { kindId: ids[0] ?? '' } };
};

/** For each route that changes a kind of fight: a request that does change one. */
export const SAMPLE_FIGHT_KIND_CHANGES: Record<string, (context: Context) => Promise<SampleChange>> = {
  'POST /api/fight-kinds/:guildId': async ({ db }) => {
    const { id: guildId, ownerId } = await addGuild(db);
    return { guildId, ownerId, body: { name: 'Drop' } };
  },
  'POST /api/fight-kinds/:guildId/presets': async ({ db }) => {
    const { id: guildId, ownerId } = await addGuild(db);
    return { guildId, ownerId, body: { preset: 'majestic' } };
  },
  'PUT /api/fight-kinds/:guildId/order': async (context) => {
    const { guildId, ownerId, ids } = await guildWithKinds(context);
    return { guildId, ownerId, body: { ids: ids.toReversed() } };
  },
  'PUT /api/fight-kinds/:guildId/:kindId': async (context) => {
    const { guildId, ownerId, params } = await guildWithKinds(context);
    return { guildId, ownerId, params, body: { name: 'Other', version: 0 } };
  },
  'DELETE /api/fight-kinds/:guildId/:kindId': async (context) => {
    const { guildId, ownerId, params } = await guildWithKinds(context);
    return { guildId, ownerId, params };
  },
};
