import { Client } from 'pg';
import { WebSocketServer } from 'ws';
import type { WebSocket } from 'ws';
import { connectionString, tellPort } from '../http/served-process.ts';
import { tellUsage } from './tell-usage.ts';

interface Asked {
  type: string;
  guild_id: string;
}

/** The same fan-out without access checks, sessions and limits. */
const watching = new Map<string, Set<WebSocket>>();
const server = new WebSocketServer({ port: 0, host: '127.0.0.1', perMessageDeflate: false });
server.on('connection', (socket) => {
  socket.on('message', (data: Buffer) => {
    const { type, guild_id } = JSON.parse(data.toString()) as Asked;
    if (type !== 'subscribe') return;
    watching.set(guild_id, (watching.get(guild_id) ?? new Set()).add(socket));
    socket.send(JSON.stringify({ type: 'subscribed', guild_id }));
  });
});

const client = new Client(connectionString);
await client.connect();
client.on('notification', ({ payload }) => {
  const { type, guildId } = JSON.parse(payload ?? '{}') as { type: string; guildId: string };
  const text = JSON.stringify({ type, guild_id: guildId, ids: [] });
  for (const socket of watching.get(guildId) ?? []) socket.send(text);
});
await client.query('listen famiglia');
tellUsage();
tellPort(server.address());
