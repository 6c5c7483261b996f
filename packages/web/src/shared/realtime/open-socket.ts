import type { ClientMessage, ServerMessage } from '@famiglia/contract/realtime';
import { CLOSE_CODES } from '@famiglia/contract/realtime';
import ReconnectingWebSocket from 'partysocket/ws';
import { currentToken, useAuth } from '../auth/auth-store.ts';
import { freshToken } from '../auth/fresh-token.ts';
import { refreshSession } from '../auth/refresh-session.ts';

interface SocketHandlers {
  /** `say` answers on the connection that the message came by. */
  onMessage: (message: ServerMessage, say: (answer: ClientMessage) => void) => void;
  onClose: (code: number) => void;
}

/** Of its own in each tab, so that a restarted server is not met by all of them in the same moment. */
const between = (least: number, most: number): number => least + Math.random() * (most - least);

/**
 * The tab's connection: comes back by itself, says who it is and which guild it looks at each time it opens,
 * and shows every newer token without being closed. Returns how to end it.
 */
export const openSocket = (guildId: string, { onMessage, onClose }: SocketHandlers): (() => void) => {
  let tokenRefused = false;

  const address = async (): Promise<string> => {
    try {
      await (tokenRefused ? refreshSession() : freshToken());
    } catch {
      // A server that is down refuses the socket as well, and is tried again later.
    }
    tokenRefused = false;
    return `${window.location.origin.replace(/^http/, 'ws')}/ws`;
  };

  const socket = new ReconnectingWebSocket(address, [], {
    minReconnectionDelay: between(500, 2000),
    maxReconnectionDelay: between(8000, 16_000),
    connectionTimeout: 10_000,
    // What could not be said is said anew at the next opening.
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
    say({ type: 'subscribe', guild_id: guildId });
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
  /** Something to which the other side must answer. */
  ask: () => void;
  giveUp: () => void;
}

/**
 * A connection can die without a word: a router forgets it, a laptop changes its network. After a long quiet
 * the other side is asked for a sign of life. Returns what to call at every word heard, and how to stop.
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
