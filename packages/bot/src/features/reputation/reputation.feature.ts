import { requestDelivery } from '@famiglia/core/deliveries/request-delivery';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { GatewayDispatchEvents } from 'discord.js';
import type { BotFeature } from '../../feature.ts';
import { onDispatch } from '../../kit/discord/on-dispatch.ts';
import { notifyReputation } from './notify-reputation.ts';
import { repCommand, repMenu } from './rep-command.ts';
import { turnHistoryPage } from './show-reputation.ts';
import { syncRoles } from './sync-roles.ts';

/** Reputation of members, and the roles that depend on it. */
export const reputationFeature: BotFeature = {
  name: 'reputation',
  commands: [repCommand],
  userMenus: [repMenu],
  buttons: { history: turnHistoryPage },
  gatewayHandlers: [
    // A member who comes back still has their reputation, but lost their roles.
    onDispatch(GatewayDispatchEvents.GuildMemberAdd, async ({ context }, { guild_id: guildId }) => {
      const { reputation_roles } = await findSettings(context.db, guildId);
      if (reputation_roles.length === 0) return;
      await requestDelivery(context.db, { guildId, kind: 'reputation_roles', subject: '' });
    }),
  ],
  deliveries: [
    { kind: 'reputation_roles', deliver: syncRoles },
    { kind: 'reputation_notice', deliver: notifyReputation },
  ],
};
