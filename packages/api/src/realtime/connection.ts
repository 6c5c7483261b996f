import { CLOSE_CODES } from '@famiglia/contract/realtime/realtime';
import type { ServerMessage } from '@famiglia/contract/realtime/realtime';
import type { Socket } from 'node:net';
import type { WebSocket } from '@fastify/websocket';

type CloseReason = keyof typeof CLOSE_CODES;

/** A client this far behind will not catch up: it is disconnected, and refetches after reconnecting. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

export interface Person {
  userId: string;
  sessionId: string;
  /** When the token expires: by then the tab must have sent a newer one. */
  expiresAt: Date;
}

/** One browser tab. It knows nothing of rights, only its session, its guild and what it shows of it. */
export class Connection {
  person: Person | null = null;
  guildId: string | null = null;
  /** Whether it shows the panel of its guild, or only its person’s own cabinet. */
  scope: 'panel' | 'member' = 'panel';
  isAlive = true;
  readonly #socket: WebSocket;
  readonly #wire: Pick<Socket, 'cork' | 'uncork'> | undefined;

  /** `wire` is what the socket writes to. */
  constructor(socket: WebSocket, wire?: Pick<Socket, 'cork' | 'uncork'>) {
    this.#socket = socket;
    this.#wire = wire;
    socket.on('pong', () => {
      this.isAlive = true;
    });
  }

  /** False as soon as it is being closed, before the other side has confirmed it. */
  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  say(message: ServerMessage): void {
    this.sendText(Buffer.from(JSON.stringify(message)));
  }

  /** For fan-out: the text is encoded once for all. What is sent within a few milliseconds is written together. */
  sendText(text: Buffer): void {
    if (this.#socket.bufferedAmount > MAX_BUFFERED_BYTES) {
      this.#socket.terminate();
      return;
    }
    if (this.#wire !== undefined) corkBriefly(this.#wire);
    this.#socket.send(text, { binary: false });
  }

  close(reason: CloseReason): void {
    this.#socket.close(CLOSE_CODES[reason], reason);
  }

  /** Sends a ping; a client that did not answer the last one is disconnected. */
  beat(): void {
    if (!this.isAlive) {
      this.#socket.terminate();
      return;
    }
    this.isAlive = false;
    this.#socket.ping();
  }
}

/** So short that nobody sees it, and long enough for what one change causes. */
const CORK_MS = 3;

/** A burst of changes would otherwise be one system call for each message of each tab. */
const corked = new Set<Pick<Socket, 'cork' | 'uncork'>>();

const corkBriefly = (wire: Pick<Socket, 'cork' | 'uncork'>): void => {
  if (corked.has(wire)) return;
  if (corked.size === 0) setTimeout(uncorkAll, CORK_MS);
  corked.add(wire);
  wire.cork();
};

const uncorkAll = (): void => {
  const wires = [...corked];
  corked.clear();
  for (const wire of wires) wire.uncork();
};
