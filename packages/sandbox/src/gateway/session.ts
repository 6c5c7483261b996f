import { GatewayOpcodes } from 'discord-api-types/v10';
import type { GatewayDispatchEvents } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import type { DispatchData } from './dispatch-data.ts';
import type { Shard } from './is-on-shard.ts';

/** How many events a session keeps for RESUME; a client that missed more has to identify again. */
const REPLAY_LIMIT = 5000;
/** The same in characters: a shard of many guilds receives megabytes of members. */
const REPLAY_CHARACTERS = 8_000_000;

interface Sent {
  seq: number;
  text: string;
}

/**
 * One identified bot shard. It is kept for some minutes after its connection, so that RESUME can replay
 * missed events.
 */
export class Session {
  readonly id: string;
  readonly intents: number;
  readonly shard: Shard;
  connection: Connection | null;
  /** When the connection was lost. */
  lostAt: number | null = null;
  #seq = 0;
  #sent: Sent[] = [];
  #kept = 0;

  constructor(id: string, intents: number, shard: Shard, connection: Connection) {
    this.id = id;
    this.intents = intents;
    this.shard = shard;
    this.connection = connection;
  }

  push<Event extends GatewayDispatchEvents>(t: Event, d: DispatchData<Event>): void {
    this.#seq += 1;
    const text = JSON.stringify({ op: GatewayOpcodes.Dispatch, s: this.#seq, t, d });
    this.#sent.push({ seq: this.#seq, text });
    this.#kept += text.length;
    if (this.#sent.length > REPLAY_LIMIT * 2 || this.#kept > REPLAY_CHARACTERS * 2) this.#trim();
    this.connection?.send(text);
  }

  /** In large steps: shifting one by one would move the whole list for every event. */
  #trim(): void {
    let first = this.#sent.length;
    this.#kept = 0;
    while (first > 0 && this.#sent.length - first < REPLAY_LIMIT) {
      const { length } = this.#sent[first - 1]?.text ?? '';
      if (this.#kept + length > REPLAY_CHARACTERS) break;
      this.#kept += length;
      first -= 1;
    }
    this.#sent = this.#sent.slice(first);
  }

  /** Whether the client can have seen `seq` at all. */
  hasSent(seq: number): boolean {
    return seq <= this.#seq;
  }

  /** Whether all events after `seq` are still kept. */
  canReplayFrom(seq: number): boolean {
    return (this.#sent[0]?.seq ?? this.#seq + 1) <= seq + 1;
  }

  replayFrom(seq: number): void {
    for (const sent of this.#sent) if (sent.seq > seq) this.connection?.send(sent.text);
  }
}

/** One websocket of a bot, which can be silent for a while. */
export class Connection {
  /** The session; null before IDENTIFY or RESUME, and again after op 9. */
  session: Session | null = null;
  readonly #socket: WebSocket;
  /** What a silent connection has not sent. */
  #withheld: string[] | null = null;

  constructor(socket: WebSocket) {
    this.#socket = socket;
  }

  send(text: string): void {
    if (this.#withheld) this.#withheld.push(text);
    else if (this.#socket.readyState === this.#socket.OPEN) this.#socket.send(text);
  }

  sendOp(op: GatewayOpcodes, d: unknown = null): void {
    this.send(JSON.stringify({ op, d, s: null, t: null }));
  }

  close(code: number, reason: string): void {
    this.#socket.close(code, reason);
  }

  terminate(): void {
    this.#socket.terminate();
  }

  silence(): void {
    this.#withheld ??= [];
  }

  speakAgain(): void {
    const withheld = this.#withheld ?? [];
    this.#withheld = null;
    for (const text of withheld) this.send(text);
  }
}
