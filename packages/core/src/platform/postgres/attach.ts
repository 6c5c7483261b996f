import { setTimeout as delay } from 'node:timers/promises';
import type { Client } from 'pg';
import { type Address, connectionString } from './connection-string.ts';
import { hasCode } from './has-code.ts';
import { endingCommand } from './platform.ts';
import { findPostmaster } from './postmaster-file.ts';
import { PrivatePostgresError } from './private-postgres-error.ts';
import { takeOwnership } from './take-ownership.ts';

export type Attachment = { readonly address: Address; readonly owner: Client };

const patience = 30_000;
const maintenanceDatabase = 'postgres';

/**
 * Becomes the owner of the server that runs on this data directory, waiting while it starts, recovers from a crash or
 * shuts down. Undefined when there is none, or no longer one.
 */
export const attach = async (data: string): Promise<Attachment | undefined> => {
  let giveUpAt = Date.now() + patience;
  for (;;) {
    const postmaster = await findPostmaster(data);
    if (!postmaster) return undefined;
    const { address, pid } = postmaster;
    try {
      if (address) {
        return {
          address,
          owner: await takeOwnership(await connectionString(data, address, maintenanceDatabase)),
        };
      }
    } catch (error) {
      if (!isPassing(error)) throw error;
      // It answers that it is busy: a recovery has no time limit.
      if (hasCode(error, '57P03')) giveUpAt = Date.now() + patience;
    }
    if (Date.now() > giveUpAt) throw unreachable(pid, data);
    await delay(20);
  }
};

/** Starting, stopping or restarting; a connection that is cut by this has no code. */
const isPassing = (error: unknown): boolean =>
  hasCode(error, '57P01', '57P02', '57P03', 'ENOENT', 'ECONNREFUSED', 'ECONNRESET', 'EPIPE') ||
  (error instanceof Error && error.message.startsWith('Connection terminated'));

const unreachable = (pid: number, data: string) =>
  new PrivatePostgresError(
    `A PostgreSQL server (process ${pid}) runs on ${data} and does not answer, perhaps because the directory of its ` +
      `socket was deleted. Stop it with "${endingCommand(process.platform, pid)}", wait until it is gone, and start again.`,
  );
