import type { Permission } from '@famiglia/contract/access/permissions';
import type { AutocompleteCall, CommandCall, Choice } from './calls.ts';
import type { Localised } from '../texts/localised.ts';
import type { HelpCondition, HelpTopic } from './help-topic.ts';

/** A slash command as data, with both languages. */
export type BotCommand = CommandName & {
  /** Whether it also works in a DM with the bot. */
  place: 'guild' | 'anywhere';
  /**
   * Who sees the command in Discord by default; everybody if left out. It only shortens the list: the use
   * case checks the permission.
   */
  offeredTo?: 'ManageGuild';
  topic: HelpTopic;
} & Needs &
  (CommandAction | { subcommands: readonly Subcommand[] });

export type Subcommand = CommandName &
  CommandAction &
  Needs & {
    /** The command's own unless given. */
    topic?: HelpTopic;
  };

interface Needs {
  /** The permission without which /help leaves it out; the use case checks it. */
  needs?: Permission;
  /** What the server must have, or /help leaves it out. */
  when?: HelpCondition;
}

export interface CommandName {
  name: Localised;
  description: Localised;
}

export interface CommandAction {
  /** Who sees the answer: only the person who asked, or everybody in the channel. */
  answer: 'private' | 'public';
  options?: readonly CommandOption[];
  run: (call: CommandCall) => Promise<void>;
  autocomplete?: (call: AutocompleteCall) => Promise<readonly Choice[]>;
}

export interface CommandOption extends CommandName {
  type: OptionType;
  required?: boolean;
  autocomplete?: boolean;
  choices?: readonly { name: Localised; value: string | number }[];
  /** The minimum of a number, or of a text's length. */
  min?: number;
  max?: number;
}

export type OptionType =
  | 'text'
  | 'integer'
  | 'number'
  | 'boolean'
  | 'user'
  | 'channel'
  | 'role'
  | 'attachment';
