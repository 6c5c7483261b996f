import type { BotFeature } from '../feature.ts';
import { drawCards } from './draw-cards.ts';
import { gungameCommand } from './gungame-command.ts';
import { notifyVerdicts } from './notify-verdicts.ts';
import { approveButton, rejectButton, rejectForm } from './verdict-actions.ts';

/** Gun game screens: by command or in their channel (with the GG screens), judged in the review channel. */
export const gungameFeature: BotFeature = {
  name: 'gungame',
  commands: [gungameCommand],
  buttons: { approve: approveButton, reject: rejectButton },
  modals: { reject: rejectForm },
  busHandlers: [
    {
      // A review channel was chosen or opened to the bot: what waits can be posted there now.
      types: ['settings.changed', 'channels.changed'],
      run: async ({ context }, event) => {
        if ('guildId' in event)
          await context.jobs.send(context.db, 'draw-gungame-cards', { guildId: event.guildId });
      },
    },
  ],
  jobs: [
    { name: 'draw-gungame-cards', run: drawCards },
    { name: 'tell-gungame-verdicts', run: notifyVerdicts },
  ],
};
