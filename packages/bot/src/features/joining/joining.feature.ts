import { noticeNicknames } from '@famiglia/core/nicknames/keep-nicknames';
import { requestDelivery } from '@famiglia/core/deliveries/request-delivery';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import { GatewayIntentBits } from 'discord.js';
import type { BotFeature } from '../../feature.ts';
import { nicknamesCommand, renameAll, welcomeCommand } from './joining-commands.ts';
import { giveJoiningRoles, giveNickname } from './joining-deliveries.ts';
import { keepPingRoles, togglePingRole } from './ping-roles.ts';
import { welcomeNewcomers } from './welcome.ts';

/** Joining: the welcome, first and returned roles, ping roles, and nicknames by the family's pattern. */
export const joiningFeature: BotFeature = {
  name: 'joining',
  intents: [GatewayIntentBits.GuildMessages],
  commands: [welcomeCommand, nicknamesCommand],
  buttons: { ping: togglePingRole, rename: renameAll },
  busHandlers: [
    {
      types: ['members.changed', 'guild.changed'],
      run: async ({ context }, event) => {
        if (!('guildId' in event)) return;
        const { guildId } = event;
        if (event.type === 'members.changed') return noticeNicknames(context, guildId, event.userIds);
        // A role may have been deleted.
        const { channels } = await findSettings(context.db, guildId);
        if (channels.ping_roles !== null)
          await requestDelivery(context.db, { guildId, kind: 'ping_roles', subject: '' });
      },
    },
  ],
  deliveries: [
    { kind: 'joining_roles', deliver: giveJoiningRoles },
    // Members who join at the same time are handled in one run.
    { kind: 'welcome', deliver: welcomeNewcomers, gatherMs: 1000, spacingMs: 2000 },
    // Discord renames few members a second, and roles and lists need the same bot.
    { kind: 'nickname', deliver: giveNickname, atOnce: 2 },
    { kind: 'ping_roles', deliver: keepPingRoles, staysPosted: true, gatherMs: 500, spacingMs: 2000 },
  ],
};
