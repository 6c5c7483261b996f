import { WebSocket } from 'ws';
import type { CrowdedGuild } from './crowd.ts';
import { SOCKETS_PER_GUILD } from './crowd.ts';

export interface Crowd {
  /** How many messages of their own guild all sockets have received. */
  readonly heard: number;
  /** How many messages of other guilds any of them has received. */
  readonly strays: number;
  close: () => void;
}

const CONCURRENCY = 100;

/** The tabs of every guild, all subscribed. */
export const openCrowd = async (url: string, guilds: readonly CrowdedGuild[]): Promise<Crowd> => {
  const crowd = { heard: 0, strays: 0 };
  const tabs = guilds.flatMap((guild) => Array.from({ length: SOCKETS_PER_GUILD }, () => guild));
  const sockets: WebSocket[] = [];

  const open = async ({ guildId, token }: CrowdedGuild): Promise<void> => {
    const socket = new WebSocket(`${url.replace('http', 'ws')}/ws`);
    sockets.push(socket);
    const ours = Buffer.from(guildId);
    await new Promise<void>((resolve, reject) => {
      socket.once('error', reject);
      socket.once('close', (code) => reject(new Error(`a socket was closed with ${code}`)));
      socket.once('open', () => {
        socket.send(JSON.stringify({ type: 'auth', token }));
        socket.send(JSON.stringify({ type: 'subscribe', guild_id: guildId }));
      });
      socket.on('message', (data: Buffer) => {
        if (data.includes('activity.added')) {
          if (data.includes(ours)) crowd.heard += 1;
          else crowd.strays += 1;
        } else if (data.includes('subscribed')) resolve();
      });
    });
  };
  for (let first = 0; first < tabs.length; first += CONCURRENCY) {
    await Promise.all(tabs.slice(first, first + CONCURRENCY).map(open));
  }
  return {
    get heard() {
      return crowd.heard;
    },
    get strays() {
      return crowd.strays;
    },
    close: () => {
      for (const socket of sockets) socket.removeAllListeners('close').terminate();
    },
  };
};
