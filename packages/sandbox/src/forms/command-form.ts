import type { ApplicationCommandOptionType, ApplicationCommandType } from 'discord-api-types/v10';

export type Localizations = Record<string, string> | null;

/** Texts for people, in any of Discord's languages. */
export interface Named {
  name: string;
  name_localizations?: Localizations;
  description?: string;
  description_localizations?: Localizations;
}

export interface CommandForm extends Named {
  type?: ApplicationCommandType;
  options?: OptionForm[];
  [field: string]: unknown;
}

export interface OptionForm extends Named {
  type: ApplicationCommandOptionType;
  required?: boolean;
  autocomplete?: boolean;
  choices?: ChoiceForm[];
  options?: OptionForm[];
  min_value?: number;
  max_value?: number;
  min_length?: number;
  max_length?: number;
}

export interface ChoiceForm extends Pick<Named, 'name' | 'name_localizations'> {
  value: string | number;
}
