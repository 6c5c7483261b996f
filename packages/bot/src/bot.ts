import type { Client } from 'discord.js';
import type { Context } from '@famiglia/core/platform/context';
import type { Logger } from '@famiglia/core/platform/logger';
import type { ActivityRecorder } from './activity/activity-recorder.ts';
import type { BotFeature } from './feature.ts';
import type { Mirror } from './mirror/mirror.ts';
import type { RunningWork } from './running-work.ts';

/** What every handler of the bot may reach, for as long as one gateway connection is wanted. */
export interface Bot {
  client: Client;
  context: Context;
  log: Logger;
  features: readonly BotFeature[];
  mirror: Mirror;
  activity: ActivityRecorder;
  /** Whatever must be finished before the bot leaves. */
  work: RunningWork;
  /** Ids of the registered commands by their English name, for clickable mentions. */
  commandIds: ReadonlyMap<string, string>;
}
