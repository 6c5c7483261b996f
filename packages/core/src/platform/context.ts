import type { Bus } from './bus/bus.ts';
import type { Database } from './db/database.ts';
import type { DiscordOauth } from './discord/discord-oauth.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Logger } from './logger.ts';
import type { Encryption } from './encryption.ts';
import type { Storage } from './storage/storage.ts';
import type { AccessReader } from './guild-access.ts';

/** The only dependency injection there is: what a use case may reach. */
export interface Context {
  db: Database;
  bus: Bus;
  access: AccessReader;
  jobs: Jobs;
  clock: () => Date;
  log: Logger;
  encryption: Encryption;
  files: Storage;
  discord: DiscordOauth;
  config: CoreConfig;
}

export interface CoreConfig {
  /** Where browsers find the panel, without a slash at the end. */
  publicUrl: string;
  /** Base of Discord's picture addresses. */
  cdnUrl: string;
  siteAdminIds: ReadonlySet<string>;
  pictures: ScreenshotLimits;
}

/** How much room pictures may take, as whoever runs the site decides. */
export interface ScreenshotLimits {
  /** All pictures of a guild that has not paid; a trial counts as such, since anybody can start one. */
  freeGuildBytes: number;
  premiumGuildBytes: number;
  /** Pictures of one member of a guild in 24 hours, of all kinds together. */
  perMemberDay: number;
  /** What the disk keeps free for the database: below it new pictures wait. */
  keepFreeBytes: number;
  /** How long the picture of a rejected screen is kept. */
  rejectedDays: number;
}
