import { AppError } from '@famiglia/core/platform/app-error';
import type { BaseMessageOptions } from 'discord.js';
import { ButtonStyle, ComponentType } from 'discord.js';
import { makeCustomId } from '../interactions/custom-id.ts';
import { guildTime, readerTime } from '../guild-time.ts';
import type { GuildClock } from '../guild-time.ts';
import type { ParsedStart } from './parsed-start.ts';
import { startTexts } from './start-texts.ts';
import type { StartProblem } from './start-texts.ts';

type UnclearStart = Exclude<ParsedStart, { startsAt: Date }>;

/** Why a start is not accepted yet. */
export const unclearStart = (parsed: UnclearStart): StartProblem =>
  'problem' in parsed ? parsed.problem : parsed.question;

interface Correction {
  /** The feature and the arguments in the custom ids of the buttons. */
  feature: string;
  args?: readonly string[];
  label: string;
  /** Null if nothing was asked about the start. */
  parsed: ParsedStart | null;
  clock: GuildClock;
}

const button = (customId: string, label: string, style: ButtonStyle.Primary | ButtonStyle.Secondary) =>
  ({ type: ComponentType.Button, style, customId, label }) as const;

/** One button for each possible moment, and the button that opens the form again. */
export const correctionRows = (correction: Correction): NonNullable<BaseMessageOptions['components']> => {
  const { feature, args = [], label, parsed, clock } = correction;
  const readings = parsed !== null && 'question' in parsed ? parsed.readings : [];
  const choices = readings.map((moment) =>
    button(
      makeCustomId(feature, 'start', ...args, String(Math.floor(moment.getTime() / 1000))),
      guildTime(moment, clock),
      ButtonStyle.Primary,
    ),
  );
  const correct = button(
    makeCustomId(feature, 'correct', ...args),
    label,
    choices.length === 0 ? ButtonStyle.Primary : ButtonStyle.Secondary,
  );
  return [{ type: ComponentType.ActionRow, components: [...choices, correct] }];
};

/** The moment of such a button. */
export const chosenStart = (args: readonly string[]): Date => {
  const moment = new Date(Number(args.at(-1)) * 1000);
  if (Number.isNaN(moment.getTime())) throw new AppError('control_outdated');
  return moment;
};

/** The parsed start in the time zone of the reader. */
export const understoodStart = (moment: Date, clock: GuildClock): string =>
  `${startTexts[clock.language].yours}: ${readerTime(moment, 'F')}, ${readerTime(moment, 'R')}`;

/** Errors about the start time that only the use case can detect. */
export const refusedStart = (error: unknown): 'too_far' | 'in_past' | null => {
  if (!(error instanceof AppError) || error.code !== 'validation_failed') return null;
  const message = error.errors.find(({ field }) => field === 'starts_at')?.message;
  return message === 'too_far' || message === 'in_past' ? message : null;
};
