import { ComponentType, ButtonStyle } from 'discord.js';
import type { ActionRowData, MessageActionRowComponentData, SelectMenuComponentOptionData } from 'discord.js';
import { chunksOf } from '../setup-field.ts';

export type ControlRow = ActionRowData<MessageActionRowComponentData>;

interface StringSelect {
  customId: string;
  placeholder: string;
  options: readonly SelectMenuComponentOptionData[];
  /** Up to this many may be chosen, or none; without it exactly one. */
  many?: number;
  disabled?: boolean;
}

/** A row with one select. */
export const stringSelect = ({
  customId,
  placeholder,
  options,
  many,
  disabled,
}: StringSelect): ControlRow => ({
  type: ComponentType.ActionRow,
  components: [
    {
      type: ComponentType.StringSelect,
      customId,
      placeholder,
      options,
      ...(many === undefined ? {} : { minValues: 0, maxValues: Math.min(many, options.length) }),
      ...(disabled === true ? { disabled } : {}),
    },
  ],
});

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
