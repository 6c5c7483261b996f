import type { WebSocket } from 'ws';
import type { LiveEvent } from '../sandbox-types.ts';

/** Whether a person may see a live event; everybody may if left out. */
export type MaySee = (userId: string) => boolean;

/** The open sockets of the web client. */
export class LiveFeed {
  readonly #sockets = new Map<WebSocket, string | null>();

  /** `userId` null: a client that wants to see everything. */
  add(socket: WebSocket, userId: string | null, hello: LiveEvent): void {
    this.#sockets.set(socket, userId);
    socket.on('close', () => this.#sockets.delete(socket));
    socket.on('error', () => socket.terminate());
    socket.send(JSON.stringify(hello));
  }

  /** `event` may be a function, so that an event nobody watches is not built. */
  push(event: LiveEvent | (() => LiveEvent), maySee?: MaySee): void {
    if (this.#sockets.size === 0) return;
    const text = JSON.stringify(typeof event === 'function' ? event() : event);
    for (const [socket, userId] of this.#sockets) {
      if (!maySee || userId === null || maySee(userId)) socket.send(text);
    }
  }

  stop(): void {
    for (const socket of this.#sockets.keys()) socket.terminate();
  }
}
