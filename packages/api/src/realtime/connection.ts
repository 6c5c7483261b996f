import { CLOSE_CODES } from '@famiglia/contract/realtime';
import type { ServerMessage } from '@famiglia/contract/realtime';
import type { WebSocket } from '@fastify/websocket';

type CloseReason = keyof typeof CLOSE_CODES;

/** A reader this far behind will not catch up: it is cut off and comes back with a fresh page. */
const MAX_BUFFERED_BYTES = 1024 * 1024;

export interface Person {
  userId: string;
  sessionId: string;
  /** The token's own end: after that the tab must have shown a newer one. */
  expiresAt: Date;
}

/** One browser tab. Knows nothing of rights; it only remembers who it is and where it looks. */
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

  /** False from the moment it is told to close, not only when the other side has agreed. */
  get isOpen(): boolean {
    return this.#socket.readyState === this.#socket.OPEN;
  }

  say(message: ServerMessage): void {
    this.sendText(JSON.stringify(message));
  }

  /** For fan-out: the text is made once for all. */
  sendText(text: string): void {
    if (this.#socket.bufferedAmount > MAX_BUFFERED_BYTES) this.#socket.terminate();
    else this.#socket.send(text);
  }

  close(reason: CloseReason): void {
    this.#socket.close(CLOSE_CODES[reason], reason);
  }

  /** Asks for a sign of life; whoever did not answer the last question is gone. */
  beat(): void {
    if (!this.isAlive) {
      this.#socket.terminate();
      return;
    }
    this.isAlive = false;
    this.#socket.ping();
  }
}
