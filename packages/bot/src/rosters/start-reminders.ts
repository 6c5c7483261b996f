import { startDueReminders } from '@famiglia/core/gatherings/rosters/roster-reminder.queries';
import type { Bot } from '../bot.ts';

/** How late a reminder may be. */
const LOOK_MS = 2000;

/** Turns reminders that fall due into notices. */
export const startReminders = ({ client, context, log, work }: Bot): (() => void) => {
  const look = async (): Promise<void> => {
    if (!client.isReady()) return;
    try {
      await context.db.transaction(async (tx) => startDueReminders(tx, context.clock()));
    } catch (error) {
      log.warn({ err: error }, 'due reminders could not be looked for; it is tried again');
    }
  };
  const timer = setInterval(() => work.add(look()), LOOK_MS);
  return () => clearInterval(timer);
};
