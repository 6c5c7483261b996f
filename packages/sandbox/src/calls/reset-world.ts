import type { SandboxContext } from '../sandbox-context.ts';
import type { WorldSeed } from '../world/world-seed.ts';
import { worldFromSeed } from '../world/world-from-seed.ts';

/** Back to the beginning. The bot's commands stay, for it would not register them again; it has to connect anew. */
export async function resetWorld(context: SandboxContext, seed: WorldSeed): Promise<object> {
  const { commands } = context.world;
  context.world = worldFromSeed(seed, context.credentials.application_id);
  for (const [guildId, list] of commands) {
    if (guildId === '' || context.world.guilds.has(guildId)) context.world.commands.set(guildId, list);
  }
  context.interactions.clear();
  context.faults.clear();
  context.unknownCalls.length = 0;
  await context.files.clear();
  context.gateway.invalidateSessions(false, context.clock());
  context.live.push({ type: 'world_reset' });
  context.changed();
  return {};
}
