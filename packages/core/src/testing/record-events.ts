import { setTimeout as sleep } from 'node:timers/promises';
import type { BusEvent } from '@famiglia/contract/realtime/bus-events';
import type { Bus } from '../platform/bus/bus.ts';
import type { Database } from '../platform/db/database.ts';
import { newId } from './test-guild.ts';

interface Hearing {
  bus: Bus;
  db: Database;
}

/** Runs something and returns all bus events that it published, delimited by marks before and after. */
export const recordEvents = async (hearing: Hearing, work: () => Promise<void>): Promise<BusEvent[]> => {
  const heard: BusEvent[] = [];
  const stop = hearing.bus.subscribe('all', (event) => heard.push(event));
  const before = await mark(hearing, heard);
  await work();
  const after = await mark(hearing, heard);
  stop();
  return heard.slice(before + 1, after);
};

/** The bus keeps its order: once the mark has arrived, so has everything published before it. */
const mark = async ({ bus, db }: Hearing, heard: readonly BusEvent[]): Promise<number> => {
  const guildId = newId();
  await bus.publish(db, { type: 'guild.changed', guildId });
  const place = (): number => heard.findIndex((event) => 'guildId' in event && event.guildId === guildId);
  while (place() < 0) await sleep(5);
  return place();
};
