import { setTimeout as sleep } from 'node:timers/promises';
import { Counter, Gauge, Histogram, Registry } from 'prom-client';

/**
 * What this process counts and measures, for `/metrics`. Like the log, it belongs to the process and not to a context.
 * All names are declared here, so that every process has all of them, whatever it runs.
 */
export const metricsRegistry = new Registry();

interface Sample {
  labels?: Record<string, string | number>;
  value: number;
}

type Read = () => Promise<readonly Sample[]> | readonly Sample[];

/** A metric whose value is read when `/metrics` is requested, by the parts of the program that know it. */
interface ReadMetric {
  /** Returns a function that ends it. */
  readBy: (read: Read) => () => void;
}

/** A metric that takes longer is left out, so that the others arrive before the scraper gives up. */
const READ_WITHIN_MS = 3000;

const registers = [metricsRegistry];

const readWhenAsked = (
  Kind: typeof Gauge | typeof Counter,
  name: string,
  help: string,
  labelNames: string[] = [],
): ReadMetric => {
  const readers = new Set<Read>();
  const readSafely = async (read: Read): Promise<readonly Sample[]> => {
    const late = sleep<readonly Sample[]>(READ_WITHIN_MS, [], { ref: false });
    const answer = (async () => read())();
    // While the database is away its figures are left out.
    return Promise.race([answer, late]).catch(() => []);
  };
  const metric = new Kind({
    name,
    help,
    labelNames,
    registers,
    collect: async () => {
      const samples = (await Promise.all([...readers].map(readSafely))).flat();
      metric.reset();
      // Without this, a metric that nobody reads would be shown as zero.
      if (labelNames.length === 0) metric.remove();
      for (const { labels = {}, value } of samples) metric.inc(labels, value);
    },
  });
  return {
    readBy: (read) => {
      readers.add(read);
      return () => void readers.delete(read);
    },
  };
};

const BUCKETS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
/** Jobs may take longer than anybody who waits for an answer: up to their time limit, and those that ignore it. */
const JOB_BUCKETS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 15, 30];

const duration = (
  name: string,
  help: string,
  labelNames: string[] = [],
  buckets: number[] = BUCKETS,
): Histogram => new Histogram({ name, help, labelNames, buckets, registers });

