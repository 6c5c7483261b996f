import type { ClientMessage, ServerMessage } from '@famiglia/contract/realtime/realtime';
import { CLOSE_CODES } from '@famiglia/contract/realtime/realtime';
import ReconnectingWebSocket from 'partysocket/ws';
import { currentToken, useAuth } from '../auth/auth-store.ts';
import { freshToken } from '../auth/fresh-token.ts';
import { refreshSession } from '../auth/refresh-session.ts';

interface SocketHandlers {
  /** `say` answers on the connection of the message. */
  onMessage: (message: ServerMessage, say: (answer: ClientMessage) => void) => void;
  onClose: (code: number) => void;
}

/** Different in each tab, so that they do not all reconnect to a restarted server at the same moment. */
const between = (least: number, most: number): number => least + Math.random() * (most - least);

/**
 * The tab's connection: reconnects by itself, sends the token and what it watches each time it opens, and sends
 * every refreshed token without closing. Returns how to end it.
 */
export const openSocket = (
  watched: Extract<ClientMessage, { type: 'subscribe' | 'watch_support' }>,
  { onMessage, onClose }: SocketHandlers,
): (() => void) => {
  let tokenRefused = false;

  const address = async (): Promise<string> => {
    try {
      await (tokenRefused ? refreshSession() : freshToken());
    } catch {
      // An unavailable server refuses the socket as well, and is tried again later.
    }
    tokenRefused = false;
    return `${window.location.origin.replace(/^http/, 'ws')}/ws`;
  };

  const socket = new ReconnectingWebSocket(address, [], {
    minReconnectionDelay: between(500, 2000),
    maxReconnectionDelay: between(8000, 16_000),
    connectionTimeout: 10_000,
    // Unsent messages are dropped: everything is sent again at the next opening.
    maxEnqueuedMessages: 0,
  });
  const say = (message: ClientMessage): void => void socket.send(JSON.stringify(message));
  const sayWho = (): void => {
    const token = currentToken();
    if (token) say({ type: 'auth', token });
  };
  const silence = startHeartbeat({ ask: sayWho, giveUp: () => socket.reconnect() });

  socket.addEventListener('open', () => {
    silence.heard();
    sayWho();
    say(watched);
  });
  socket.addEventListener('message', (event) => {
    silence.heard();
    onMessage(JSON.parse(String(event.data)) as ServerMessage, say);
  });
  socket.addEventListener('close', ({ code }) => {
    silence.stop();
    tokenRefused = code === CLOSE_CODES.notSignedIn;
    onClose(code);
  });
  const stopWatchingToken = useAuth.subscribe((now, before) => {
    if (now.token !== before.token) sayWho();
  });

  return () => {
    stopWatchingToken();
    silence.stop();
    socket.close();
  };
};

const QUIET_MS = 45_000;
const ANSWER_MS = 10_000;

interface Silence {
  /** Sends something that the other side must answer. */
  ask: () => void;
  giveUp: () => void;
}

/**
 * A connection can die silently: a router drops it, a laptop changes its network. After a long silence the
 * other side is pinged. Returns what to call at every received message, and how to stop.
 */
const startHeartbeat = ({ ask, giveUp }: Silence): { heard: () => void; stop: () => void } => {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const heard = (): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      timer = setTimeout(giveUp, ANSWER_MS);
      ask();
    }, QUIET_MS);
  };
  return { heard, stop: () => clearTimeout(timer) };
};
