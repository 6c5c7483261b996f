import type { WorldLanguage, WorldSeed } from './world/world-seed.ts';

/** The part of a logger that the sandbox needs; pino fits. */
export interface SandboxLog {
  info(message: string): void;
  warn(message: string): void;
}

/** One REST response, to check it against Discord's own description. */
export interface RestAnswer {
  method: string;
  /** The route's pattern, as in `/channels/:channel_id/messages`. */
  path: string;
  status: number;
  body: unknown;
}

export interface SandboxOptions {
  /** 0 picks a free port. */
  port: number;
  /** A loopback address, but for a public demo; 127.0.0.1 by default. */
  host?: string;
  /** Lets strangers in, within limits, under this address. */
  publicDemo?: PublicDemo;
  /** Where the world is stored between starts; without it, it is kept in memory only. */
  dataDir?: string;
  log?: SandboxLog;
  /** The allowed OAuth redirects: an address covers itself and everything below it. */
  redirectUris: string[];
  /** The initial world; the demo world by default. A world stored in `dataDir` takes precedence. */
  world?: WorldSeed;
  /** The demo world's language; English by default. */
  language?: WorldLanguage;
  clock?: () => number;
  /** Both are refused: the sandbox must not run in production or with a real bot token. */
  production?: boolean;
  hasBotToken?: boolean;
  /** Discord's rate limits; on by default. */
  rateLimits?: boolean;
  /** Privileged intents the application was not granted: asking for one closes the gateway with 4014. */
  disallowedIntents?: number;
  timings?: Partial<Timings>;
  gateway?: Partial<GatewayLimits>;
  onRestAnswer?: (answer: RestAnswer) => void;
  /** Where the test bank sends its notices; without it, none are sent. */
  bankNoticesUrl?: string;
}

/** A sandbox for strangers. */
export interface PublicDemo {
  /** Where they find it. */
  origin: string;
  /** When everything is made anew. */
  until: string;
  /** Whose `X-Forwarded-For` is believed, as Fastify takes it. */
  trustProxy: boolean | string;
}

/** What `GET /gateway/bot` tells a bot, and what the gateway enforces. */
export interface GatewayLimits {
  /** How many shards are recommended. */
  shards: number;
  /** How many shards may identify at the same time: those with the same `shard_id % maxConcurrency` wait. */
  maxConcurrency: number;
  /** How long they wait for each other: at Discord 5 seconds, here by default not at all. */
  identifyEveryMs: number;
  identifiesPerDay: number;
}

export const GATEWAY_LIMITS: GatewayLimits = {
  shards: 1,
  maxConcurrency: 16,
  identifyEveryMs: 0,
  identifiesPerDay: 1000,
};

export interface Timings {
  heartbeatMs: number;
  /** How long the bot has for its first answer to an interaction. */
  firstAnswerMs: number;
  /** How long an interaction's token works. */
  interactionTokenMs: number;
  /** How long a `/sandbox/*` call waits for the edit after a deferred answer. */
  deferredEditMs: number;
  /** The same after a click that was only acknowledged: the bot may send nothing more. */
  acknowledgedMs: number;
  /** How long an attachment's address works. */
  attachmentUrlMs: number;
  /** How long a lost gateway session can be resumed. */
  sessionMs: number;
  /** The window in which a gateway connection may send 120 payloads; one more closes it with 4008. */
  sendWindowMs: number;
  /** The pauses before the test bank repeats a notice that was not answered. */
  bankPausesMs: readonly number[];
  /** The delay of notices while the desk delays them. */
  bankDelayMs: number;
  /** How late a monitor of wars answers while it is slow. */
  monitorSlowMs: number;
}

export const DISCORD_TIMINGS: Timings = {
  heartbeatMs: 41_250,
  firstAnswerMs: 3000,
  interactionTokenMs: 15 * 60_000,
  deferredEditMs: 30_000,
  acknowledgedMs: 2000,
  attachmentUrlMs: 24 * 3_600_000,
  sessionMs: 5 * 60_000,
  sendWindowMs: 60_000,
  bankPausesMs: [1000, 5000, 30_000, 2 * 60_000, 10 * 60_000],
  bankDelayMs: 20_000,
  monitorSlowMs: 15_000,
};
