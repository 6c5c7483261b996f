import type { ServerMessage } from '@famiglia/contract/realtime/realtime';
import type { QueryClient } from '@tanstack/react-query';
import { panelKey } from '../lib/query-key.ts';
import { batchRefetches } from './batch-refetches.ts';
import { openSocket } from './open-socket.ts';

/** Keeps a site admin's queue of tickets current. Returns how to stop. */
export const watchSupport = (client: QueryClient): (() => void) => {
  const { refetch, stop } = batchRefetches(client);
  const onMessage = ({ type }: ServerMessage): void => {
    // After a new connection too: nobody knows what was missed before it.
    if (type === 'watching_support' || type === 'support.changed') refetch([panelKey('admin', 'support')]);
  };
  const hangUp = openSocket({ type: 'watch_support' }, { onMessage, onClose: () => undefined });
  return () => {
    hangUp();
    stop();
  };
};
