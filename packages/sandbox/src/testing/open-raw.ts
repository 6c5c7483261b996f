import { GatewayOpcodes as Op } from 'discord-api-types/v10';
import { WebSocket } from 'ws';
import type { Sandbox } from '../start-sandbox.ts';
import { stopLater } from './run-sandbox.ts';

interface Packet {
  op: Op;
  s: number | null;
  t: string | null;
  d: Record<string, unknown>;
}

/** A plain gateway connection, for packets that no library would send. */
export const openRaw = async (sandbox: Sandbox) => {
  const socket = new WebSocket(`${sandbox.gatewayUrl}?v=10&encoding=json`);
  const heard: Packet[] = [];
  const waiting: { fits: (packet: Packet) => boolean; give: (packet: Packet) => void }[] = [];
  socket.on('message', (data: Buffer) => {
    const packet = JSON.parse(data.toString()) as Packet;
    const index = waiting.findIndex(({ fits }) => fits(packet));
    if (index === -1) heard.push(packet);
    else waiting.splice(index, 1)[0]?.give(packet);
  });
  const closed = new Promise<number>((resolve) => {
    socket.on('close', (code) => resolve(code));
  });
  stopLater(() => socket.terminate());
  await new Promise((resolve, reject) => {
    socket.once('open', resolve);
    socket.once('error', reject);
  });

  /** The next matching packet, whether it already arrived or not. */
  const take = (fits: (packet: Packet) => boolean) =>
    new Promise<Packet>((give) => {
      const index = heard.findIndex(fits);
      const [packet] = index === -1 ? [] : heard.splice(index, 1);
      if (packet) give(packet);
      else waiting.push({ fits, give });
    });
  const send = (op: Op, d: unknown) => socket.send(JSON.stringify({ op, d }));

  return {
    closed,
    send,
    sendText: (text: string) => socket.send(text),
    next: (op: Op) => take((packet) => packet.op === op),
    event: (name: string) => take((packet) => packet.t === name),
    identify: (intents: number, shard: [number, number] = [0, 1]) =>
      send(Op.Identify, {
        token: sandbox.botToken,
        intents,
        shard,
        properties: { os: 'linux', browser: 'test', device: 'test' },
      }),
    /** Simulates a broken network. */
    drop: () => socket.terminate(),
    /** Simulates a bot's shutdown: the session ends with it. */
    leave: () => socket.close(1000),
  };
};
