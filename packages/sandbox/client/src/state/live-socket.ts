import type { LiveEvent } from '../../../src/sandbox-types.ts';

export interface LiveSocketHandlers {
  onEvents: (events: LiveEvent[]) => void;
  /** `again`: it was open before, so events may have been missed. */
  onOpen: (again: boolean) => void;
  onLost: () => void;
}

const longestWait = 5000;
/** Events that arrive together are rendered together. */
const batchMilliseconds = 20;

/** Connects to one person's live socket and reconnects after every loss. Returns how to stop. */
export const followLiveSocket = (userId: string, handlers: LiveSocketHandlers): (() => void) => {
  let stopped = false;
  let opened = false;
  let wait = 300;
  let socket: WebSocket | null = null;
  let retry: ReturnType<typeof setTimeout> | undefined;
  let waiting: LiveEvent[] = [];

  const flush = (): void => {
    const events = waiting;
    waiting = [];
    if (!stopped) handlers.onEvents(events);
  };

  const connect = (): void => {
    socket = new WebSocket(`/sandbox/socket?user_id=${encodeURIComponent(userId)}`);
    socket.addEventListener('open', () => {
      wait = 300;
      if (!stopped) handlers.onOpen(opened);
      opened = true;
    });
    socket.addEventListener('message', ({ data }: MessageEvent<string>) => {
      if (waiting.length === 0) setTimeout(flush, batchMilliseconds);
      waiting.push(JSON.parse(data) as LiveEvent);
    });
    socket.addEventListener('close', () => {
      if (stopped) return;
      handlers.onLost();
      retry = setTimeout(connect, wait);
      wait = Math.min(wait * 2, longestWait);
    });
  };

  connect();
  return () => {
    stopped = true;
    clearTimeout(retry);
    socket?.close();
  };
};
