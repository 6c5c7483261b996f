import { readFile } from 'node:fs/promises';
import { createTestContext } from '@famiglia/core/testing/test-context';
import { METRICS } from '@famiglia/core/platform/metrics/metrics';
import { expect, onTestFinished, test } from 'vitest';
import { buildHealthApi } from './build-health-api.ts';

const DEPLOY = new URL('../../../../deploy/', import.meta.url);

/** Words of a query that look like a metric: ours, Node’s and the process’s. */
const METRIC = /\b(?:famiglia|nodejs|process)_[a-z0-9_]+/g;

const metricsIn = async (file: string): Promise<Set<string>> => {
  const queries = (await readFile(new URL(file, DEPLOY), 'utf8'))
    .split('\n')
    .filter((line) => /^\s*"?expr"?:/.test(line));
  expect(queries.length).toBeGreaterThan(10);
  return new Set(queries.join('\n').match(METRIC));
};

test('a process without the API measures everything that the dashboard and the alerts ask for, under names that Prometheus accepts', async () => {
  const context = await createTestContext();
  const app = buildHealthApi(context, { checks: {} });
  onTestFinished(async () => {
    await app.close();
    await context.stop();
  });
  const { body } = await app.inject('/metrics');
  const kinds = new Map(
    [...body.matchAll(/^# TYPE (\S+) (\S+)$/gm)].map(([, name = '', kind = '']) => [name, kind]),
  );
  const known = new Set(
    [...kinds].flatMap(([name, kind]) =>
      kind === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name],
    ),
  );
  for (const file of ['grafana-dashboard.json', 'prometheus-alerts.yml']) {
    const unknown = [...(await metricsIn(file))].filter((name) => !known.has(name));
    expect(unknown, file).toEqual([]);
  }
  const endsAsCounter = [...kinds].filter(([name, kind]) => name.endsWith('_total') !== (kind === 'counter'));
  expect(endsAsCounter).toEqual([]);

  for (const figure of [
    'famiglia_bus_up 1',
    'famiglia_database_waiting 0',
    'famiglia_jobs_waiting{job="take-pictures"} 0',
    'famiglia_dead_letters{kind="delivery"} 0',
    'famiglia_mirror_age_seconds 0',
    'famiglia_guilds_incomplete 0',
  ])
    expect(body.split('\n')).toContain(figure);
  expect(body).toMatch(/^famiglia_bus_lag_seconds 0\.\d+$/m);
  // Nobody has planned shards yet: a figure that does not exist is no zero.
  expect(body).not.toMatch(/^famiglia_shards_planned /m);
});

test('a figure that cannot be read is left out, and the others are still there', async () => {
  const stop = METRICS.sockets.readBy(async () => Promise.reject(new Error('unknown')));
  onTestFinished(stop);
  const context = await createTestContext();
  const app = buildHealthApi(context, { checks: {} });
  onTestFinished(async () => app.close());
  await context.stop();
  const { statusCode, body } = await app.inject('/metrics');
  expect(statusCode).toBe(200);
  expect(body).not.toMatch(/^famiglia_(sockets|deliveries_waiting) /m);
  expect(body).toMatch(/^process_cpu_seconds_total /m);
});
