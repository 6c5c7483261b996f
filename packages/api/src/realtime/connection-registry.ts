import type { Connection } from './connection.ts';

/** Which connections watch which guild or the queue of support tickets, and whose they are. */
export class ConnectionRegistry {
  readonly #all = new Set<Connection>();
  readonly #byGuild = new Map<string, Set<Connection>>();
  readonly #support = new Set<Connection>();

  get size(): number {
    return this.#all.size;
  }

  add(connection: Connection): void {
    this.#all.add(connection);
  }

  remove(connection: Connection): void {
    this.#all.delete(connection);
    this.#support.delete(connection);
    this.#leaveGuild(connection);
  }

  /** A tab watches one guild at a time. */
  moveTo(connection: Connection, guildId: string, scope: Connection['scope']): void {
    // It may have been closed during the access check.
    if (!this.#all.has(connection)) return;
    this.#leaveGuild(connection);
    connection.guildId = guildId;
    connection.scope = scope;
    const watching = this.#byGuild.get(guildId) ?? new Set();
    watching.add(connection);
    this.#byGuild.set(guildId, watching);
  }

  addToSupport(connection: Connection): void {
    if (this.#all.has(connection)) this.#support.add(connection);
  }

  ofSupport(): Iterable<Connection> {
    return this.#support;
  }

  all(): Iterable<Connection> {
    return this.#all;
  }

  /** The guilds that somebody watches. */
  guildIds(): string[] {
    return [...this.#byGuild.keys()];
  }

  of(guildId: string): Iterable<Connection> {
    return this.#byGuild.get(guildId) ?? [];
  }

  countOf(userId: string): number {
    let count = 0;
    for (const connection of this.#all) if (connection.person?.userId === userId) count += 1;
    return count;
  }

  #leaveGuild(connection: Connection): void {
    if (connection.guildId === null) return;
    const watching = this.#byGuild.get(connection.guildId);
    watching?.delete(connection);
    if (watching?.size === 0) this.#byGuild.delete(connection.guildId);
    connection.guildId = null;
  }
}
