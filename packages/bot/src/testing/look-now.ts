import type { Context } from '@famiglia/core/platform/context';

const heard = new WeakMap<Context, Set<() => void>>();

/** From now on `lookNow` reaches what hears of gaps in the bus of this context. */
export const noteGaps = (context: Context): void => {
  const handlers = new Set<() => void>();
  heard.set(context, handlers);
  const { onGap } = context.bus;
  context.bus.onGap = (handler) => {
    handlers.add(handler);
    const stop = onGap(handler);
    return () => {
      handlers.delete(handler);
      stop();
    };
  };
};

/**
 * What the bot looks for every few seconds it looks for now: a gap in the bus makes it do so, and a test need not wait for the
 * next look.
 */
export const lookNow = (context: Context): void => {
  for (const handler of heard.get(context) ?? []) handler();
};
