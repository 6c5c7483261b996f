import { ComponentType } from 'discord.js';
import type { ActionRowData, MessageActionRowComponentData, SelectMenuComponentOptionData } from 'discord.js';

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
