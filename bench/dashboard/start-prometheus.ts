import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../../e2e/support/free-port.ts';
import type { Defer } from '../support/with-cleanup.ts';

const deploy = fileURLToPath(new URL('../../deploy/', import.meta.url));

interface Series {
  metric: Record<string, string>;
  value: [time: number, value: string];
}

interface Alert {
  name: string;
  /** Whether Prometheus could evaluate it. */
  health: string;
  state: string;
  lastError?: string;
}

/** Prometheus with our own configuration and alerts, only more often and for these ports. */
export const startPrometheus = async (ports: readonly number[], defer: Defer) => {
  const directory = await mkdtemp(path.join(tmpdir(), 'famiglia-prometheus-'));
  defer(async () => rm(directory, { recursive: true, force: true }));
  const token = path.join(directory, 'token');
  await writeFile(token, 'not needed on this machine');
  await copyFile(path.join(deploy, 'prometheus-alerts.yml'), path.join(directory, 'prometheus-alerts.yml'));
  const configuration = (await readFile(path.join(deploy, 'prometheus.yml'), 'utf8'))
    .replace('scrape_interval: 15s', 'scrape_interval: 5s\n  evaluation_interval: 5s')
    .replace('/etc/prometheus/famiglia-token', token)
    .replace(`['127.0.0.1:3000']`, JSON.stringify(ports.map((port) => `127.0.0.1:${port}`)));
  const file = path.join(directory, 'prometheus.yml');
  await writeFile(file, configuration);
  const url = `http://127.0.0.1:${await freePort()}`;
  const child = spawn(
    'prometheus',
    [
      `--config.file=${file}`,
      `--storage.tsdb.path=${path.join(directory, 'data')}`,
      `--web.listen-address=${new URL(url).host}`,
    ],
    { stdio: ['ignore', 'ignore', 'pipe'] },
  );
  let output = '';
  child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const ended = Promise.race([once(child, 'exit'), once(child, 'error')]).then(([reason]) => {
    throw new Error(`Prometheus ended: ${String(reason)}\n${output}`);
  });
  ended.catch(() => undefined);
  defer(async () => {
    child.kill();
    await ended.catch(() => undefined);
  });
  const isReady = async (): Promise<boolean> => {
    while (!(await fetch(`${url}/-/ready`).catch(() => undefined))?.ok) await sleep(100);
    return true;
  };
  await Promise.race([isReady(), ended]);

  const get = async (route: string): Promise<unknown> => {
    const response = await fetch(`${url}/api/v1/${route}`);
    const { data, error } = (await response.json()) as { data: unknown; error?: string };
    if (error !== undefined) throw new Error(`${route}: ${error}`);
    return data;
  };
  const ask = async (expr: string): Promise<Series[]> =>
    ((await get(`query?query=${encodeURIComponent(expr)}`)) as { result: Series[] }).result;
  // What happens before the first reading of a process is no change for Prometheus.
  while ((await ask('up == 1')).length < ports.length) await sleep(200);
  return {
    ask,
    alerts: async (): Promise<Alert[]> =>
      ((await get('rules')) as { groups: { rules: Alert[] }[] }).groups.flatMap(({ rules }) => rules),
  };
};
