import { setTimeout as sleep } from 'node:timers/promises';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import { isOutage } from '../platform/db/is-outage.ts';
import { changeRoster } from './change-roster.ts';
import type { ChangeableRoster } from './changeable-roster.ts';
import type { RosterAnswer, RosterCommand } from './roster-command.ts';
import { retryOnDisconnect } from './retry-on-disconnect.ts';

interface Waiting {
  command: RosterCommand;
  resolve: (answer: RosterAnswer) => void;
  reject: (error: unknown) => void;
}

/** Many clicks share one transaction and one sort. In a larger batch the first clicks would be answered too late. */
const MAX_BATCH = 5000;

/**
 * Each batch reads and sorts the whole list, so the batches of a crowd must not follow each other too fast: after each the
 * next clicks are collected for twice as long as it took. A crowd is many clicks in one batch, or many a second in this process,
 * also if they are for many rosters: a transaction costs as much as dozens of its clicks.
 */
const CROWD_PER_BATCH = 20;
const CROWD_PER_SECOND = 100;
const GATHER_FACTOR = 2;
const GATHER_MS = { least: 150, most: 300 };
/** For each other roster that a crowd uses at the same time: all of them share this process. */
const GATHER_PER_ROSTER_MS = 50;

interface Queue {
  /** Clicks that wait for the lock of their roster. */
  clicks: Waiting[];
  /** Ends the pause in which more clicks are collected. */
  hurry: (() => void) | undefined;
}

interface Queues {
  byRoster: Map<string, Queue>;
  arrivals: ReturnType<typeof countArrivals>;
}

const queues = new WeakMap<Context, Queues>();

/** How many came within about the last second. */
const countArrivals = () => {
  let since = 0;
  let count = 0;
  let before = 0;
  const turn = (): void => {
    const now = performance.now();
    if (now - since < 1000) return;
    before = now - since < 2000 ? count : 0;
    count = 0;
    since = now;
  };
  return {
    add: (): void => {
      turn();
      count += 1;
    },
    lately: (): number => {
      turn();
      return Math.max(count, before);
    },
  };
};

const queuesOf = (context: Context): Queues => {
  const known = queues.get(context) ?? { byRoster: new Map<string, Queue>(), arrivals: countArrivals() };
  queues.set(context, known);
  return known;
};

/** Whether people click faster than each of them can be served alone. */
export const isCrowded = (context: Context): boolean =>
  queuesOf(context).arrivals.lately() >= CROWD_PER_SECOND;

/**
 * Submits a command to its roster. While one transaction holds the lock, further clicks are collected for the next
 * one. With one transaction per click, Discord's limit of three seconds was exceeded in measurements. Leaders are few and do one
 * thing after another: what they do ends the collecting.
 */
export const submitRosterCommand = async (
  context: Context,
  rosterId: string,
  command: RosterCommand,
  changeable: () => ChangeableRoster,
): Promise<RosterAnswer> =>
  new Promise((resolve, reject) => {
    const { byRoster, arrivals } = queuesOf(context);
    arrivals.add();
    const waiting = byRoster.get(rosterId);
    const mine = { command, resolve, reject };
    if (waiting === undefined) {
      const queue: Queue = { clicks: [mine], hurry: undefined };
      byRoster.set(rosterId, queue);
      void drain(context, changeable(), queue, () => byRoster.delete(rosterId));
    } else {
      waiting.clicks.push(mine);
      if (command.by !== undefined) waiting.hurry?.();
    }
  });

const drain = async (
  context: Context,
  roster: ChangeableRoster,
  queue: Queue,
  done: () => void,
): Promise<void> => {
  const { clicks } = queue;
  // Simultaneous clicks arrive one after another: collect them all first.
  await Promise.resolve();
  while (clicks.length > 0) {
    const began = performance.now();
    const batch = clicks.splice(0, MAX_BATCH);
    await answerAll(context, roster, batch);
    const gatherMs = GATHER_FACTOR * (performance.now() - began);
    const { byRoster } = queuesOf(context);
    const isLed = clicks.some(({ command }) => command.by !== undefined);
    if (!isLed && (batch.length >= CROWD_PER_BATCH || isCrowded(context)))
      await pause(
        queue,
        Math.min(GATHER_MS.most, Math.max(GATHER_MS.least, gatherMs)) +
          GATHER_PER_ROSTER_MS * (byRoster.size - 1),
      );
  }
  done();
};

const pause = async (queue: Queue, milliseconds: number): Promise<void> => {
  const hurried = new AbortController();
  queue.hurry = () => hurried.abort();
  await sleep(milliseconds, undefined, { signal: hurried.signal }).catch(() => undefined);
  queue.hurry = undefined;
};

/**
 * Answers a batch from one transaction. If it fails, its halves are tried by themselves, down to the single click, so
 * that a conflict of one click does not fail the others. A refusal by the roster and a lost database are not retried.
 */
const answerAll = async (
  context: Context,
  roster: ChangeableRoster,
  batch: readonly Waiting[],
): Promise<void> => {
  const commands = batch.map((waiting) => waiting.command);
  try {
    const answers = await retryOnDisconnect(async () =>
      context.db.transaction(async (tx) => {
        const change = await changeRoster(context, tx, roster, commands, roster.findBars);
        await roster.afterChange(tx, change, commands);
        return change.answers;
      }),
    );
    batch.forEach((waiting, index) =>
      waiting.resolve(answers[index] ?? { outcome: 'unchanged', place: null }),
    );
  } catch (error) {
    if (batch.length === 1 || error instanceof AppError || isOutage(error)) {
      for (const waiting of batch) waiting.reject(error);
      return;
    }
    const half = Math.ceil(batch.length / 2);
    await answerAll(context, roster, batch.slice(0, half));
    await answerAll(context, roster, batch.slice(half));
  }
};
