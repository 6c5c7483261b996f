import type { Context } from '../platform/context.ts';
import { endVisit, findOpenVisits, forgetVisitsBefore, startVisit } from './voice-visit.queries.ts';
import type { VoiceState } from './voice-visit.queries.ts';

const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** A member joined, changed or left a voice channel. */
export const recordVoiceState = async (
  context: Context,
  guildId: string,
  { userId, channelId }: VoiceState,
): Promise<void> => {
  const now = context.clock();
  await context.db.transaction(async (tx) => {
    const known = (await findOpenVisits(tx, guildId)).find((visit) => visit.userId === userId);
    if (known?.channelId === channelId) return;
    await endVisit(tx, guildId, userId, now);
    if (channelId !== null) await startVisit(tx, { guildId, userId, channelId, joinedAt: now });
  });
};

/** All voice states of a guild, after a start or a reconnect: members who are not in it have left. */
export const recordVoiceStates = async (
  context: Context,
  guildId: string,
  states: readonly VoiceState[],
): Promise<void> => {
  const now = context.clock();
  await forgetVisitsBefore(context.db, new Date(now.getTime() - KEPT_MS));
  const present = new Map(states.map((state) => [state.userId, state.channelId]));
  for (const visit of await findOpenVisits(context.db, guildId)) {
    if (!present.has(visit.userId)) present.set(visit.userId, null);
  }
  for (const [userId, channelId] of present) await recordVoiceState(context, guildId, { userId, channelId });
};
