import type { Context } from '@famiglia/core/platform/context';
import type { Logger } from '@famiglia/core/platform/log/logger';
import { touchActivity } from '@famiglia/core/mirror/touch-activity';

/**
 * Collects the members that were seen, so that many clicks cost one statement per second instead of one each.
 */
export interface ActivityRecorder {
  saw: (guildId: string, userId: string) => void;
  stop: () => Promise<void>;
}

const GATHER_MS = 1000;

export const createActivityRecorder = (context: Context, log: Logger): ActivityRecorder => {
  const seen = new Map<string, { guildId: string; userId: string }>();
  let timer: NodeJS.Timeout | undefined;
  let writing: Promise<void> = Promise.resolve();

  const write = async (): Promise<void> => {
    clearTimeout(timer);
    timer = undefined;
    const sightings = [...seen.values()];
    seen.clear();
    if (sightings.length === 0) return;
    try {
      await touchActivity(context, sightings);
    } catch (error) {
      log.warn({ err: error }, 'could not note who was active');
    }
  };

  return {
    saw: (guildId, userId) => {
      seen.set(`${guildId}:${userId}`, { guildId, userId });
      timer ??= setTimeout(() => void (writing = write()), GATHER_MS);
    },
    stop: async () => {
      await writing;
      await write();
    },
  };
};
