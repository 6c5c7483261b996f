import type { Context, WarFeedSource } from '../../platform/context.ts';
import { limitConcurrency } from '../../platform/limits/limit-concurrency.ts';
import { askMonitor, MonitorFailed } from './ask-monitor.ts';
import { playsOn } from './families.ts';
import { MONITOR_SHAPES, readOne, readServers } from './monitor-shapes.ts';
import type { ListedWar } from './monitor-shapes.ts';
import type { Family, ToldBefore, WarFeedRow } from './war-feed.queries.ts';

export interface Polling {
  context: Context;
  feed: WarFeedSource;
  row: WarFeedRow;
  signal: AbortSignal;
}

/** A war that concerns guilds here, and what each of them was told of it. */
export interface ConcernedWar {
  war: ListedWar;
  families: readonly Family[];
  told: readonly ToldBefore[];
}

const AT_ONCE = 3;
const MAX_ASKED = 40;
const HOUR = 3_600_000;

/**
 * Asks for what a monitor tells only of one war at a time, and only of wars that concern us: players and servers. A war that is
 * over for an hour and whose players are known is left alone. `isComplete` is false where the list must be read again next time.
 */
export const askMore = async (polling: Polling, concerned: readonly ConcernedWar[]) => {
  const { context, feed, row } = polling;
  const { more } = MONITOR_SHAPES[feed.name];
  if (more === undefined || concerned.length === 0) {
    const { servers, serversAt } = row;
    return { wars: concerned, isComplete: true, servers, serversAt };
  }
  const known = await askServers(polling, concerned);
  const serverOf = ({ fields }: ListedWar) => known.servers[String(fields[more.server])];
  // A number that has no name stays a number: a family may have chosen it as its server.
  const withServer = (war: ListedWar): ListedWar => ({
    ...war,
    fields: { ...war.fields, server: serverOf(war) ?? war.fields[more.server] },
  });
  const now = context.clock().getTime();
  const open = concerned
    .map(({ families, ...one }) => ({
      ...one,
      families: families.filter((family) => playsOn(family, serverOf(one.war) ?? null)),
    }))
    .filter((one) => isOpen(one, now));
  const limit = limitConcurrency(AT_ONCE);
  const asked = await Promise.all(
    open.slice(0, MAX_ASKED).map(async (one) => limit(async () => askOne(polling, one))),
  );
  return {
    wars: asked.flatMap((one) => (one === null ? [] : [{ ...one, war: withServer(one.war) }])),
    // Numbers of a war that goes on, or that was corrected, are not in the list: it would say that nothing changed.
    isComplete: open.length === 0,
    ...known,
  };
};

const isOpen = ({ war: { fields }, told, families }: ConcernedWar, now: number): boolean => {
  if (told.length + families.length === 0) return false;
  const ended = typeof fields['endedAt'] === 'string' ? Date.parse(fields['endedAt']) : Number.NaN;
  if (Number.isNaN(ended) || ended > now - HOUR) return true;
  const isKnown = (guildId: string) =>
    told.some((row) => row.guildId === guildId && row.finished && row.players > 0);
  const isSame = told.every(({ endedAt }) => endedAt !== null && Date.parse(endedAt) === ended);
  return !isSame || !families.every(({ guildId }) => isKnown(guildId));
};

/** The war with its players. Where the monitor does not tell them, a war that is new is taken without. */
const askOne = async ({ feed, signal }: Polling, one: ConcernedWar): Promise<ConcernedWar | null> => {
  const path = MONITOR_SHAPES[feed.name].more?.war(one.war.id) ?? '';
  try {
    const answer = await askMonitor(feed, path, { signal });
    return answer === undefined ? null : { ...one, war: readOne(feed.name, one.war, answer.body) };
  } catch (error) {
    if (!(error instanceof MonitorFailed)) throw error;
    return one.told.length === 0 ? one : null;
  }
};

/** Once a day, and at most once an hour while a number is unknown. Without an answer the last good one counts. */
const askServers = async (
  { context, feed, row, signal }: Polling,
  concerned: readonly ConcernedWar[],
): Promise<Pick<WarFeedRow, 'servers' | 'serversAt'>> => {
  const { servers, serversAt } = row;
  const { more } = MONITOR_SHAPES[feed.name];
  const now = context.clock();
  const isUnknown = concerned.some(
    ({ war }) => servers[String(war.fields[more?.server ?? ''])] === undefined,
  );
  const age = serversAt === null ? Infinity : now.getTime() - serversAt.getTime();
  if (age < (isUnknown ? HOUR : 24 * HOUR)) return { servers, serversAt };
  try {
    const answer = await askMonitor(feed, more?.servers ?? '', { signal });
    return { servers: answer === undefined ? servers : readServers(answer.body), serversAt: now };
  } catch (error) {
    if (!(error instanceof MonitorFailed)) throw error;
    return { servers, serversAt: now };
  }
};
