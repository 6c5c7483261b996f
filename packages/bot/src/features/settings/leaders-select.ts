import type { Language } from '@famiglia/contract/kit/language';
import { ComponentType } from 'discord.js';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import type { ControlRow } from './controls/control-rows.ts';
import { setupTexts } from './setup-texts.ts';

/** Few roles of a family lead it. */
const MOST_ROLES = 5;

/** Who leads besides the managers of the server. */
export const leadersSelect = (language: Language): ControlRow[] => [
  {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.RoleSelect,
        customId: makeCustomId('setup', 'lead'),
        placeholder: setupTexts[language].whoLeads,
        maxValues: MOST_ROLES,
      },
    ],
  },
];
