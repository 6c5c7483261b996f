import type { BankNotices } from './bank/bank-notices.ts';
import type { Bank } from './bank/bank.ts';
import type { Credentials } from './credentials.ts';
import type { Faults } from './faults/faults.ts';
import type { Gateway } from './gateway/gateway.ts';
import type { IdentifyBudget } from './gateway/identify-budget.ts';
import type { Interactions } from './interactions/interactions.ts';
import type { LiveFeed } from './live/live-feed.ts';
import type { Nonces } from './messages/nonces.ts';
import type { GatewayLimits, PublicDemo, RestAnswer, SandboxLog, Timings } from './sandbox-options.ts';
import type { FileStore } from './store/file-store.ts';
import type { WarBoard } from './wars/war-board.ts';
import type { World } from './world/world.ts';

/** The context of every part of the sandbox. */
export interface SandboxContext {
  /** Replaced as a whole by a reset. */
  world: World;
  readonly credentials: Credentials;
  readonly bank: Bank;
  readonly bankNotices: BankNotices;
  /** Replaced as a whole by a reset. */
  wars: WarBoard;
  /** Undefined where the sandbox is for one person on their own machine. */
  readonly publicDemo: PublicDemo | undefined;
  readonly urls: SandboxUrls;
  readonly clock: () => number;
  readonly nextId: () => string;
  readonly timings: Timings;
  readonly rateLimits: boolean;
  readonly disallowedIntents: number;
  readonly redirectUris: readonly string[];
  readonly gateway: Gateway;
  readonly gatewayLimits: GatewayLimits;
  readonly identifies: IdentifyBudget;
  readonly live: LiveFeed;
  readonly faults: Faults;
  readonly files: FileStore;
  readonly interactions: Interactions;
  readonly nonces: Nonces;
  readonly log: SandboxLog;
  /** Unsupported requests: a test asserts that this stays empty. */
  readonly unknownCalls: string[];
  readonly noteUnknown: (call: string) => void;
  readonly onRestAnswer: (answer: RestAnswer) => void;
  /** Called when something changed that must survive a restart. */
  readonly changed: () => void;
  /** Resolves when all that has changed so far is on disk. */
  readonly saveNow: () => Promise<void>;
}

/** Known only once the port is. */
export interface SandboxUrls {
  origin: string;
  api: string;
  gateway: string;
  cdn: string;
}
