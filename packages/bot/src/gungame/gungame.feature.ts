import { requestDelivery } from '@famiglia/core/guilds/deliveries/request-delivery';
import type { BotFeature } from '../feature.ts';
import { drawCards } from './draw-cards.ts';
import { gungameCommand } from './gungame-command.ts';
import { notifyVerdicts } from './notify-verdicts.ts';
import { approveButton, rejectButton, rejectForm } from './verdict-actions.ts';

/**
 * Gun game screenshots: sent by command or posted in their channel (with the GG screenshots), judged in the
 * review channel.
 */
export const gungameFeature: BotFeature = {
  name: 'gungame',
  commands: [gungameCommand],
  buttons: { approve: approveButton, reject: rejectButton },
  modals: { reject: rejectForm },
  busHandlers: [
    {
      // A review channel was chosen or the bot got access to it: waiting screenshots can be posted now.
      types: ['settings.changed', 'channels.changed'],
      run: async ({ client, context }, event) => {
        if (!('guildId' in event) || !client.guilds.cache.has(event.guildId)) return;
        await requestDelivery(context.db, { guildId: event.guildId, kind: 'gungame_card', subject: '' });
      },
    },
  ],
  deliveries: [
    { kind: 'gungame_card', deliver: drawCards },
    { kind: 'gungame_verdict', deliver: notifyVerdicts },
  ],
};
