import type { WarRefusal } from '@famiglia/contract/wars/war-refusals';
import type { WarReport } from '@famiglia/contract/wars/wars';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import { collectFaults } from '../../platform/jobs/collect-faults.ts';
import { METRICS } from '../../platform/metrics/metrics.ts';
import { readWars } from '../read-wars.ts';
import type { ReadWar } from '../read-wars.ts';
import { digestOf, takeWars } from '../take-wars.ts';
import { askMonitor } from './ask-monitor.ts';
import { askMore } from './ask-more.ts';
import type { ConcernedWar, Polling } from './ask-more.ts';
import { indexFamilies, playsOn } from './families.ts';
import { MONITOR_SHAPES, readList } from './monitor-shapes.ts';
import type { ListedWar } from './monitor-shapes.ts';
import { findFamilies, findRunning, findToldByAll } from './war-feed.queries.ts';
import type { Family, ToldBefore, WarFeedRow } from './war-feed.queries.ts';

/** What a good answer leaves behind. */
type Polled = Pick<WarFeedRow, 'wars' | 'ours' | 'known' | 'missing' | 'servers' | 'serversAt'>;

/**
 * Asks a monitor once for all guilds. Who is named is looked up by name, and what a guild was told in the same words before costs
 * it nothing. Null where no guild wants to know.
 */
export const pollFeed = async (polling: Polling): Promise<Partial<Polled> | null> => {
  const { context, feed, row, signal } = polling;
  const families = indexFamilies(await findFamilies(context.db));
  if (families.guildIds.size === 0) return null;
  const isForSame = row.known?.families === families.digest;
  const answer = await askMonitor(feed, MONITOR_SHAPES[feed.name].list, {
    signal,
    known: isForSame ? row.known : null,
  });
  if (answer === undefined) return {};
  const { body, ...known } = answer;
  const listed = readList(feed.name, body);
  const told = (await findToldByAll(context.db, feed.name, listed.map(keyOf))).filter(({ guildId }) =>
    families.guildIds.has(guildId),
  );
  const recent = listed.filter(({ startsAt }) => startsAt > context.clock().getTime() - LONGEST_AGO);
  const concerned = findConcerned(recent, told, families.named);
  const { wars, isComplete, servers, serversAt } = await askMore(polling, concerned);
  const isStored = await store(polling, wars);
  const missing = await takeBack(polling, listed, families.guildIds);
  const isWhole = isComplete && isStored && missing.length === 0;
  return {
    wars: listed.length,
    ours: concerned.length,
    known: isWhole ? { ...known, families: families.digest } : null,
    missing,
    servers,
    serversAt,
  };
};

/** What is older, nobody takes. */
const LONGEST_AGO = 30 * 24 * 3_600_000;

/** As the store names a war that has an id in its feed. */
const keyOf = ({ id }: { id: string }): string => `id:${id}`;

/** Those that name a family, and those that were told before: a monitor may rename us in the middle of a war. */
const findConcerned = (
  listed: readonly ListedWar[],
  told: readonly ToldBefore[],
  named: (war: ListedWar) => readonly Family[],
): ConcernedWar[] => {
  const before = new Map<string, ToldBefore[]>();
  for (const row of told) before.set(row.externalKey, [...(before.get(row.externalKey) ?? []), row]);
  return listed.flatMap((war) => {
    const concerned = { war, families: named(war), told: before.get(keyOf(war)) ?? [] };
    return concerned.families.length + concerned.told.length > 0 ? [concerned] : [];
  });
};

/** What is refused only until our clock is there. */
const AHEAD_OF_US: ReadonlySet<WarRefusal> = new Set(['starts_too_far', 'ends_in_future']);

/** False where something has to be tried again. What one guild cannot take never keeps the others waiting. */
const store = async (
  { context, feed: { name: source }, signal }: Polling,
  wars: readonly ConcernedWar[],
): Promise<boolean> => {
  const faults = collectFaults(context.log, 'taking wars of a monitor');
  const forGuild = new Map<string, ReadWar[]>();
  let isStored = true;
  for (const { war, families, told } of wars) {
    const [read] = readWars([war.fields], context.clock());
    if (read === undefined) continue;
    if (!('report' in read)) {
      METRICS.warsTold.inc({ feed: source, outcome: 'refused' });
      // The monitor's clock is ahead: the same answer can be taken later.
      if (AHEAD_OF_US.has(read.refused.reason)) isStored = false;
      continue;
    }
    const digest = digestOf(read.report);
    const before = new Map(told.map((row) => [row.guildId, row.digest]));
    const guildIds = new Set([
      ...before.keys(),
      ...families.filter((family) => playsOn(family, read.report.server)).map(({ guildId }) => guildId),
    ]);
    for (const guildId of guildIds)
      if (before.get(guildId)?.equals(digest) !== true)
        forGuild.set(guildId, [...(forGuild.get(guildId) ?? []), read]);
  }
  for (const [guildId, items] of forGuild) {
    // The first answer may concern a thousand guilds: the next run goes on.
    if (signal.aborted) return false;
    const feed = { guildId, source };
    isStored = (await faults.attempt(feed, async () => take(context, feed, items))) && isStored;
  }
  return isStored;
};

const take = async (
  context: Context,
  feed: Parameters<typeof takeWars>[1],
  items: readonly ReadWar[],
): Promise<void> => {
  try {
    await takeWars(context, feed, items);
  } catch (error) {
    // The guild took its names back in this very moment.
    if (!(error instanceof AppError)) throw error;
  }
};

/**
 * A running war that is missing in two answers in a row was deleted by the monitor. Once is not enough, nor is an empty answer:
 * a monitor that was restarted has forgotten everything for a while. A war that is older than all of the answer may only have been
 * pushed out of it. Returns the keys that are missing for the first time.
 */
const takeBack = async (
  { context, feed, row }: Polling,
  listed: readonly ListedWar[],
  guildIds: ReadonlySet<string>,
): Promise<string[]> => {
  if (listed.length === 0) return [];
  const present = new Set(listed.map(keyOf));
  const oldest = listed.reduce((least, { startsAt }) => Math.min(least, startsAt), Infinity);
  const isGone = ({ starts_at: start }: WarReport) => start !== null && Date.parse(start) >= oldest;
  const missing = (await findRunning(context.db, feed.name)).filter(
    ({ guildId, externalKey, report }) =>
      guildIds.has(guildId) && !present.has(externalKey) && isGone(report),
  );
  const faults = collectFaults(context.log, 'taking back a war of a monitor');
  for (const { guildId, externalKey, report } of missing) {
    if (!row.missing.includes(externalKey)) continue;
    await faults.attempt({ guildId, source: feed.name }, async () =>
      take(context, { guildId, source: feed.name }, [{ report: { ...report, gone: true } }]),
    );
  }
  return [...new Set(missing.map(({ externalKey }) => externalKey))].filter(
    (key) => !row.missing.includes(key),
  );
};
