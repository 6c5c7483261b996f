import type { ClientMessage, ServerMessage } from '@famiglia/contract/realtime/realtime';
import { CLOSE_CODES } from '@famiglia/contract/realtime/realtime';
import type { QueryClient } from '@tanstack/react-query';
import { useAuth } from '../auth/auth-store.ts';
import { closeDesk, openDesk, useDeskPresence } from './desk-channel.ts';
import { batchRefetches } from './batch-refetches.ts';
import { highlightRows } from './highlighted-rows.ts';
import { useLive } from './live-store.ts';
import { openSocket } from './open-socket.ts';
import { staleAfter, staleAfterGap } from './stale-after.ts';
import { guildsKey } from '../lib/query-key.ts';

/** Watches one guild while it is on screen. Returns how to stop. */
export const watchGuild = (
  client: QueryClient,
  guildId: string,
  scope: 'panel' | 'member' = 'panel',
): (() => void) => {
  const { refetch, stop: stopRefetches } = batchRefetches(client);
  let isFirst = true;

  const onMessage = (message: ServerMessage, say: (answer: ClientMessage) => void): void => {
    if (message.type === 'authenticated' || message.type === 'watching_support') return;
    if (message.type === 'subscribed') {
      // The data on screen was fetched before the connection was open, but not before the page was.
      const missedNothing = isFirst && message.quiet_ms > Date.now() - performance.timeOrigin;
      isFirst = false;
      if (!missedNothing) refetch(staleAfterGap(guildId));
      useLive.setState({ status: 'live', withdrawnFrom: null });
      if (scope === 'panel') openDesk(say);
      return;
    }
    if (message.type === 'desk') {
      useDeskPresence.setState({ others: message.others, heard: true });
      return;
    }
    refetch(staleAfter(message, useAuth.getState().user?.id));
    highlightRows(message.ids);
  };

  /** The socket keeps trying; a panel that is closed to the person unmounts and stops it. */
  const onClose = (code: number): void => {
    const withdrawn = code === CLOSE_CODES.noAccess;
    closeDesk();
    if (withdrawn || code === CLOSE_CODES.notPremium) refetch([guildsKey()]);
    useLive.setState({
      status: code === CLOSE_CODES.tooMany ? 'too_many_tabs' : 'away',
      ...(withdrawn ? { withdrawnFrom: guildId } : {}),
    });
  };

  let hangUp: (() => void) | undefined;
  const call = (): void => {
    hangUp ??= openSocket({ type: 'subscribe', guild_id: guildId, as: scope }, { onMessage, onClose });
  };
  const leave = (): void => {
    closeDesk();
    hangUp?.();
    hangUp = undefined;
  };

  // Without a network there is nothing to try; when it is back, there is no reason to wait.
  window.addEventListener('offline', leave);
  window.addEventListener('online', call);
  useLive.setState({ status: 'connecting' });
  call();

  return () => {
    window.removeEventListener('offline', leave);
    window.removeEventListener('online', call);
    leave();
    stopRefetches();
    useLive.setState({ status: 'off' });
  };
};
