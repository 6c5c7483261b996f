import { setTimeout as sleep } from 'node:timers/promises';

/** Discord allows so many edits of messages in one channel within so long. */
const EDITS = 5;
const WITHIN_MS = 5000;

/** When the latest edits of each channel were, or are to be, sent; by channel. */
const sent = new Map<string, number[]>();

/**
 * Waits until Discord accepts another edit in this channel. Whoever reads the state only afterwards sends the newest: an edit that waits
 * in the queue of discord.js would show an older state, and need another edit right after it.
 */
export const waitForEditSlot = async (channelId: string, signal: AbortSignal): Promise<void> => {
  const now = performance.now();
  const latest = (sent.get(channelId) ?? []).filter((at) => at > now - WITHIN_MS);
  const freeAt = latest.length < EDITS ? now : (latest.at(-EDITS) ?? now) + WITHIN_MS;
  sent.set(channelId, [...latest, freeAt]);
  if (sent.size > 1000) forgetUnused(now);
  if (freeAt > now) await sleep(freeAt - now, undefined, { signal });
};

const forgetUnused = (now: number): void => {
  for (const [channelId, times] of sent) {
    if ((times.at(-1) ?? 0) < now - WITHIN_MS) sent.delete(channelId);
  }
};
