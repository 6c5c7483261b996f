import type { Context } from '@famiglia/core/context';
import { foundDemoFamily } from '@famiglia/core/demo/found-demo-family';
import { DEMO_FAMILY } from './demo-family.ts';

/** Prepares the sandbox's big family as soon as the bot has mirrored it. The small one stays Free. */
export const seedDemo = async (context: Context): Promise<void> => {
  if (await foundDemoFamily(context, DEMO_FAMILY)) return;
  let founding = false;
  const found = async (): Promise<void> => {
    if (founding) return;
    founding = true;
    try {
      if (await foundDemoFamily(context, DEMO_FAMILY)) unsubscribe();
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
