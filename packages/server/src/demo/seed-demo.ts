import type { Context } from '@famiglia/core/context';
import { foundDemoFamily } from '@famiglia/core/demo/found-demo-family';
import { DEMO_FAMILY } from './demo-family.ts';

/** Prepares the sandbox's big family as soon as the bot has mirrored it. The small one stays Free. */
export const seedDemo = async (context: Context): Promise<void> => {
  if (await foundDemoFamily(context, DEMO_FAMILY)) return;
  let founding = false;
  const unsubscribe = context.bus.subscribe(['guild.changed'], (event) => {
    if (event.type !== 'guild.changed' || event.guildId !== DEMO_FAMILY.guildId || founding) return;
    founding = true;
    foundDemoFamily(context, DEMO_FAMILY).then(
      (done) => {
        founding = false;
        if (done) unsubscribe();
      },
      (error: unknown) => context.log.error({ err: error }, 'the demo family could not be prepared'),
    );
  });
};
