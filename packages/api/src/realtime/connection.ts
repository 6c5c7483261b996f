import { CLOSE_CODES } from '@famiglia/contract/realtime';
import type { ServerMessage } from '@famiglia/contract/realtime';
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

/** One browser tab. It knows nothing of rights, only its session and its guild. */
export class Connection {
  person: Person | null = null;
  guildId: string | null = null;
  isAlive = true;
  readonly #socket: WebSocket;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('pong', () => {
      this.isAlive = true;
    });
  }

  /** False as soon as it is being closed, before the other side has confirmed it. */
  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  say(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  /** For fan-out: the text is serialised once for all. */
  sendText(text: string): void {
    if (this.#socket.bufferedAmount > MAX_BUFFERED_BYTES) this.#socket.terminate();
    else this.#socket.send(text);
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
