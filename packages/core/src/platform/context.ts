import type { Seller } from '@famiglia/contract/billing/billing';
import type { PriceTag } from '@famiglia/contract/billing/subscriptions';
import type { WarMonitorName } from '@famiglia/contract/wars/war-feeds';
import type { BillingProviders } from './billing-provider.ts';
import type { Bus } from './bus/bus.ts';
import type { Database } from './db/database.ts';
import type { DiscordOauth } from './discord-oauth.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Logger } from './log/logger.ts';
import type { Encryption } from './encryption.ts';
import type { Storage } from './storage/storage.ts';
import type { AccessReader } from './guild-access.ts';

/** The only dependency injection: everything that a use case may reach. */
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
  billing: BillingProviders;
  config: CoreConfig;
  /** The name of the key with which a program does this; the activity names it. */
  keyName?: string;
}

export interface CoreConfig {
  /** The panel's public address, without a trailing slash. */
  publicUrl: string;
  /** Base of Discord's image addresses. */
  cdnUrl: string;
  /** Where people open Discord’s channels; Discord itself if left out. */
  discordUrl?: string | undefined;
  /** Everybody may be anybody here: nothing that strangers upload is kept, and nothing is sent to addresses of theirs. */
  isPublicDemo?: boolean | undefined;
  siteAdminIds: ReadonlySet<string>;
  screenshotLimits: ScreenshotLimits;
  prices: readonly PriceTag[];
  contact?: Contact | undefined;
  /** Who sells, for receipts and terms. */
  seller?: Seller | undefined;
  /** Webhooks may lead to this machine: only where somebody develops a receiver. */
  webhooksToThisMachine?: boolean | undefined;
  /** The unofficial monitors of wars, if the operator chose any. */
  warFeeds?: WarFeedsConfig | undefined;
}

export interface WarFeedsConfig {
  /** How often each is asked. */
  seconds: number;
  feeds: readonly WarFeedSource[];
}

export interface WarFeedSource {
  name: WarMonitorName;
  /** Without a trailing slash. */
  address: string;
  /** The sandbox stands in for it: only then may it be on this machine. */
  isStandIn: boolean;
}

/** How people reach the site's owner. */
export interface Contact {
  url?: string | undefined;
  email?: string | undefined;
  /** Where it is said whether everything works. */
  statusUrl?: string | undefined;
}

/** How much space screenshots may take; set by the operator. */
export interface ScreenshotLimits {
  /** For all screenshots of a guild that has not paid; a trial counts as not paid, since every guild can start one. */
  freeGuildBytes: number;
  premiumGuildBytes: number;
  /** Screenshots of one member of a guild in 24 hours, of all kinds together. */
  perMemberDay: number;
  /** Disk space that is left free for the database: below it new screenshots wait. */
  keepFreeBytes: number;
  /** How long the file of a rejected screenshot is kept. */
  rejectedDays: number;
}
