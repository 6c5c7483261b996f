import { CAPT_SIDES } from '@famiglia/contract/capts/capts';
import type { CaptSide } from '@famiglia/contract/capts/capts';
import type { BaseMessageOptions } from 'discord.js';
import type { ButtonCall } from '../../kit/interactions/calls.ts';
import type { GuildClock } from '../../kit/guild-time.ts';
import type { ParsedStart } from '../../kit/start-time/parsed-start.ts';
import { correctionRows } from '../../kit/start-time/start-question.ts';
import { startTexts } from '../../kit/start-time/start-texts.ts';
import type { StartProblem } from '../../kit/start-time/start-texts.ts';
import { CAPT_INPUTS, EMPTY_CAPT, captArgs, captForm } from './capt-form.ts';
import type { TypedCapt } from './capt-form.ts';
import { carriedKind } from '../rosters/kind-option.ts';
import { carriedPing } from '../rosters/ping-option.ts';
import { captSources } from './capt-source.ts';
import type { CaptSource } from './capt-source.ts';
import { captTexts } from './capt-texts.ts';

export type CaptProblem = 'wrongOpponent' | 'wrongSlots' | 'squadSlots' | StartProblem;

interface Correction {
  side: CaptSide;
  typed: TypedCapt;
  parsed: ParsedStart;
  problems: readonly CaptProblem[];
  source?: CaptSource | null;
}

/**
 * The error, followed by everything that was typed. The message itself stores the input, so nothing is kept
 * in memory.
 */
export const captCorrection = (
  clock: GuildClock,
  { side, typed, parsed, problems, source = null }: Correction,
): BaseMessageOptions => {
  const texts = { ...startTexts[clock.language], ...captTexts[clock.language] };
  const fields = CAPT_INPUTS.filter((input) => typed[input] !== '');
  return {
    content: [
      texts[source?.purpose === 'edit' ? 'unsaved' : 'wrong'],
      ...problems.map((problem) => `• ${texts[problem]}`),
    ].join('\n'),
    embeds: [{ fields: fields.map((input) => ({ name: texts[input], value: typed[input] })) }],
    components: correctionRows({
      feature: 'capt',
      args: captArgs(side, typed, source),
      label: texts.correct,
      parsed,
      clock,
    }),
  };
};

export const sideOf = (text: string | undefined): CaptSide =>
  CAPT_SIDES.find((side) => side === text) ?? 'attack';

/** The input that such a message stores. */
export const storedCapt = ({ interaction, language, args }: ButtonCall): TypedCapt => {
  const fields = interaction.message.embeds[0]?.fields ?? [];
  const typed = { ...EMPTY_CAPT, ping: carriedPing(args.slice(1)), kind: carriedKind(args) };
  for (const input of CAPT_INPUTS) {
    typed[input] = fields.find((field) => field.name === captTexts[language][input])?.value ?? '';
  }
  return typed;
};

/** Opens the form again, filled with the input stored in the message. */
export const openCaptCorrection = async (call: ButtonCall): Promise<void> => {
  const [side, ...rest] = call.args;
  const source = await captSources.carried(call, rest);
  await call.answer.showForm(captForm(call.language, sideOf(side), storedCapt(call), source));
};
