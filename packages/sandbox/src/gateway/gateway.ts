import type { GatewayDispatchEvents } from 'discord-api-types/v10';
import { GatewayOpcodes } from 'discord-api-types/v10';
import type { Connection, Session } from './session.ts';
import type { DispatchData } from './dispatch-data.ts';
import { isOnShard } from './is-on-shard.ts';

/** The sessions that receive an event: those on the guild's shard with the intent (0: all of them). */
export interface Reach {
  guildId: string | null;
  intent: number;
}

/** All bot sessions and connections. */
export class Gateway {
  readonly sessions = new Map<string, Session>();
  readonly connections = new Set<Connection>();

  get botConnected(): boolean {
    for (const session of this.sessions.values()) if (session.connection) return true;
    return false;
  }

  get connectedShards(): Set<number> {
    const connected = [...this.sessions.values()].filter(({ connection }) => connection !== null);
    return new Set(connected.map(({ shard: [id] }) => id));
  }

  /** `d` may depend on the session: without the intent MESSAGE_CONTENT messages are empty. */
  dispatch<Event extends GatewayDispatchEvents>(
    t: Event,
    d: (session: Session) => DispatchData<Event>,
    { guildId, intent }: Reach,
  ): void {
    for (const session of this.sessions.values()) {
      if (intent !== 0 && (session.intents & intent) === 0) continue;
      if (isOnShard(guildId, session.shard)) session.push(t, d(session));
    }
  }

  /** Removes sessions whose connection was lost too long ago to be resumed. */
  forgetLost(before: number): void {
    for (const session of this.sessions.values()) {
      if (session.lostAt !== null && session.lostAt < before) this.sessions.delete(session.id);
    }
  }

  askToReconnect(): void {
    for (const connection of this.connections) connection.sendOp(GatewayOpcodes.Reconnect);
  }

  /** Op 9. The connection stays open: the client resumes or identifies on it. */
  invalidateSessions(resumable: boolean, now: number): void {
    for (const session of this.sessions.values()) {
      const { connection } = session;
      session.connection = null;
      session.lostAt = now;
      if (!resumable) this.sessions.delete(session.id);
      if (connection) connection.session = null;
      connection?.sendOp(GatewayOpcodes.InvalidSession, resumable);
    }
  }

  speakAgain(): void {
    for (const connection of this.connections) connection.speakAgain();
  }

  closeAll(code: number, reason: string): void {
    for (const connection of this.connections) connection.close(code, reason);
  }

  stop(): void {
    for (const connection of this.connections) connection.terminate();
    this.sessions.clear();
  }
}
