import { captRoutes } from '@famiglia/contract/capts/capt-routes';
import { addRecording } from '@famiglia/core/capts/recordings';
import { captRoster } from '@famiglia/core/capts/capt-roster';
import { createCapt } from '@famiglia/core/capts/create-capt';
import { deleteCapt } from '@famiglia/core/capts/deleted-capts';
import { editCapt } from '@famiglia/core/capts/edit-capt';
import type { Context } from '@famiglia/core/platform/context';
import { toUseCaseInput } from '@famiglia/core/platform/use-case-input';
import { learnAlias } from '@famiglia/core/damage/learn-alias';
import { addParticipant } from '@famiglia/core/rosters/add-participant';
import { closeRoster } from '@famiglia/core/rosters/close-roster';
import { activity } from '@famiglia/core/platform/db/schema/activity';
import { discordActor } from '@famiglia/core/testing/test-actor';
import { markPosted } from '@famiglia/core/testing/test-events';
import { addGuild, addMember } from '@famiglia/core/testing/test-guild';
import { eq } from 'drizzle-orm';
import type { SampleChange } from './sample-changes.ts';

const HOUR_MS = 60 * 60 * 1000;

const plan = (context: Context, hours = 1) => ({
  opponent: 'Vagos',
  side: 'attack' as const,
  territory: '',
  starts_at: new Date(context.clock().getTime() + hours * HOUR_MS).toISOString(),
  slots: 2,
});
const NOTHING_YET = {
  status: 'open',
  result: null,
  score_ours: null,
  score_theirs: null,
  notes: '',
} as const;
const WON = { ...NOTHING_YET, status: 'finished', result: 'win' } as const;

const forgetHow = async (context: Context, guildId: string): Promise<void> => {
  await context.db.delete(activity).where(eq(activity.guildId, guildId));
};

/** An open capt with one participant; the activity of its creation is removed. */
const openCapt = async (context: Context) => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const leader = discordActor(ownerId);
  const userId = await addMember(context.db, guildId);
  const { id: captId } = await createCapt(
    context,
    leader,
    toUseCaseInput(captRoutes.create, { guildId, ...plan(context), ...NOTHING_YET }),
  );
  await addParticipant(context, leader, { ...captRoster({ guildId, captId }), userId, reserve: false });
  await forgetHow(context, guildId);
  return { guildId, ownerId, userId, params: { captId, userId } };
};

/** A capt that one member played. */
const playedCapt = async (context: Context) => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const userId = await addMember(context.db, guildId);
  const row = { nick: 'Ivan', side: 'ours', damage: 900, kills: 1, deaths: 0 } as const;
  const players = [{ ...row, user_id: userId, hit_percent: null, headshot_percent: null, source: null }];
  const { id: captId } = await createCapt(
    context,
    discordActor(ownerId),
    toUseCaseInput(captRoutes.create, { guildId, ...plan(context, -1), ...WON, players }),
  );
  await forgetHow(context, guildId);
  return { guildId, ownerId, userId, params: { captId } };
};

