import type { SandboxOptions } from './sandbox-options.ts';

const LOOPBACK = /^(127(\.\d{1,3}){3}|::1|localhost)$/;

/** Anyone who can reach the sandbox can be anybody in it: it stays on this machine and away from the real thing. */
export function assertSafeToStart({ production, hasBotToken, host }: SandboxOptions): void {
  if (production) {
    throw new Error('The Discord sandbox does not run in production: it lets anyone sign in as anybody.');
  }
  if (hasBotToken) {
    throw new Error('The Discord sandbox does not run beside a real bot token. Remove one of the two.');
  }
  if (host !== undefined && !LOOPBACK.test(host)) {
    throw new Error(`The Discord sandbox listens on this machine only: ${host} is not a loopback address.`);
  }
}
