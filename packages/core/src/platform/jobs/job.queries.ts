import type PgBoss from 'pg-boss';
import { BUS_CHANNEL } from '../bus/postgres-bus.ts';
import type { DeadLetter, QueueFigures } from './jobs.ts';

type KeyedJob = Pick<PgBoss.JobWithMetadata, 'id' | 'name' | 'singletonKey'>;

const query = async <Row>(boss: PgBoss, text: string, values: unknown[]): Promise<Row[]> =>
  (await boss.getDb().executeSql(text, values)).rows as Row[];

/**
 * Takes over the waiting jobs that equal one that is about to begin, and completes them: their changes are committed, so that one
 * sees them; if it fails, it is the one that is retried. Returns false, and changes nothing, while an equal job that was taken earlier
 * is running, in any process: of two that begin at once, the later one waits.
 */
export const absorbWaiting = async (boss: PgBoss, { id, name, singletonKey }: KeyedJob): Promise<boolean> => {
  const [row] = await query<{ twin: boolean }>(
    boss,
    `with twins as (
       select from pgboss.job
       where name = $1 and singleton_key = $2 and state = 'active' and started_on + expire_in > now()
         and (started_on, id) < (select started_on, id from pgboss.job where name = $1 and id = $3)
       limit 1
     ), absorbed as (
       update pgboss.job set state = 'completed', completed_on = now()
       where name = $1 and singleton_key = $2 and id <> $3 and state < 'active' and not exists (select from twins)
     )
     select exists (select from twins) as twin`,
    [name, singletonKey, id],
  );
  return row?.twin !== true;
};

interface WaitingQueue {
  name: string;
  /** A job can begin now. */
  due: boolean;
  /** In how many milliseconds the first of the others can begin. Null where there is none. */
  nextInMs: number | null;
  /** A job has run for longer than it may: its worker is dead. */
  overdue: boolean;
}

/** Those of these queues in which jobs wait or run. */
export const findWaitingQueues = async (boss: PgBoss, names: readonly string[]): Promise<WaitingQueue[]> =>
  query(
    boss,
    `select name,
       coalesce(bool_or(start_after < now()) filter (where state < 'active'), false) as due,
       ceil(extract(epoch from min(start_after) filter (where state < 'active' and start_after >= now()) - now()) * 1000)
         ::float as "nextInMs",
       coalesce(bool_or(started_on + expire_in < now()) filter (where state = 'active'), false) as overdue
     from pgboss.job where name = any($1) and state <= 'active' group by name`,
    [names],
  );

/**
 * Lets the database itself announce jobs on the bus: those that a transaction sends, those of the schedule, and those
 * that are tried again. It is made only where it is missing, because making it waits for everybody who uses the queues.
 */
export const announceJobs = async (boss: PgBoss): Promise<void> => {
  const made = await query(
    boss,
    `select from pg_trigger where tgrelid = 'pgboss.job'::regclass and tgname = 'announce_job'`,
    [],
  );
  if (made.length > 0) return;
  await query(
    boss,
    `create or replace function pgboss.announce_job() returns trigger language plpgsql as $$
     begin
       perform pg_notify('${BUS_CHANNEL}', json_build_object(
         'type', 'jobs.queued', 'name', new.name, 'later', new.start_after > now())::text);
       return null;
     end $$`,
    [],
  );
  await query(
    boss,
    `create trigger announce_job after insert or update of state on pgboss.job
     for each row when (new.state < 'active') execute function pgboss.announce_job()`,
    [],
  );
};

interface FailedRow {
  id: string;
  name: string;
  guildId: string | null;
  reason: string | null;
  tries: number;
  askedAt: Date;
  failedAt: Date;
}

export const findDeadLetters = async (
  boss: PgBoss,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ items: Omit<DeadLetter, 'title'>[]; total: number }> => {
  const rows = await query<FailedRow>(
    boss,
    `select id, name, data->>'guildId' as "guildId", coalesce(output->>'message', output->'value'->>'message') as reason,
       retry_count + 1 as tries, created_on as "askedAt", completed_on as "failedAt"
     from pgboss.job where state = 'failed'
     order by completed_on desc, id limit $1 offset $2`,
    [limit, offset],
  );
  const total = await countDeadLetters(boss);
  return { items: rows.map((row) => ({ ...row, reason: row.reason ?? '' })), total };
};

export const countDeadLetters = async (boss: PgBoss): Promise<number> => {
  const count = `select count(*)::int as total from pgboss.job where state = 'failed'`;
  const [row] = await query<{ total: number }>(boss, count, []);
  return row?.total ?? 0;
};

/** Every queue, also an empty one: a queue that is missing cannot be told from one that is not measured. */
export const measureQueues = async (boss: PgBoss, names: readonly string[]): Promise<QueueFigures[]> =>
  query<QueueFigures>(
    boss,
    `select names.name, count(job.id)::int as waiting,
       coalesce(extract(epoch from now() - min(greatest(job.start_after, job.created_on))), 0)::float as "oldestSeconds"
     from unnest($1::text[]) names (name)
     left join pgboss.job on job.name = names.name and job.state < 'active' and job.start_after <= now()
     group by names.name`,
    [names],
  );

/** Queues a failed job again, at once and with a single try. */
export const reviveJob = async (boss: PgBoss, id: string): Promise<boolean> => {
  const revived = await query(
    boss,
    `update pgboss.job set state = 'retry', retry_limit = retry_count + 1, start_after = now(), completed_on = null,
       keep_until = now() + interval '14 days'
     where id = $1 and state = 'failed' returning id`,
    [id],
  );
  return revived.length > 0;
};

/** Deletes a queue with its jobs, which pg-boss by itself refuses, and its schedule. */
export const dropQueue = async (boss: PgBoss, name: string): Promise<void> => {
  await query(boss, 'delete from pgboss.job where name = $1', [name]);
  await boss.deleteQueue(name);
};