/** For each route that changes a capt: a request that does change one. */
export const SAMPLE_CAPT_CHANGES: Record<string, (context: Context) => Promise<SampleChange>> = {
  'POST /api/capts/:guildId': async (context) => {
    const { id: guildId, ownerId } = await addGuild(context.db);
    return { guildId, ownerId, body: plan(context) };
  },
  'PUT /api/capts/:guildId/:captId': async (context) => ({
    ...(await openCapt(context)),
    body: { ...plan(context), opponent: 'Ballas', slots: 5, version: 0 },
  }),
  'DELETE /api/capts/:guildId/:captId': openCapt,
  'POST /api/capts/:guildId/:captId/restore': async (context) => {
    const { guildId, ownerId, params } = await openCapt(context);
    await deleteCapt(context, discordActor(ownerId), { guildId, captId: params.captId });
    await forgetHow(context, guildId);
    return { guildId, ownerId, params };
  },
  'POST /api/capts/:guildId/:captId/close': openCapt,
  'POST /api/capts/:guildId/:captId/cancel': async (context) => ({
    ...(await openCapt(context)),
    body: { reason: 'too few' },
  }),
  'POST /api/capts/:guildId/:captId/result': async (context) => ({
    ...(await playedCapt(context)),
    body: { result: 'loss', score_ours: 1, score_theirs: 3, version: 0 },
  }),
  'POST /api/capts/:guildId/:captId/result/undo': playedCapt,
  'POST /api/capts/:guildId/:captId/reopen': async (context) => {
    const capt = await openCapt(context);
    const { guildId, ownerId, params } = capt;
    await closeRoster(context, discordActor(ownerId), captRoster({ guildId, captId: params.captId }));
    await forgetHow(context, guildId);
    return capt;
  },
  'POST /api/capts/:guildId/:captId/participants': async (context) => {
    const capt = await openCapt(context);
    return { ...capt, body: { user_id: await addMember(context.db, capt.guildId) } };
  },
  'DELETE /api/capts/:guildId/:captId/participants/:userId': openCapt,
  'PUT /api/capts/:guildId/:captId/participants/:userId/pin': async (context) => ({
    ...(await openCapt(context)),
    body: { pinned: 'out' },
  }),
  'POST /api/capts/:guildId/:captId/unanswered/ask': async (context) => {
    const capt = await openCapt(context);
    const { guildId, ownerId, params } = capt;
    await editCapt(context, discordActor(ownerId), { guildId, captId: params.captId }, { moreAnswers: true });
    await markPosted(context.db, { guildId, rosterId: params.captId });
    await forgetHow(context, guildId);
    return capt;
  },
  'POST /api/capts/:guildId/:captId/line-up/call': openCapt,
  'PUT /api/capts/:guildId/:captId/group-code': async (context) => ({
    ...(await openCapt(context)),
    body: { code: '4815', send: true, version: 0 },
  }),
  'POST /api/capts/:guildId/:captId/line-up/replace': async (context) => {
    const capt = await openCapt(context);
    const { guildId, ownerId, userId, params } = capt;
    // One for the other place, and one who waits.
    for (const other of [await addMember(context.db, guildId), await addMember(context.db, guildId)])
      await addParticipant(context, discordActor(ownerId), {
        ...captRoster({ guildId, captId: params.captId }),
        userId: other,
        reserve: false,
      });
    await forgetHow(context, guildId);
    return { ...capt, body: { user_ids: [userId] } };
  },
  'POST /api/capts/:guildId/:captId/recordings': async (context) => ({
    ...(await playedCapt(context)),
    body: { url: 'https://video.test/1' },
  }),
  'POST /api/cabinet/:guildId/capts/:captId/recordings': async (context) => ({
    ...(await playedCapt(context)),
    body: { url: 'https://video.test/1' },
  }),
  'DELETE /api/capts/:guildId/:captId/recordings/:recordingId': async (context) => {
    const { guildId, ownerId, params } = await playedCapt(context);
    const link = { url: 'https://video.test/1', userId: null };
    const added = { guildId, captId: params.captId, ...link };
    const { id: recordingId } = await addRecording(context, discordActor(ownerId), added);
    await forgetHow(context, guildId);
    return { guildId, ownerId, params: { ...params, recordingId } };
  },
  'POST /api/capts/:guildId/:captId/recordings/ask': playedCapt,
  'POST /api/capts/:guildId/aliases': async (context) => {
    const { id: guildId, ownerId } = await addGuild(context.db);
    return { guildId, ownerId, body: { nick: 'Vanya', user_id: ownerId } };
  },
  'DELETE /api/capts/:guildId/aliases/:aliasId': async (context) => {
    const { id: guildId, ownerId } = await addGuild(context.db);
    const alias = { guildId, nick: 'Vanya', userId: ownerId };
    const { id: aliasId } = await learnAlias(context, discordActor(ownerId), alias);
    await forgetHow(context, guildId);
    return { guildId, ownerId, params: { aliasId } };
  },
};
