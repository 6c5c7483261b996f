import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { createClicker } from './clicker.ts';

export const STORM_MS = 2000;
/** Every n-th person leaves again. */
export const LEAVES_EVERY = 20;
const CLICKS_BEFORE_PAUSE = 10;
const WARM_UP_AT_ONCE = 200;

/** A message with buttons, and who clicks on them. */
export interface StormTarget {
  clicker: ReturnType<typeof createClicker>;
  memberIds: readonly string[];
}

/** A bot that has run for a while: everybody clicks twice, with a limited number at once. */
export const warmUp = async (
  { click }: ReturnType<typeof createClicker>,
  memberIds: readonly string[],
): Promise<void> => {
  const clicks = [...memberIds, ...memberIds];
  for (let start = 0; start < clicks.length; start += WARM_UP_AT_ONCE) {
    const some = clicks.slice(start, start + WARM_UP_AT_ONCE);
    await Promise.all(some.map(async (userId) => click(userId, 'join')));
  }
};

/**
 * Everybody clicks, spread over the whole time. The sandbox shares this thread: it gets time after a few clicks,
 * otherwise it would read no answer before the last click. Returns how long the sending took.
 */
export const storm = async (planned: readonly StormTarget[], times: number): Promise<number> => {
  const began = performance.now();
  const most = Math.max(...planned.map(({ memberIds }) => memberIds.length));
  // One person of each event after another, so that all events fill at the same time.
  const clicks = Array.from({ length: most }, (_, index) =>
    planned.flatMap(({ memberIds, clicker: { click } }) => {
      const userId = memberIds[index];
      if (userId === undefined) return [];
      const last = async () => {
        await click(userId, 'join');
        if (index % LEAVES_EVERY === 0) await click(userId, 'leave');
      };
      return [...Array.from({ length: times - 1 }, () => async () => click(userId, 'join')), last];
    }),
  ).flat();
  const clicking: Promise<void>[] = [];
  for (const [index, send] of clicks.entries()) {
    const early = began + (index * STORM_MS) / clicks.length - performance.now();
    if (early >= 1) await sleep(early);
    else if (index % CLICKS_BEFORE_PAUSE === 0) await nextTurn();
    clicking.push(send());
  }
  const sentMs = performance.now() - began;
  await Promise.all(clicking);
  return sentMs;
};
