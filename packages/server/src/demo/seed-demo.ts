import type { Context } from '@famiglia/core/platform/context';
import { createDemoFamily } from '@famiglia/core/demo/create-demo-family';
import { seedHistory } from '@famiglia/core/demo/seed-history';
import { DEMO_FAMILY } from './demo-family.ts';

/**
 * Prepares the sandbox's big family as soon as the bot has mirrored it, and then gives it its history: what an
 * earlier version has not made yet, or an earlier start has not come to, is added, and nobody waits for it. The
 * small family stays Free. Once the signal is aborted, what this answers resolves as soon as nothing is being made.
 */
export const seedDemo = (context: Context, signal: AbortSignal): (() => Promise<void>) => {
  let asked = false;
  let seeding: Promise<void> | undefined;
  const seed = async (): Promise<void> => {
    try {
      while (asked && !signal.aborted) {
        asked = false;
        if (!(await createDemoFamily(context, DEMO_FAMILY))) continue;
        unsubscribe();
        await tellHistory(context, signal);
      }
    } catch (error) {
      context.log.error({ err: error }, 'the demo family could not be prepared');
    } finally {
      seeding = undefined;
    }
  };
  const ask = (): void => {
    asked = true;
    seeding ??= seed();
  };
  const unsubscribe = context.bus.subscribe(['guild.changed'], (event) => {
    if (event.type === 'guild.changed' && event.guildId === DEMO_FAMILY.guildId) ask();
  });
  ask();
  return async () => {
    unsubscribe();
    await seeding;
  };
};

const tellHistory = async (context: Context, signal: AbortSignal): Promise<void> => {
  const began = Date.now();
  try {
    await seedHistory(context, DEMO_FAMILY, { signal });
    context.log.debug({ ms: Date.now() - began }, 'the demo family has its history');
  } catch (error) {
    if (signal.aborted) return;
    context.log.warn(
      { err: error },
      'the history of the demo family could not be made; the next start goes on',
    );
  }
};
