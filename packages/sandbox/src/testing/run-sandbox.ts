import { expect, onTestFinished } from 'vitest';
import { createSandboxClient } from '../client.ts';
import type { SandboxClient } from '../client.ts';
import type { SandboxOptions } from '../sandbox-options.ts';
import { startSandbox } from '../start-sandbox.ts';
import type { Sandbox } from '../start-sandbox.ts';
import { validateAgainstSpec } from './validate-against-spec.ts';

export interface RunningSandbox extends Sandbox {
  client: SandboxClient;
  /** Allows a request that the sandbox does not support, if a test sends it on purpose. */
  expectUnknown: (call: string) => void;
}

/**
 * Stops everything a test started, newest first, whether it passed or not. Registered by the test itself:
 * files share this module, so a hook here would belong to the first file only.
 */
export const stopLater = (stop: () => Promise<void> | void): void => {
  onTestFinished(async () => stop());
};

/**
 * A sandbox on a free port that validates every REST response against Discord's description, and allows no
 * unknown call.
 */
export const runSandbox = async (options: Partial<SandboxOptions> = {}): Promise<RunningSandbox> => {
  const problems: string[] = [];
  const expected: string[] = [];
  const sandbox = await startSandbox({
    port: 0,
    language: 'ru',
    redirectUris: ['http://127.0.0.1:9/'],
    onRestAnswer: (answer) => {
      const problem = validateAgainstSpec(answer);
      if (problem !== null) problems.push(problem);
    },
    ...options,
  });
  stopLater(async () => {
    await sandbox.stop();
    expect(problems).toEqual([]);
    expect(sandbox.unknownCalls).toEqual(expected);
  });
  return Object.assign(sandbox, {
    client: createSandboxClient(sandbox.url),
    expectUnknown: (call: string) => void expected.push(call),
  });
};
