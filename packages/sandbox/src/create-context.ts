import { join } from 'node:path';
import { BankNotices } from './bank/bank-notices.ts';
import { createBank } from './bank/bank.ts';
import { createCredentials } from './credentials.ts';
import { demoWorld } from './demo-world/demo-world.ts';
import { Faults } from './faults/faults.ts';
import { Gateway } from './gateway/gateway.ts';
import { IdentifyBudget } from './gateway/identify-budget.ts';
import { Interactions } from './interactions/interactions.ts';
import { LiveFeed } from './live/live-feed.ts';
import { Nonces } from './messages/nonces.ts';
import type { SandboxContext } from './sandbox-context.ts';
import { DISCORD_TIMINGS, GATEWAY_LIMITS } from './sandbox-options.ts';
import type { SandboxOptions } from './sandbox-options.ts';
import { diskFiles, memoryFiles } from './store/file-store.ts';
import { readWorldFile, serializeWorld } from './store/world-file.ts';
import { WorldKeeper } from './store/world-keeper.ts';
import { createWarBoard } from './wars/war-board.ts';
import { createSnowflakes } from './world/snowflake.ts';
import { worldFromSeed } from './world/world-from-seed.ts';
import type { World } from './world/world.ts';

const QUIET = { info: () => {}, warn: () => {} };

/** Creates the context: the world from its file, or a new one. */
export const createContext = async (options: SandboxOptions) => {
  const { dataDir, clock = Date.now, log = QUIET } = options;
  const path = dataDir === undefined ? null : join(dataDir, 'world.json');
  const kept = path === null ? null : await readWorldFile(path);
  const credentials = kept?.credentials ?? createCredentials();
  const bank = kept?.bank ?? createBank();
  const wars = kept?.wars ?? createWarBoard(clock());
  const timings = { ...DISCORD_TIMINGS, ...options.timings };
  const gatewayLimits = { ...GATEWAY_LIMITS, ...options.gateway };
  const changed = () => keeper?.changed();
  // Another language would not fit to what the product made of a kept world.
  const language = kept?.world.language ?? options.language ?? 'en';
  const seed = options.world ?? demoWorld(language);
  const world = kept?.world ?? worldFromSeed(seed, credentials.application_id);
  const context: SandboxContext = {
    world,
    credentials,
    bank,
    bankNotices: new BankNotices({
      bank,
      url: options.bankNoticesUrl,
      clock,
      pausesMs: timings.bankPausesMs,
      delayMs: timings.bankDelayMs,
      log,
      changed,
    }),
    wars,
    publicDemo: options.publicDemo,
    urls: { origin: '', api: '', gateway: '', cdn: '' },
    clock,
    nextId: createSnowflakes(clock, newestId(world)),
    timings,
    rateLimits: options.rateLimits ?? true,
    disallowedIntents: options.disallowedIntents ?? 0,
    redirectUris: options.redirectUris,
    gateway: new Gateway(),
    gatewayLimits,
    identifies: new IdentifyBudget(gatewayLimits, clock),
    live: new LiveFeed(),
    faults: new Faults(clock),
    files: dataDir === undefined ? memoryFiles() : diskFiles(join(dataDir, 'files')),
    interactions: new Interactions(),
    nonces: new Nonces(clock),
    log,
    unknownCalls: [],
    noteUnknown(call) {
      // Clients retry failed requests; each is recorded once.
      if (this.unknownCalls.includes(call)) return;
      this.unknownCalls.push(call);
      log.warn(`The sandbox does not know ${call}.`);
    },
    onRestAnswer: options.onRestAnswer ?? (() => {}),
    changed,
    saveNow: async () => keeper?.save(),
  };
  const keeper =
    path === null
      ? null
      : new WorldKeeper(
          path,
          () => serializeWorld(context.world, { credentials, bank, wars: context.wars }),
          (error) => log.warn(`The sandbox could not keep its world: ${String(error)}`),
        );
  keeper?.changed();
  return { context, keeper, seed };
};

/** New ids are larger than those of a stored world, also if the clock was set back. */
const newestId = (world: World): bigint => {
  let newest = 0n;
  for (const id of world.messageChannels.keys()) if (BigInt(id) > newest) newest = BigInt(id);
  return newest;
};
