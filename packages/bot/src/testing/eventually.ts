import { vi } from 'vitest';

/** Repeats an assertion until it holds: Discord's events arrive through the gateway a moment later. */
export const eventually = async (assertion: () => Promise<void> | void): Promise<void> =>
  vi.waitFor(assertion, { timeout: 30_000, interval: 50 });
