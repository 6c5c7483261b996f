import { vi } from 'vitest';

/** Repeats an assertion until it holds: what Discord tells takes its way through the gateway first. */
export const eventually = async (assertion: () => Promise<void> | void): Promise<void> =>
  vi.waitFor(assertion, { timeout: 30_000, interval: 50 });
