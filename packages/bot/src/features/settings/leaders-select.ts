import { ComponentType } from 'discord.js';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import type { ControlRow } from './controls/control-rows.ts';
import { setupTexts } from './setup-texts.ts';
import type { SetupView } from './setup-view.ts';

/** Who leads besides the managers of the server: asked while nobody does. */
export const leadersSelect = ({ first, language }: SetupView): ControlRow[] =>
  first?.steps.some(({ name, done }) => name === 'deputies' && !done) !== true
    ? []
    : [
        {
          type: ComponentType.ActionRow,
          components: [
            {
              type: ComponentType.RoleSelect,
              customId: makeCustomId('setup', 'lead'),
              placeholder: setupTexts[language].whoLeads,
            },
          ],
        },
      ];
