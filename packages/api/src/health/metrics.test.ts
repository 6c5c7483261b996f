import { readFile } from 'node:fs/promises';
import { createTestContext } from '@famiglia/core/testing/test-context';
import { METRICS, metricsRegistry } from '@famiglia/core/platform/metrics/metrics';
import { expect, onTestFinished, test } from 'vitest';
import { buildHealthApi } from './health-routes.ts';

const DEPLOY = new URL('../../../../deploy/', import.meta.url);

/** Words of a query that look like a metric: ours, Node’s and the process’s. */
const METRIC = /\b(?:famiglia|nodejs|process)_[a-z0-9_]+/g;

const FILES = ['grafana-dashboard.json', 'prometheus-alerts.yml'];

const queriesIn = async (file: string): Promise<string[]> => {
  const queries = (await readFile(new URL(file, DEPLOY), 'utf8'))
    .split('\n')
    .filter((line) => /^\s*"?expr"?:/.test(line));
  expect(queries.length).toBeGreaterThan(10);
  return queries;
};

const metricsIn = async (file: string): Promise<Set<string>> =>
  new Set((await queriesIn(file)).join('\n').match(METRIC));

/** What a query groups or selects by. */
const labelsIn = (query: string): string[] =>
  [...query.matchAll(/by \(([^)]+)\)/g)]
    .flatMap(([, names = '']) => names.split(', '))
    .concat([...query.matchAll(/[{,](\w+)=/g)].map(([, name = '']) => name));

/** prom-client has the names of the labels and does not declare them. */
const labelNamesOf = (metric: string): string[] =>
  Reflect.get(
    metricsRegistry.getSingleMetric(metric) ??
      metricsRegistry.getSingleMetric(metric.replace(/_(bucket|sum|count)$/, '')) ??
      {},
    'labelNames',
  ) as string[];

/** Prometheus adds them to every figure. */
const ADDED = ['job', 'instance'];

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
  for (const file of FILES) {
    const unknown = [...(await metricsIn(file))].filter((name) => !known.has(name));
    expect(unknown, file).toEqual([]);
  }
  const endsAsCounter = [...kinds].filter(([name, kind]) => name.endsWith('_total') !== (kind === 'counter'));
  expect(endsAsCounter).toEqual([]);

  for (const figure of [
    'famiglia_bus_up 1',
    'famiglia_database_waiting 0',
    'famiglia_jobs_waiting{queue="take-pictures"} 0',
    'famiglia_dead_letters{kind="delivery"} 0',
    'famiglia_mirror_age_seconds 0',
    'famiglia_guilds_incomplete 0',
  ])
    expect(body.split('\n')).toContain(figure);
  expect(body).toMatch(/^famiglia_bus_lag_seconds 0\.\d+$/m);
  // Nobody has planned shards yet: a figure that does not exist is no zero.
  expect(body).not.toMatch(/^famiglia_shards_planned /m);
});

test('every label that the dashboard and the alerts use belongs to its metric, and none of ours is renamed by Prometheus', async () => {
  for (const query of (await Promise.all(FILES.map(queriesIn))).flat()) {
    const ours = (query.match(METRIC) ?? []).flatMap(labelNamesOf);
    const unknown = labelsIn(query).filter((label) => ![...ours, ...ADDED, 'le'].includes(label));
    expect(unknown, query).toEqual([]);
  }
  const renamed = Object.values(metricsRegistry.getMetricsAsArray())
    .map(({ name }) => name)
    .filter((name) => labelNamesOf(name).some((label) => ADDED.includes(label)));
  expect(renamed).toEqual([]);
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
