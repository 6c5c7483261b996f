import { ButtonStyle, ComponentType } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import { makeCustomId } from './custom-id.ts';
import type { KeptForm, KeptForms } from './kept-forms.ts';

/** A button that opens a form which is ready: nothing has to be read before it, so it opens in time. */
export const formButton = (
  forms: KeptForms,
  kept: KeptForm,
  label: string,
): NonNullable<BaseMessageOptions['components']> => [
  {
    type: ComponentType.ActionRow,
    components: [
      {
        type: ComponentType.Button,
        customId: makeCustomId('forms', 'again', forms.keep(kept)),
        label,
        style: ButtonStyle.Primary,
      },
    ],
  },
];
