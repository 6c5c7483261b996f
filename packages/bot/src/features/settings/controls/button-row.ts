import { ButtonStyle, ComponentType } from 'discord.js';
import { chunksOf } from '../setup-field.ts';
import type { ControlRow } from './string-select.ts';

/** Discord shows at most five buttons in a row. */
const BUTTONS_IN_ROW = 5;

/** Buttons that open forms, each with its custom id and label. */
export const buttonRows = (buttons: readonly (readonly [customId: string, label: string])[]): ControlRow[] =>
  chunksOf(BUTTONS_IN_ROW, buttons).map((row) => ({
    type: ComponentType.ActionRow,
    components: row.map(([customId, label]) => ({
      type: ComponentType.Button,
      style: ButtonStyle.Secondary,
      customId,
      label,
    })),
  }));
