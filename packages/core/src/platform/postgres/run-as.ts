import { spawn } from 'node:child_process';
import { childEnvironment } from './platform.ts';
import type { Account } from './unprivileged-account.ts';

type Outcome = { readonly ok: boolean; readonly output: string };

/**
 * Runs a command to its end as `account`, or as ourselves; `signal` ends it early. Never throws: a command that cannot
 * start is not ok.
 */
export const runAs = (
  account: Account | undefined,
  command: string,
  args: readonly string[],
  signal?: AbortSignal,
): Promise<Outcome> =>
  new Promise((resolve) => {
    const child = spawn(command, args, {
      // The account may have no access to our working directory.
      cwd: '/',
      env: childEnvironment(process.platform, process.env),
      stdio: ['ignore', 'pipe', 'pipe'],
      windowsHide: true,
      ...(account && { uid: account.uid, gid: account.gid }),
    });
    const end = () => child.kill();
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
    let output = '';
    const collect = (chunk: Buffer) => (output += chunk.toString());
    child.stdout.on('data', collect);
    child.stderr.on('data', collect);
    child.once('error', (error) => resolve({ ok: false, output: error.message }));
    child.once('close', (code) => {
      signal?.removeEventListener('abort', end);
      resolve({ ok: code === 0, output: output.trim() });
    });
  });

// Both ask the system instead of reading mode bits: that includes ACLs, capabilities and mount options.

export const canEnter = (account: Account, directory: string): Promise<boolean> =>
  succeeds(account, 'cd "$1"', directory);

export const canWrite = (account: Account | undefined, directory: string): Promise<boolean> =>
  succeeds(account, 'cd "$1" && test -w .', directory);

const succeeds = async (account: Account | undefined, script: string, directory: string): Promise<boolean> =>
  (await runAs(account, '/bin/sh', ['-c', script, 'sh', directory])).ok;
