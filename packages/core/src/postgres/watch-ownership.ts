import type { Client } from 'pg';
import { attach, type Attachment } from './attach.ts';
import type { PostgresLog } from './postgres-log.ts';

type Watch = {
  /** From now on the loss of the server is no news. Ownership is kept until then. */
  readonly expectExit: () => void;
  readonly onExit: (listener: (reason: Error) => void) => void;
};

/**
 * Notices that the server is gone by the owner's connection, which works for a child and for an attached server
 * alike. When PostgreSQL restarts itself after the death of one of its processes, ownership is taken again.
 */
export function watchOwnership(data: string, first: Attachment, log: PostgresLog): Watch {
  const listeners = new Set<(reason: Error) => void>();
  let expected = false;

  const watch = (client: Client) => {
    client.once('end', () => {
      if (!expected) void regain();
    });
  };
  const regain = async () => {
    try {
      const attachment = await attach(data);
      if (!attachment) throw new Error(`The PostgreSQL server on ${data} has stopped`);
      log.warn('PostgreSQL restarted itself; connected again');
      watch(attachment.owner);
    } catch (error) {
      if (expected) return;
      const reason = error instanceof Error ? error : new Error(String(error));
      for (const listener of listeners) listener(reason);
    }
  };

  watch(first.owner);
  return {
    expectExit: () => {
      expected = true;
    },
    onExit: (listener) => void listeners.add(listener),
  };
}
