import { createTestContext } from '../../testing/test-context.ts';
import type { TestContext } from '../../testing/test-context.ts';
import { startScriptedDiscord } from '../../platform/discord/testing/scripted-discord.ts';
import type { ScriptedDiscord } from '../../platform/discord/testing/scripted-discord.ts';

export interface AuthTestContext extends TestContext {
  scripted: ScriptedDiscord;
}

/** A context with the real OAuth client against a scripted server. */
export const createAuthTestContext = async (): Promise<AuthTestContext> => {
  const scripted = await startScriptedDiscord({ clock: () => context.clock() });
  const context = await createTestContext({ discord: scripted.oauth });
  return {
    ...context,
    scripted,
    stop: async () => {
      await context.stop();
      await scripted.stop();
    },
  };
};
