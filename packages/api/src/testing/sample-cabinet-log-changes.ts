import { enterCabinetLog } from '@famiglia/core/cabinet-log/enter-log';
import { readCabinetLog } from '@famiglia/core/cabinet-log/open-log';
import type { Context } from '@famiglia/core/platform/context';
import { activity } from '@famiglia/core/platform/db/schema/activity';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { addGuild } from '@famiglia/core/testing/test-guild';
import { eq } from 'drizzle-orm';
import type { SampleChange } from './sample-changes.ts';

const TEXT = [
  '08.01.2026, 18:22',
  '-$200',
  '$2 364,39',
  'Взято из баланса семьи',
  'Luffy Klaiz #206656',
].join('\n');

/** A guild with a text of the cabinet log that waits. */
const guildWithLog = async (context: Context) => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const owner = discordActor(ownerId);
  const opened = await readCabinetLog(context, owner, { guildId, text: TEXT });
  const importId = opened.import.id;
  return { guildId, ownerId, owner, params: { importId }, seen: opened.preview?.fingerprint ?? '' };
};

const enteredLog = async (context: Context): Promise<SampleChange> => {
  const { guildId, ownerId, owner, params, seen } = await guildWithLog(context);
  await enterCabinetLog(context, owner, { guildId, ...params, seen });
  await context.db.delete(activity).where(eq(activity.guildId, guildId));
  return { guildId, ownerId, params };
};

/** For each route that changes texts of the cabinet log: a request that does change one. */
export const SAMPLE_CABINET_LOG_CHANGES: Record<string, (context: Context) => Promise<SampleChange>> = {
  'POST /api/treasury/:guildId/log': async ({ db }) => {
    const { id: guildId, ownerId } = await addGuild(db);
    return { guildId, ownerId, body: { text: TEXT } };
  },
  'POST /api/treasury/:guildId/log/:importId/decisions': async (context) => {
    const { guildId, ownerId, params } = await guildWithLog(context);
    const decision = { about: 'words', words: 'Взято из баланса семьи', out: true, purpose: 'cash' };
    return { guildId, ownerId, params, body: { decisions: [decision] } };
  },
  'POST /api/treasury/:guildId/log/:importId/enter': async (context) => {
    const { guildId, ownerId, params, seen } = await guildWithLog(context);
    return { guildId, ownerId, params, body: { seen } };
  },
  'POST /api/treasury/:guildId/log/:importId/take-back': enteredLog,
  'DELETE /api/treasury/:guildId/log/:importId': async (context) => {
    const { guildId, ownerId, params } = await guildWithLog(context);
    return { guildId, ownerId, params };
  },
};
