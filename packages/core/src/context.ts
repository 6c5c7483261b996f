import type { AccessReader } from './access/access-reader.ts';
import type { Bus } from './bus/bus.ts';
import type { Database } from './db/database.ts';
import type { DiscordOauth } from './discord/discord-oauth.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Logger } from './logger.ts';
import type { PictureLimits } from './pictures/picture-limits.ts';
import type { Seal } from './seal.ts';
import type { Storage } from './storage/storage.ts';

/** The only dependency injection there is: what a use case may reach. */
export interface Context {
  db: Database;
  bus: Bus;
  access: AccessReader;
  jobs: Jobs;
  clock: () => Date;
  log: Logger;
  seal: Seal;
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
  pictures: PictureLimits;
}
