import type { Context } from '@famiglia/core/context';
import { foundDemoFamily } from '@famiglia/core/demo/found-demo-family';
import { seedHistory } from '@famiglia/core/demo/seed-history';
import { DEMO_FAMILY } from './demo-family.ts';

/**
 * Prepares the sandbox's big family as soon as the bot has mirrored it, and then gives it its history: what an
 * earlier version has not made yet is added, and nobody waits for it. The small one stays Free.
 */
export const seedDemo = async (context: Context): Promise<void> => {
  if (await foundDemoFamily(context, DEMO_FAMILY)) {
    void tellHistory(context);
    return;
  }
  let founding = false;
  const found = async (): Promise<void> => {
    if (founding) return;
    founding = true;
    try {
      if (!(await foundDemoFamily(context, DEMO_FAMILY))) return;
      unsubscribe();
      await tellHistory(context);
    } catch (error) {
      context.log.error({ err: error }, 'the demo family could not be prepared');
    } finally {
      founding = false;
    }
  };
  const unsubscribe = context.bus.subscribe(['guild.changed'], (event) => {
    if (event.type === 'guild.changed' && event.guildId === DEMO_FAMILY.guildId) void found();
  });
};

const tellHistory = async (context: Context): Promise<void> => {
  const began = Date.now();
  try {
    await seedHistory(context, DEMO_FAMILY.guildId);
    context.log.debug({ ms: Date.now() - began }, 'the demo family has its history');
  } catch (error) {
    context.log.warn(
      { err: error },
      'the history of the demo family could not be made; the next start goes on',
    );
  }
};
