import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Defer } from '../support/with-cleanup.ts';

interface Balancer {
  url: string;
  kind: 'nginx' | 'a plain proxy';
}

/** nginx in front of these ports; where it is not wanted or not installed, a proxy that passes connections on in turn. */
export const startBalancer = async (
  port: number,
  upstreams: readonly number[],
  { nginx, logs }: { nginx: boolean; logs: string | undefined },
  defer: Defer,
): Promise<Balancer> => {
  const url = `http://127.0.0.1:${port}`;
  return nginx && (await startNginx(port, upstreams, logs, defer))
    ? { url, kind: 'nginx' }
    : { url: await startProxy(port, upstreams, defer), kind: 'a plain proxy' };
};

const startNginx = async (
  port: number,
  upstreams: readonly number[],
  logs: string | undefined,
  defer: Defer,
): Promise<boolean> => {
  const directory = await mkdtemp(path.join(tmpdir(), 'famiglia-nginx-'));
  defer(async () => rm(directory, { recursive: true, force: true }));
  // Its workers run as another account when root starts it.
  await chmod(directory, 0o777);
  const file = path.join(directory, 'nginx.conf');
  await writeFile(file, configuration(directory, port, upstreams));
  const errors = path.resolve(logs ?? directory, 'nginx.log');
  const nginx = spawn('nginx', ['-p', directory, '-c', file, '-e', errors], { stdio: 'ignore' });
  const failed = Promise.race([once(nginx, 'error'), once(nginx, 'exit')]).then(() => false);
  const listens = (async () => {
    while (!(await isOpen(port))) await sleep(50);
    return true;
  })();
  defer(() => nginx.kill('SIGTERM'));
  return Promise.race([failed, listens]);
};

const configuration = (directory: string, port: number, upstreams: readonly number[]): string => `
daemon off;
worker_processes 1;
pid ${directory}/nginx.pid;
events { worker_connections 8192; }
http {
  access_log off;
  client_body_temp_path ${directory}/body;
  proxy_temp_path ${directory}/proxy;
  fastcgi_temp_path ${directory}/fastcgi;
  uwsgi_temp_path ${directory}/uwsgi;
  scgi_temp_path ${directory}/scgi;
  map $http_upgrade $connection_upgrade { default upgrade; '' ''; }
  upstream famiglia {
    # nginx takes a server for healthy again when a request to it has ended, which a socket does not for hours. Until then it
    # would pass on one connection per fail_timeout. A refused connection goes to the next server in any case.
    ${upstreams.map((one) => `server 127.0.0.1:${one} max_fails=0;`).join('\n    ')}
  }
  server {
    listen 127.0.0.1:${port} backlog=4096;
    location / {
      proxy_pass http://famiglia;
      proxy_http_version 1.1;
      proxy_set_header Host $http_host;
      # Everybody here has the same address; a real one passes on the visitor's own.
      proxy_set_header X-Forwarded-For $http_x_forwarded_for;
      proxy_set_header Upgrade $http_upgrade;
      proxy_set_header Connection $connection_upgrade;
      proxy_read_timeout 120s;
    }
  }
}
`;

const isOpen = async (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

const startProxy = async (port: number, upstreams: readonly number[], defer: Defer): Promise<string> => {
  let turn = 0;
  const server = createServer((client) => {
    turn += 1;
    const upstream = connect(upstreams[turn % upstreams.length] ?? 0, '127.0.0.1');
    client.pipe(upstream).pipe(client);
    client.on('error', () => upstream.destroy());
    upstream.on('error', () => client.destroy());
  });
  await once(server.listen(port, '127.0.0.1'), 'listening');
  defer(() => server.close());
  return `http://127.0.0.1:${port}`;
};
