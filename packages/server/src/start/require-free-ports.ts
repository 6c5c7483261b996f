import { createServer } from 'node:net';
import { StartRefused } from '@famiglia/core/platform/start-refused';
import type { Settings } from '../settings.ts';

interface Listener {
  setting: 'PORT' | 'SANDBOX_PORT';
  port: number;
  host: string;
}

/** The ports that this process will listen on. */
type PortSettings = Pick<Settings, 'SERVICES' | 'PORT' | 'HOST' | 'SANDBOX_PORT' | 'DEMO'>;

const listenersOf = ({ SERVICES, PORT, HOST, SANDBOX_PORT, DEMO }: PortSettings): Listener[] => [
  { setting: 'PORT', port: PORT, host: HOST },
  ...(SERVICES.has('sandbox')
    ? [{ setting: 'SANDBOX_PORT', port: SANDBOX_PORT, host: DEMO ? HOST : '127.0.0.1' } as const]
    : []),
];

/** Refuses addresses that this process cannot listen on, and suggests free ones. */
export const requireFreePorts = async (settings: PortSettings): Promise<void> => {
  const listeners = listenersOf(settings);
  const taken: Listener[] = [];
  for (const listener of listeners) {
    const problem = await listenErrorCode(listener);
    if (problem === 'EADDRINUSE') taken.push(listener);
    else if (problem !== undefined) throw listenRefusal(listener, problem);
  }
  if (taken.length > 0) throw await takenRefusal(taken, new Set(listeners.map(({ port }) => port)));
};

/** The same words for a port that was taken after the check; undefined for any other error. */
export const portRefusal = async (
  error: unknown,
  settings: PortSettings,
): Promise<StartRefused | undefined> => {
  const { code = '', port } = error as NodeJS.ErrnoException & { port?: number };
  const listeners = listenersOf(settings);
  const listener = listeners.find((one) => one.port === port);
  if (listener === undefined) return undefined;
  if (code !== 'EADDRINUSE') return listenRefusal(listener, code);
  return takenRefusal([listener], new Set(listeners.map((one) => one.port)));
};

const takenRefusal = async (taken: readonly Listener[], wanted: Set<number>): Promise<StartRefused> => {
  const instead: string[] = [];
  for (const { setting, port, host } of taken) {
    const free = await nextFreePort(port, host, wanted);
    wanted.add(free);
    instead.push(`${setting}=${free}`);
  }
  const names = taken.map(({ setting, port }) => `${setting} ${port}`).join(' and ');
  const verb = taken.length === 1 ? 'is' : 'are';
  return new StartRefused(
    `${names} ${verb} taken by another program, perhaps another Famiglia. Stop it, or start with ${instead.join(' ')}.`,
  );
};

const listenRefusal = ({ setting, port, host }: Listener, code: string): StartRefused => {
  if (code === 'EACCES') {
    return new StartRefused(
      `${setting} ${port} may not be used by this account. Set ${setting} to a number from 1024 to 65535.`,
    );
  }
  return new StartRefused(`HOST ${host} is no address of this machine (${code}). Correct HOST.`);
};

const nextFreePort = async (after: number, host: string, wanted: ReadonlySet<number>): Promise<number> => {
  for (let port = after + 1; port <= 65_535; port += 1) {
    if (!wanted.has(port) && (await listenErrorCode({ port, host })) === undefined) return port;
  }
  return nextFreePort(1023, host, wanted);
};

/** The error code that prevents listening there, if any. */
const listenErrorCode = async ({
  port,
  host,
}: Pick<Listener, 'port' | 'host'>): Promise<string | undefined> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', (error: NodeJS.ErrnoException) => resolve(error.code ?? error.message));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(undefined)));
  });
