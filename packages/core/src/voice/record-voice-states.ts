import type { Context } from '../platform/context.ts';
import { countVoice, skipUnseenVoice } from './count-voice.ts';
import {
  endVisit,
  findOpenVisit,
  findOpenVisits,
  forgetVisitsBefore,
  setAfkChannel,
  startVisit,
} from './voice-visit.queries.ts';
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
    const known = await findOpenVisit(tx, guildId, userId);
    if (isAsKnown(known, { channelId, isAfk })) return;
    if (known !== null) await countVoice(tx, { guildId, userId, until: now });
    const joinedAt = await endVisit(tx, guildId, userId, now);
    if (channelId !== null) await startVisit(tx, { guildId, userId, channelId, joinedAt, counts: !isAfk });
  });
};

/** Somebody who mutes themselves, or turns the camera on, is where they were. */
const isAsKnown = (
  known: { channelId: string; counts: boolean } | null | undefined,
  { channelId, isAfk = false }: Pick<VoiceState, 'channelId' | 'isAfk'>,
): boolean => (channelId === null ? !known : known?.channelId === channelId && known.counts === !isAfk);

/** The server may have chosen another AFK channel: whoever sits there is counted until now, and no further. */
export const noteAfkChannel = async (
  context: Context,
  guildId: string,
  channelId: string | null,
): Promise<void> =>
  context.db.transaction(async (tx) => {
    const open = await findOpenVisits(tx, guildId);
    if (open.every((visit) => visit.counts === (visit.channelId !== channelId))) return;
    await countVoice(tx, { guildId, until: context.clock() });
    await setAfkChannel(tx, guildId, channelId);
  });

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
  const known = new Map((await findOpenVisits(context.db, guildId)).map((visit) => [visit.userId, visit]));
  for (const userId of known.keys()) {
    if (!present.has(userId)) present.set(userId, { userId, channelId: null });
  }
  // Most are where they were: only the others are written, each by themselves.
  for (const state of present.values()) {
    if (!isAsKnown(known.get(state.userId), state)) await recordVoiceState(context, guildId, state);
  }
};
