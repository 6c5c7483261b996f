import { createTestContext } from '@famiglia/core/testing/test-context';
import type { TestContext } from '@famiglia/core/testing/test-context';
import { createSandboxClient } from '@famiglia/sandbox/client';
import type { SandboxClient } from '@famiglia/sandbox/client';
import type { RestAnswer, SandboxOptions } from '@famiglia/sandbox/sandbox-options';
import { startSandbox } from '@famiglia/sandbox/start-sandbox';
import type { Sandbox } from '@famiglia/sandbox/start-sandbox';
import { expect } from 'vitest';
import type { BotFeature } from '../feature.ts';
import { FEATURES } from '../features.ts';
import { startBot } from '../start-bot.ts';
import type { RunningBot, StartBotOptions } from '../start-bot.ts';
import { eventually } from './eventually.ts';
import { noteGaps } from './look-now.ts';

export interface TestBot {
  context: TestContext;
  sandbox: Sandbox;
  /** The sandbox client: acts as people in Discord. */
  people: SandboxClient;
  /** The bot's requests to Discord's REST API so far. */
  restAnswers: readonly RestAnswer[];
  bot: RunningBot;
  stop: () => Promise<void>;
}

export interface TestBotOptions {
  sandbox?: Partial<SandboxOptions>;
  bot?: Partial<StartBotOptions>;
  /** Without limits of the sandbox: how long a delivery waits at most for what else is asked; hardly at all if left out. */
  longestGatherMs?: number;
}

const isRegistration = ({ method, path }: RestAnswer): boolean =>
  method === 'PUT' && path.endsWith('/commands');

/**
 * A busy machine answers later than Discord waits. After a click that is only acknowledged the sandbox would report no
 * message at all, although it is still being written.
 */
const PATIENT = { firstAnswerMs: 25_000, acknowledgedMs: 25_000 };

/**
 * The program has its own connections for leases, a test does not. Where the database answered late, the bot would leave the
 * gateway as if another process had its shard, and everything it should do would wait.
 */
const LONG_LEASE_MS = 60_000;

/** Enough for what one action asks for. Tests of what is gathered over a longer time say so. */
const GATHER_MS = 200;

/** The pauses between two messages about one thing keep Discord's limits; where the sandbox has none, they would be idle seconds. */
const withoutPauses =
  (longestGatherMs: number) =>
  (feature: BotFeature): BotFeature => ({
    ...feature,
    ...(feature.deliveries && {
      deliveries: feature.deliveries.map(({ turn: _turn, gatherMs = 0, ...delivery }) => ({
        ...delivery,
        gatherMs: Math.min(gatherMs, longestGatherMs),
        spacingMs: 0,
      })),
    }),
  });

/** The real bot, on the sandbox and a database of its own. */
export const startTestBot = async (options: TestBotOptions = {}): Promise<TestBot> => {
  const context = await createTestContext();
  noteGaps(context);
  const restAnswers: RestAnswer[] = [];
  const sandbox = await startSandbox({
    port: 0,
    language: 'ru',
    redirectUris: [],
    onRestAnswer: (answer) => restAnswers.push(answer),
    ...options.sandbox,
    timings: { ...PATIENT, ...options.sandbox?.timings },
  });
  context.config.cdnUrl = sandbox.cdnUrl;
  const { features = FEATURES } = options.bot ?? {};
  const bot = startBot({
    context,
    token: sandbox.botToken,
    apiUrl: sandbox.apiUrl,
    identifyEveryMs: 0,
    leaseMs: LONG_LEASE_MS,
    ...options.bot,
    features:
      options.sandbox?.rateLimits === false
        ? features.map(withoutPauses(options.longestGatherMs ?? GATHER_MS))
        : features,
  });
  const people = createSandboxClient(sandbox.url);
  await bot.whenReady();
  // A new sandbox has no commands, so the bot registers its own.
  await eventually(() => expect(restAnswers.some(isRegistration)).toBe(true));
  const started: TestBot = {
    context,
    sandbox,
    people,
    restAnswers,
    bot,
    stop: async () => {
      // A test may have started another one in its place.
      await started.bot.stop();
      await sandbox.stop();
      await context.stop();
    },
  };
  return started;
};
