import { daysLater } from '@famiglia/contract/kit/zoned-time';
import type { Context } from '@famiglia/core/platform/context';
import { reputationEntries } from '@famiglia/core/platform/db/schema/reputation';
import { moderateGg } from '@famiglia/core/gg/moderate-gg';
import { moderateGungame } from '@famiglia/core/gungame/desk';
import { NO_REQUIREMENTS } from '@famiglia/contract/ranks/ranks';
import { saveLadder } from '@famiglia/core/ranks/save-ladder';
import { addNote } from '@famiglia/core/personnel-file/notes';
import { addToBlacklist } from '@famiglia/core/blacklist/add-to-blacklist';
import { giveWarning } from '@famiglia/core/warnings/give-warning';
import { drawScreenshot } from '@famiglia/core/demo/draw-screenshot';
import { takeVacation } from '@famiglia/core/vacations/take-vacation';
import { addScreenshot } from '@famiglia/core/testing/add-screenshot';
import { discordActor, panelActor } from '@famiglia/core/testing/test-actor';
import { addGuild, addMember, addRole } from '@famiglia/core/testing/test-guild';
import type { SampleChange } from './sample-changes.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

const member = async ({ db }: Context, values: Parameters<typeof addMember>[2] = {}) => {
  const { id: guildId, ownerId } = await addGuild(db);
  return { guildId, ownerId, userId: await addMember(db, guildId, values) };
};

/** A member who joined long ago and was never seen. */
const longAgo = (context: Context) => ({ joinedAt: new Date(context.clock().getTime() - 100 * DAY_MS) });

/** A request for a vacation that waits. */
const asked = async (context: Context) => {
  const { guildId, ownerId, userId } = await member(context);
  const until = daysLater(context.clock().toISOString().slice(0, 10), 3);
  const request = { guildId, from: until, until, reason: 'sample' };
  const { id } = await takeVacation(context, discordActor(userId), request);
  return { guildId, ownerId, vacationId: id, until };
};

const changeOf =
  (body: object) =>
  async (context: Context): Promise<SampleChange> => {
    const { guildId, ownerId, userId } = await member(context);
    return { guildId, ownerId, params: { userId }, body };
  };

const warned = async (context: Context) => {
  const { guildId, ownerId, userId } = await member(context);
  const warning = { guildId, userId, kind: 'verbal', reason: 'sample' } as const;
  const { id: warningId } = await giveWarning(context, panelActor(ownerId), warning);
  return { guildId, ownerId, params: { warningId } };
};

/** A member of a family with a ladder of one step. */
const onLadder = async (context: Context) => {
  const { guildId, ownerId, userId } = await member(context);
  const roleId = await addRole(context.db, guildId, { name: 'Soldier' });
  const steps = [{ role_id: roleId, name: 'Soldier', requirements: NO_REQUIREMENTS }];
  await saveLadder(context, panelActor(ownerId), { guildId, version: 0, steps });
  return { guildId, ownerId, params: { userId }, roleId };
};

const BATCH_ID = '7b1c7f0e-58f5-4a3b-9d8c-0f0f6a2b9c11';

/** A change of reputation, written as a batch of one. */
const changed = async (context: Context) => {
  const { guildId, ownerId, userId } = await member(context);
  const rows = await context.db
    .insert(reputationEntries)
    .values({
      guildId,
      userId,
      delta: 5,
      reason: 'sample',
      source: 'manual',
      batchId: BATCH_ID,
      key: `sample:${userId}`,
      createdAt: context.clock(),
    })
    .returning({ id: reputationEntries.id });
  return { guildId, ownerId, entryId: String(rows[0]?.id) };
};

