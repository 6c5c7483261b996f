import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

/** Below the ports that systems give to outgoing connections, which could take this one before its program listens. */
const PORTS = [20_000, 32_000] as const;

/** A port that is free at this moment. */
export const freePort = async (): Promise<number> => {
  const { port, release } = await heldPort();
  await release();
  return port;
};

/** A port that nobody else gets until it is released: whoever connects meanwhile is hung up on. */
export const heldPort = async (): Promise<{ port: number; release: () => Promise<void> }> => {
  for (;;) {
    const port = randomInt(...PORTS);
    const release = await hold(port);
    if (release !== undefined) return { port, release };
  }
};

const hold = async (port: number): Promise<(() => Promise<void>) | undefined> =>
  new Promise((resolve) => {
    const holder = createServer((caller) => caller.destroy()).once('error', () => resolve(undefined));
    const release = async (): Promise<void> => new Promise((done) => holder.close(() => done()));
    holder.listen(port, '127.0.0.1', () => resolve(release));
  });
