import { closeDueRosters } from '@famiglia/core/rosters/close-roster';
import { findNextDueTime } from '@famiglia/core/rosters/open-roster.queries';
import { startDueReminders } from '@famiglia/core/rosters/roster-reminder.queries';
import {
  askDueMaybes,
  askForDueAttendance,
  checkDueLineUps,
  pingDueRosters,
} from '@famiglia/core/rosters/due-rosters';
import { atIntervals } from '@famiglia/core/platform/timers/at-intervals';
import type { Bot } from '../../bot.ts';
import type { DiscordGatheringKind, DiscordRosterKind } from './discord-roster-kind.ts';

/** The longest delay of a reminder, and of showing a list as closed. */
const LOOK_MS = 2000;
/** The database is asked this often even if no change was heard of. */
const ASK_MS = 60_000;

/**
 * Turns due reminders, second calls and questions into notices, asks for attendance and looks at voice where that is due, and closes lists whose cut-off has passed: for the guilds of all
 * shards, by the process of the first. Until the next of these times, and while nothing changes, the database is left alone.
 */
export const watchRosterTimes =
  (kinds: readonly DiscordRosterKind[], gatherings: readonly DiscordGatheringKind[]) =>
  ({ client, context, log, work, shard }: Bot): (() => void) => {
    if (shard.id !== 0) return () => undefined;
    let looking = false;
    let changes = 0;
    let calm: { changes: number; due: Date | null; askAt: number } | undefined;
    const isCalm = (): boolean =>
      calm?.changes === changes &&
      performance.now() < calm.askAt &&
      (calm.due === null || context.clock() < calm.due);
    const look = async (): Promise<void> => {
      // A slow look is not overtaken: several would wait for the same rosters, each with a connection.
      if (looking || !client.isReady() || isCalm()) return;
      looking = true;
      try {
        // Counted before the read, which does not see what changes meanwhile.
        const asked = { changes, askAt: performance.now() + ASK_MS };
        const due = await findNextDueTime(context.db);
        calm = { ...asked, due };
        if (isCalm()) return;
        await closeDueRosters(context, kinds);
        await pingDueRosters(context, gatherings);
        await askDueMaybes(context, kinds);
        await checkDueLineUps(context, gatherings);
        await askForDueAttendance(context, kinds);
        await context.db.transaction(async (tx) => startDueReminders(tx, context.clock()));
      } catch (error) {
        log.warn({ err: error }, 'due reminders and cut-offs could not be looked for; it is tried again');
      } finally {
        looking = false;
      }
    };
    const unsubscribe = context.bus.subscribe('all', ({ type }) => {
      if (type !== 'jobs.queued') changes += 1;
    });
    const unsubscribeGap = context.bus.onGap(() => {
      changes += 1;
      work.add(look());
    });
    const stopLooking = atIntervals(LOOK_MS, () => work.add(look()));
    return () => {
      unsubscribe();
      unsubscribeGap();
      stopLooking();
    };
  };
