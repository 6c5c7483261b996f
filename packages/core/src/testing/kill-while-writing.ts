import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import type { startProgram } from './start-program.ts';
import type { TestContext } from './test-context.ts';

type Program = Pick<Awaited<ReturnType<typeof startProgram>>, 'send' | 'kill'>;

/**
 * Sends an order to another process and kills it where it writes to a table: another transaction keeps that, so it hangs there with
 * all that it wrote before. Returns the statement in which it died.
 */
export const killWhileWriting = async (
  context: TestContext,
  victim: Program,
  { table, order }: { table: string; order: object },
): Promise<string> =>
  context.db.transaction(async (tx) => {
    await tx.execute(sql`lock table ${sql.identifier(table)} in exclusive mode`);
    victim.send(order);
    const waiting = await vi.waitUntil(
      async () => {
        const { rows } = await context.db.execute<{ query: string }>(
          sql`select query from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        return rows.find(({ query }) => query.includes(table))?.query;
      },
      { timeout: 20_000, interval: 20 },
    );
    await victim.kill();
    return waiting;
  });
