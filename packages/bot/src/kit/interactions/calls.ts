import type { Language } from '@famiglia/contract/kit/language';
import type { Actor } from '@famiglia/core/platform/actor';
import type {
  AutocompleteInteraction,
  ButtonInteraction,
  ChatInputCommandInteraction,
  ModalSubmitInteraction,
  AnySelectMenuInteraction,
  UserContextMenuCommandInteraction,
} from 'discord.js';
import type { Bot } from '../../bot.ts';
import type { Answer } from './answer.ts';
import type { FormValues } from './form.ts';

/** What a handler gets: the person, their language, and how to answer in time. */
interface Call<Interaction> {
  bot: Bot;
  interaction: Interaction;
  actor: Extract<Actor, { kind: 'discord' }>;
  language: Language;
  answer: Answer;
}

export type CommandCall = Call<ChatInputCommandInteraction>;
/** The context menu of a person was used: `interaction.targetUser`. */
export type UserMenuCall = Call<UserContextMenuCommandInteraction>;
export type AutocompleteCall = Omit<Call<AutocompleteInteraction>, 'answer'>;

/** A component was used; `args` is the rest of its custom id. */
export interface ComponentCall<Interaction> extends Call<Interaction> {
  args: readonly string[];
}

export type ButtonCall = ComponentCall<ButtonInteraction>;
export type SelectCall = ComponentCall<AnySelectMenuInteraction>;
export interface ModalCall extends ComponentCall<ModalSubmitInteraction> {
  values: FormValues;
}
/** A form that has an amount: it was sent, or a button said which reading of the amount is meant. */
export interface AmountFormCall extends ComponentCall<ModalSubmitInteraction | ButtonInteraction> {
  values: FormValues;
}

/** What autocomplete offers; Discord shows at most 25. */
export interface Choice {
  name: string;
  value: string | number;
}
