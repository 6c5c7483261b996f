import { requestDelivery } from '@famiglia/core/deliveries/request-delivery';
import { findSettings } from '@famiglia/core/settings/settings.queries';
import type { BotFeature } from '../../feature.ts';
import { keepFamilyList, showFamily } from './family-list.ts';

/** Members come, go and change roles often: one redraw a minute is enough. */
const SPACING_MS = 60_000;

/** The list of the family in a channel. */
export const familyFeature: BotFeature = {
  name: 'family',
  buttons: { whole: showFamily },
  busHandlers: [
    {
      types: ['members.changed', 'access.changed', 'guild.changed', 'ranks.changed'],
      run: async ({ context }, event) => {
        if (!('guildId' in event)) return;
        const { guildId } = event;
        if ((await findSettings(context.db, guildId)).channels.family === null) return;
        await requestDelivery(context.db, { guildId, kind: 'family_list', subject: '' });
      },
    },
  ],
  deliveries: [
    {
      kind: 'family_list',
      deliver: keepFamilyList,
      staysPosted: true,
      gatherMs: 1000,
      spacingMs: SPACING_MS,
    },
  ],
};
