import type { AddressInfo } from 'node:net';
import { isDeepStrictEqual } from 'node:util';
import type { ServerMessage } from '@famiglia/contract/realtime/realtime';
import type { FastifyInstance } from 'fastify';
import { WebSocket } from 'ws';

/** A browser tab's socket, as a test sees it. The app must be listening. */
export const openSocket = async (app: FastifyInstance, headers: Record<string, string> = {}) => {
  const { port } = app.server.address() as AddressInfo;
  const socket = new WebSocket(`ws://127.0.0.1:${port}/ws`, { headers });
  const heard: ServerMessage[] = [];
  socket.on('message', (data: Buffer) => heard.push(JSON.parse(data.toString()) as ServerMessage));
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });
  return {
    heard,
    closed,
    say: (message: object) => socket.send(JSON.stringify(message)),
    sayText: (text: string) => socket.send(text),
    /**
     * Waits for a message with these fields, up to the test's time limit: on a busy machine a message may take long.
     */
    hears: async (message: Partial<ServerMessage>) =>
      new Promise<void>((resolve, reject) => {
        let looked = 0;
        const look = (): void => {
          const isHeard = heard
            .slice(looked)
            .some((one) => isDeepStrictEqual({ ...one, ...message }, { ...one }));
          looked = heard.length;
          if (!isHeard) return;
          socket.off('message', look);
          resolve();
        };
        socket.on('message', look);
        look();
        socket.once('close', (code) => {
          reject(new Error(`closed with ${code} before ${JSON.stringify(message)} was heard`));
        });
      }),
    close: () => socket.terminate(),
  };
};
