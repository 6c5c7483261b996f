import type { GatewayOpcodes } from 'discord-api-types/v10';
import type { WebSocket } from 'ws';
import type { Session } from './session.ts';

/** One websocket of a bot, with what it takes to be silent for a while. */
export class Connection {
  /** Who speaks here; null before IDENTIFY or RESUME, and again after op 9. */
  session: Session | null = null;
  readonly #socket: WebSocket;
  /** What a silent connection would have said. */
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
