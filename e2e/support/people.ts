import { createSandboxClient, type SandboxClient } from '@famiglia/sandbox/client';

/** The sandbox beside the process that this test uses: a second try has other ones than the first. */
export const sandboxUrl = (): string => process.env['SANDBOX_URL'] ?? '';

/** Acts as people in Discord. */
export const people = new Proxy({} as SandboxClient, {
  get: (_, call) => Reflect.get(createSandboxClient(sandboxUrl()), call) as unknown,
});
