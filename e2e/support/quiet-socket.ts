import type { Page } from '@playwright/test';
import type { ServerMessage } from '@famiglia/contract/realtime/realtime';

/**
 * What other tests do meanwhile does not reach this page: it is connected, and hears that nothing changed. A page whose content
 * is judged would otherwise grow by the rows of others.
 */
export const keepSocketQuiet = async (page: Page): Promise<void> => {
  await page.routeWebSocket(/\/ws$/, (socket) => {
    socket.connectToServer().onMessage((text) => {
      const message = JSON.parse(String(text)) as ServerMessage;
      if (message.type === 'authenticated') socket.send(text);
      if (message.type === 'subscribed') socket.send(JSON.stringify({ ...message, quiet_ms: 3_600_000 }));
    });
  });
};
