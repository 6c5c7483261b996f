import { createServer, connect, type AddressInfo, type Socket } from 'node:net';
import path from 'node:path';

/** A proxy to a PostgreSQL that can drop all data without closing connections, as a broken network does. */
export const startStallableProxy = async (connectionString: string) => {
  const url = new URL(connectionString);
  const directory = url.searchParams.get('host');
  const port = Number(url.searchParams.get('port') ?? url.port);
  const sockets = new Set<Socket>();
  let stalled = false;
  const server = createServer((client) => {
    const target =
      directory === null ? { host: url.hostname, port } : { path: path.join(directory, `.s.PGSQL.${port}`) };
    const postgres = connect(target);
    for (const [from, to] of [
      [client, postgres],
      [postgres, client],
    ] as const) {
      sockets.add(from);
      from.on('data', (data) => {
        if (!stalled) to.write(data);
      });
      from.on('error', () => undefined);
      from.on('close', () => {
        sockets.delete(from);
        to.destroy();
      });
    }
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  url.search = '';
  url.hostname = '127.0.0.1';
  url.port = String((server.address() as AddressInfo).port);
  return {
    connectionString: url.href,
    stall: (): void => {
      stalled = true;
    },
    flow: (): void => {
      stalled = false;
    },
    stop: async (): Promise<void> => {
      for (const socket of sockets) socket.destroy();
      await new Promise((resolve) => {
        server.close(resolve);
      });
    },
  };
};