/** No label is called `job` or `instance`: Prometheus gives these names to where a figure comes from, and renames ours. */
export const METRICS = {
  httpRequestSeconds: duration('famiglia_http_request_seconds', 'How long requests took, by route', [
    'method',
    'route',
    'status',
  ]),
  interactionSeconds: duration(
    'famiglia_interaction_seconds',
    'How long commands, buttons and forms of Discord took until they were handled',
    ['name', 'outcome'],
  ),
  jobSeconds: duration(
    'famiglia_job_seconds',
    'How long jobs ran in this process',
    ['queue', 'outcome'],
    JOB_BUCKETS,
  ),
  databaseWaitSeconds: duration(
    'famiglia_database_wait_seconds',
    'How long statements and transactions waited for a database connection',
  ),
  databaseConnections: readWhenAsked(
    Gauge,
    'famiglia_database_connections',
    'Connections of this process to the database, by what they do',
    ['state'],
  ),
  databaseWaiting: readWhenAsked(
    Gauge,
    'famiglia_database_waiting',
    'How many statements and transactions wait for a database connection now',
  ),
  databaseRetries: new Counter({
    name: 'famiglia_database_retries_total',
    help: 'Transactions that stood in each other’s way and were run again, by reason, and those that were given up',
    labelNames: ['reason'],
    registers,
  }),
  busUp: readWhenAsked(Gauge, 'famiglia_bus_up', 'Whether this process hears what others publish'),
  busLagSeconds: readWhenAsked(
    Gauge,
    'famiglia_bus_lag_seconds',
    'How long it took from a notification until this process heard it',
  ),
  sockets: readWhenAsked(Gauge, 'famiglia_sockets', 'Open panels that are connected to this process'),
  gatewaySessionUp: readWhenAsked(
    Gauge,
    'famiglia_gateway_session_up',
    'Whether a shard of this process is connected to Discord',
    ['shard'],
  ),
  shardsPlanned: readWhenAsked(
    Gauge,
    'famiglia_shards_planned',
    'Into how many shards the servers are divided',
  ),
  shardsLeased: readWhenAsked(
    Gauge,
    'famiglia_shards_leased',
    'How many of these shards belong to a process that is alive',
  ),
  mirrorAgeSeconds: readWhenAsked(
    Gauge,
    'famiglia_mirror_age_seconds',
    'How long ago the mirror of a server was confirmed, of the one that waits longest',
  ),
  guildsIncomplete: readWhenAsked(
    Gauge,
    'famiglia_guilds_incomplete',
    'How many servers have not been received as a whole in the current gateway session',
  ),
  jobsWaiting: readWhenAsked(Gauge, 'famiglia_jobs_waiting', 'How many jobs are due', ['queue']),
  jobsOldestSeconds: readWhenAsked(
    Gauge,
    'famiglia_jobs_oldest_seconds',
    'How long the oldest job has been due',
    ['queue'],
  ),
  deadLetters: readWhenAsked(
    Gauge,
    'famiglia_dead_letters',
    'Jobs and deliveries that were given up and wait for the site admin',
    ['kind'],
  ),
  deliveriesWaiting: readWhenAsked(
    Gauge,
    'famiglia_deliveries_waiting',
    'How many deliveries to Discord wait',
  ),
  deliveriesOldestSeconds: readWhenAsked(
    Gauge,
    'famiglia_deliveries_oldest_seconds',
    'How long the oldest delivery to Discord has waited',
  ),
  charges: new Counter({
    name: 'famiglia_charges_total',
    help: 'Attempts to collect money by how they ended: paid, failed, mismatch, refused, unavailable',
    labelNames: ['provider', 'result'],
    registers,
  }),
  warsTold: new Counter({
    name: 'famiglia_wars_told_total',
    help: 'Wars that feeds told of, by kind of feed and by what became of them: accepted, unchanged, refused',
    labelNames: ['feed', 'outcome'],
    registers,
  }),
  warFeedUp: readWhenAsked(
    Gauge,
    'famiglia_war_feed_up',
    'Whether an unofficial monitor of wars answered as it should when it was asked last',
    ['feed'],
  ),
  warFeedAgeSeconds: readWhenAsked(
    Gauge,
    'famiglia_war_feed_age_seconds',
    'How long ago the last good answer of a monitor of wars came',
    ['feed'],
  ),
  noticesRefused: new Counter({
    name: 'famiglia_notices_refused_total',
    help: 'Notices of payment providers that were not signed or could not be read',
    labelNames: ['provider', 'reason'],
    registers,
  }),
  billingProblems: readWhenAsked(
    Gauge,
    'famiglia_billing_problems',
    'What about money waits for the site admin',
    ['kind'],
  ),
  billingProblemOldestSeconds: readWhenAsked(
    Gauge,
    'famiglia_billing_problem_oldest_seconds',
    'How long the oldest of these problems has been open',
  ),
  renewalsOverdue: readWhenAsked(
    Gauge,
    'famiglia_renewals_overdue',
    'Renewals that were due an hour ago and are not made',
  ),
  storageFailures: readWhenAsked(
    Counter,
    'famiglia_storage_failures_total',
    'Files that could not be read or stored since the start, by reason',
    ['kind'],
  ),
  pictures: readWhenAsked(Gauge, 'famiglia_pictures', 'How many pictures are kept'),
  picturesBytes: readWhenAsked(Gauge, 'famiglia_pictures_bytes', 'How much room the kept pictures take'),
  diskFreeBytes: readWhenAsked(Gauge, 'famiglia_disk_free_bytes', 'What the disk of the pictures has left'),
};
