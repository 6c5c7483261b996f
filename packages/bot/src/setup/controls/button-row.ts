import { ButtonStyle, ComponentType } from 'discord.js';
import type { ControlRow } from './string-select.ts';

/** A row with one button that opens a form. */
export const buttonRow = (customId: string, label: string): ControlRow => ({
  type: ComponentType.ActionRow,
  components: [{ type: ComponentType.Button, style: ButtonStyle.Secondary, customId, label }],
});
