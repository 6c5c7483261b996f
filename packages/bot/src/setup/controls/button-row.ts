import { ButtonStyle, ComponentType } from 'discord.js';
import type { ControlRow } from './string-select.ts';

/** A row of buttons that open forms, each with its custom id and label. */
export const buttonRow = (
  ...buttons: readonly (readonly [customId: string, label: string])[]
): ControlRow => ({
  type: ComponentType.ActionRow,
  components: buttons.map(([customId, label]) => ({
    type: ComponentType.Button,
    style: ButtonStyle.Secondary,
    customId,
    label,
  })),
});
