import { ApplicationCommandOptionType } from 'discord-api-types/v10';
import type { OptionValue } from '../../../src/sandbox-types.ts';
import { readOption, type OptionProblem } from './read-option.ts';
import type { RunnableCommand } from './runnable-command.ts';

/** The field of one option: the shown text, the value to send, and the file of an attachment. */
export interface OptionDraft {
  typed: string;
  raw: string;
  file?: File;
}

export type OptionDrafts = Record<string, OptionDraft>;

/** The required options, and those that were already written after the command's name. */
export const firstDrafts = (command: RunnableCommand, written: Record<string, string>): OptionDrafts =>
  Object.fromEntries(
    command.options
      .filter(({ name, required }) => required || name in written)
      .map(({ name }) => [name, { typed: written[name] ?? '', raw: written[name] ?? '' }]),
  );

export interface ReadDrafts {
  options: Record<string, OptionValue>;
  problems: Record<string, OptionProblem>;
}

export const readDrafts = (command: RunnableCommand, drafts: OptionDrafts): ReadDrafts => {
  const options: Record<string, OptionValue> = {};
  const problems: Record<string, OptionProblem> = {};
  for (const option of command.options) {
    const draft = drafts[option.name];
    if (option.type === ApplicationCommandOptionType.Attachment) {
      if (option.required && !draft?.file) problems[option.name] = { kind: 'required' };
      continue;
    }
    const read = readOption(option, draft?.raw ?? '');
    if ('problem' in read) problems[option.name] = read.problem;
    else if (read.value !== null) options[option.name] = read.value;
  }
  return { options, problems };
};
