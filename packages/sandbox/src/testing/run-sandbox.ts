import { expect, onTestFinished } from 'vitest';
import { createSandboxClient } from '../client.ts';
import type { SandboxClient } from '../client.ts';
import type { SandboxOptions } from '../sandbox-options.ts';
import { startSandbox } from '../start-sandbox.ts';
import type { Sandbox } from '../start-sandbox.ts';
import { holdAgainstSpec } from './hold-against-spec.ts';

export interface RunningSandbox extends Sandbox {
  client: SandboxClient;
  /** What a test does on purpose although the sandbox does not know it. */
  expectUnknown: (call: string) => void;
}

/**
 * Everything a test started is stopped, the newest first, whether it passed or not. Said by the test itself: files share
 * this module, so a hook of its own would be that of the first file alone.
 */
export function stopLater(stop: () => Promise<void> | void): void {
  onTestFinished(async () => stop());
}

/** A sandbox on a free port whose every REST answer is held against Discord's description, and which forgives no unknown call. */
export async function runSandbox(options: Partial<SandboxOptions> = {}): Promise<RunningSandbox> {
  const problems: string[] = [];
  const expected: string[] = [];
  const sandbox = await startSandbox({
    port: 0,
    redirectUris: ['http://127.0.0.1:9/'],
    onRestAnswer: (answer) => {
      const problem = holdAgainstSpec(answer);
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
}
