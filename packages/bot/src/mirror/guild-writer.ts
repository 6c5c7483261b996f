import { setTimeout as sleep } from 'node:timers/promises';
import type { Context } from '@famiglia/core/platform/context';
import type { Logger } from '@famiglia/core/platform/log/logger';
import { forgetGuild } from '@famiglia/core/mirror/bot-removed';
import { mirrorAcceptedRows } from '@famiglia/core/mirror/mirror-accepted-rows';
import { backoff } from '@famiglia/core/platform/retry/backoff';
import { PendingChanges } from './pending-changes.ts';

export interface WriterSettings {
  context: Context;
  log: Logger;
  /** Resolves when the list of guilds is settled; it could undo a guild written before that. */
  guildsKept: () => Promise<void>;
  /** Guilds are written in turn: all at once would use up the process's database connections. */
  inTurn: <Result>(write: () => Promise<Result>) => Promise<Result>;
  signal: AbortSignal;
}

/**
 * Writes the changes of one guild in the order they came, one transaction at a time. Changes that arrive
 * meanwhile are collected for the next transaction, and changes that the database could not take are kept
 * until it can.
 */
export class GuildWriter {
  readonly #guildId: string;
  readonly #settings: WriterSettings;
  #pending: PendingChanges | undefined;
  #writing: Promise<void> | undefined;

  constructor(guildId: string, settings: WriterSettings) {
    this.#guildId = guildId;
    this.#settings = settings;
  }

  change(edit: (pending: PendingChanges) => void): void {
    this.#pending ??= new PendingChanges();
    edit(this.#pending);
    this.#writing ??= this.#writeAll();
  }

  /** Resolves when all changes received so far are written. */
  async written(): Promise<void> {
    await this.#writing;
  }

  async #writeAll(): Promise<void> {
    // The gateway often sends several events at once: collect them first.
    await new Promise(setImmediate);
    await this.#settings.guildsKept();
    for (let failures = 0; this.#pending !== undefined && !this.#settings.signal.aborted;) {
      const batch = this.#pending;
      this.#pending = undefined;
      try {
        await this.#settings.inTurn(async () => this.#write(batch));
        failures = 0;
      } catch (error) {
        this.#settings.log.error({ err: error, guildId: this.#guildId }, 'the mirror could not be written');
        if (this.#pending !== undefined) batch.append(this.#pending);
        this.#pending = batch;
        await sleep(backoff(failures), undefined, this.#settings).catch(() => undefined);
        failures += 1;
      }
    }
    this.#writing = undefined;
  }

  async #write(batch: PendingChanges): Promise<void> {
    const { context, log } = this.#settings;
    if (batch.left) return forgetGuild(context, this.#guildId);
    for (const row of await mirrorAcceptedRows(context, batch.changes(this.#guildId))) {
      log.error({ guildId: this.#guildId, ...row }, 'the mirror leaves out what the database cannot take');
    }
  }
}
