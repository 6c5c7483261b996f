import type { Context } from '../platform/context.ts';
import { countVoice, skipUnseenVoice } from './count-voice.ts';
import { endVisit, findOpenVisits, forgetVisitsBefore, startVisit } from './voice-visit.queries.ts';
import type { VoiceState } from './voice-visit.queries.ts';

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** A member joined, changed or left a voice channel. What their visit lasted since it was last counted is counted now. */
export const recordVoiceState = async (
  context: Context,
  guildId: string,
  { userId, channelId, isAfk = false }: VoiceState,
): Promise<void> => {
  const now = context.clock();
  await context.db.transaction(async (tx) => {
    const known = (await findOpenVisits(tx, guildId)).find((visit) => visit.userId === userId);
    if (known?.channelId === channelId) return;
    if (known !== undefined) await countVoice(tx, { guildId, userId, until: now });
    await endVisit(tx, guildId, userId, now);
    if (channelId !== null)
      await startVisit(tx, { guildId, userId, channelId, joinedAt: now, counts: !isAfk });
  });
};

/**
 * All voice states of a guild, after a start or a reconnect: members who are not in it have left. Nobody saw what
 * happened since the last count, so it is not counted; those who are still there go on from now.
 */
export const recordVoiceStates = async (
  context: Context,
  guildId: string,
  states: readonly VoiceState[],
): Promise<void> => {
  const now = context.clock();
  await forgetVisitsBefore(context.db, new Date(now.getTime() - KEPT_MS));
  await skipUnseenVoice(context.db, guildId, now);
  const present = new Map(states.map((state) => [state.userId, state]));
  for (const { userId } of await findOpenVisits(context.db, guildId)) {
    if (!present.has(userId)) present.set(userId, { userId, channelId: null });
  }
  for (const state of present.values()) await recordVoiceState(context, guildId, state);
};
