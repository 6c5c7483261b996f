import { findSettings } from '@famiglia/core/guilds/settings/settings.queries';
import { GatewayDispatchEvents } from 'discord.js';
import type { BotFeature } from '../feature.ts';
import { onDispatch } from '../gateway/on-dispatch.ts';
import { repCommand, repMenu } from './rep-command.ts';
import { syncRoles } from './sync-roles.ts';
import { topCommand } from './top-command.ts';

/** The score of the family, and the roles that go with it. */
export const reputationFeature: BotFeature = {
  name: 'reputation',
  commands: [repCommand, topCommand],
  userMenus: [repMenu],
  gatewayHandlers: [
    // Whoever comes back still has their reputation, but no roles any more.
    onDispatch(GatewayDispatchEvents.GuildMemberAdd, async ({ context }, { guild_id: guildId }) => {
      const { reputation_roles } = await findSettings(context.db, guildId);
      if (reputation_roles.length === 0) return;
      await context.jobs.send(context.db, 'reputation-roles', { guildId });
    }),
  ],
  jobs: [{ name: 'reputation-roles', run: syncRoles }],
};