export const SAMPLE_MEMBER_CHANGES: Record<string, (context: Context) => Promise<SampleChange>> = {
  'PUT /api/users/:guildId/:userId': changeOf({ static_id: '12345' }),
  'PUT /api/users/:guildId/:userId/ingame-nick': changeOf({ ingame_nick: 'Vito_Rossi' }),
  'PUT /api/users/:guildId/:userId/reputation': changeOf({ reputation: 40, reason: 'sample' }),
  'POST /api/personnel/:guildId/:userId/notes': changeOf({ text: 'sample' }),
  'DELETE /api/personnel/:guildId/:userId/notes/:noteId': async (context) => {
    const { guildId, ownerId, userId } = await member(context);
    const note = await addNote(context, panelActor(ownerId), { guildId, userId, text: 'sample' });
    return { guildId, ownerId, params: { userId, noteId: note.id } };
  },
  'POST /api/nicknames/:guildId/apply': async (context) => {
    const { guildId, ownerId } = await member(context, { ingameNick: 'Vito_Rossi' });
    return { guildId, ownerId };
  },
  'POST /api/warnings/:guildId': async (context) => {
    const { guildId, ownerId, userId } = await member(context);
    return { guildId, ownerId, body: { user_id: userId, kind: 'verbal', reason: 'sample' } };
  },
  'PUT /api/warnings/:guildId/:warningId': async (context) => ({
    ...(await warned(context)),
    body: { kind: 'severe', reason: 'sample', weight: 1, why: 'sample', version: 0 },
  }),
  'POST /api/warnings/:guildId/:warningId/lift': async (context) => ({
    ...(await warned(context)),
    body: { why: 'sample' },
  }),
  'PUT /api/warnings/:guildId/:warningId/proof': async (context) => ({
    ...(await warned(context)),
    body: await drawScreenshot(1),
  }),
  'POST /api/warnings/:guildId/members/:userId/dismiss': changeOf({ way: 'roles', reason: 'sample' }),
  'POST /api/blacklist/:guildId': async (context) => {
    const { guildId, ownerId } = await member(context);
    return { guildId, ownerId, body: { nick: 'Vito_Rossi', reason: 'sample' } };
  },
  'POST /api/blacklist/:guildId/:entryId/lift': async (context) => {
    const { guildId, ownerId } = await member(context);
    const entry = { guildId, staticId: '12345', reason: 'sample' };
    const { id: entryId } = await addToBlacklist(context, panelActor(ownerId), entry);
    return { guildId, ownerId, params: { entryId }, body: { why: 'sample' } };
  },
  'POST /api/vacations/:guildId': async (context) => {
    const { guildId, ownerId, userId } = await member(context);
    const today = context.clock().toISOString().slice(0, 10);
    return { guildId, ownerId, body: { user_id: userId, from: today, until: today } };
  },
  'POST /api/cabinet/:guildId/vacations': async (context) => {
    const { guildId, ownerId } = await member(context);
    const today = context.clock().toISOString().slice(0, 10);
    return { guildId, ownerId, body: { from: today, until: today } };
  },
  'POST /api/cabinet/:guildId/vacations/:vacationId/end': async (context) => {
    const { guildId, ownerId } = await member(context);
    const until = daysLater(context.clock().toISOString().slice(0, 10), 3);
    const request = { guildId, from: until, until, reason: 'sample' };
    const { id } = await takeVacation(context, discordActor(ownerId), request);
    return { guildId, ownerId, params: { vacationId: id } };
  },
  'POST /api/vacations/:guildId/:vacationId/decision': async (context) => {
    const { guildId, ownerId, vacationId } = await asked(context);
    return { guildId, ownerId, params: { vacationId }, body: { approve: true } };
  },
  'POST /api/vacations/:guildId/:vacationId/end': async (context) => {
    const { guildId, ownerId, vacationId } = await asked(context);
    return { guildId, ownerId, params: { vacationId } };
  },
  'POST /api/vacations/:guildId/:vacationId/prolong': async (context) => {
    const { guildId, ownerId, vacationId, until } = await asked(context);
    return { guildId, ownerId, params: { vacationId }, body: { until: daysLater(until, 2) } };
  },
  'POST /api/inactive/:guildId/letters': async (context) => {
    const { guildId, ownerId, userId } = await member(context, longAgo(context));
    return { guildId, ownerId, body: { user_ids: [userId] } };
  },
  'POST /api/inactive/:guildId/hidden': async (context) => {
    const { guildId, ownerId, userId } = await member(context, longAgo(context));
    return { guildId, ownerId, body: { user_ids: [userId] } };
  },
  'PUT /api/ranks/:guildId': async (context) => {
    const { guildId, ownerId } = await member(context);
    return { guildId, ownerId, body: { version: 0, steps: [] } };
  },
  'POST /api/ranks/:guildId/members/:userId': async (context) => {
    const { roleId, ...change } = await onLadder(context);
    return { ...change, body: { role_id: roleId, reason: 'sample' } };
  },
  'POST /api/ranks/:guildId/members/:userId/defer': async (context) => {
    const { roleId, ...change } = await onLadder(context);
    return { ...change, body: { role_id: roleId, until: null } };
  },
  'POST /api/reputation/:guildId/bulk': async (context) => {
    const { guildId, ownerId, userId } = await member(context);
    return { guildId, ownerId, body: { user_ids: [userId, ownerId], delta: -3, reason: 'sample' } };
  },
  'POST /api/reputation/:guildId/entries/:entryId/undo': async (context) => {
    const { guildId, ownerId, entryId } = await changed(context);
    return { guildId, ownerId, params: { entryId } };
  },
  'POST /api/reputation/:guildId/batches/:batchId/undo': async (context) => {
    const { guildId, ownerId } = await changed(context);
    return { guildId, ownerId, params: { batchId: BATCH_ID } };
  },
  'POST /api/gg/:guildId/screenshots/moderate': async (context) => {
    const { guildId, ownerId, userId } = await member(context);
    const id = await addScreenshot(context, { guildId, userId });
    return { guildId, ownerId, body: { screenshot_ids: [id], action: 'approve' } };
  },
  'POST /api/gg/:guildId/screenshots/undo': async (context) => {
    const { guildId, ownerId, userId } = await member(context);
    const id = await addScreenshot(context, { guildId, userId });
    await moderateGg(context, panelActor(ownerId), { guildId, screenshotIds: [id], action: 'approve' });
    const at = context.clock().toISOString();
    return { guildId, ownerId, body: { screenshot_ids: [id], at } };
  },
  'POST /api/gungame/:guildId/screenshots/moderate': async (context) => {
    const { guildId, ownerId, userId } = await member(context);
    const id = await addScreenshot(context, { guildId, userId, kind: 'gungame' });
    return { guildId, ownerId, body: { screenshot_ids: [id], action: 'reject', comment: 'sample' } };
  },
  'POST /api/gungame/:guildId/screenshots/undo': async (context) => {
    const { guildId, ownerId, userId } = await member(context);
    const id = await addScreenshot(context, { guildId, userId, kind: 'gungame' });
    await moderateGungame(context, panelActor(ownerId), {
      guildId,
      screenshotIds: [id],
      action: 'approve',
      overrule: false,
    });
    const at = context.clock().toISOString();
    return { guildId, ownerId, body: { screenshot_ids: [id], at } };
  },
};
