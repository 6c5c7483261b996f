import { CAPT_SIDES } from '@famiglia/contract/capts';
import type { CaptSide } from '@famiglia/contract/capts';
import type { Language } from '@famiglia/contract/constants';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import type { ButtonCall } from '../interactions/calls.ts';
import { makeCustomId } from '../interactions/custom-id.ts';
import { CAPT_INPUTS, EMPTY_CAPT, captForm } from './capt-form.ts';
import type { TypedCapt } from './capt-form.ts';
import { captTexts } from './capt-texts.ts';

export type CaptProblem =
  | 'wrongOpponent'
  | 'unreadable'
  | 'no_such_time'
  | 'in_past'
  | 'too_far'
  | 'wrongSlots';

/**
 * The error, followed by everything that was typed. The message itself stores the input, so nothing is kept
 * in memory.
 */
export const captCorrection = (
  language: Language,
  side: CaptSide,
  typed: TypedCapt,
  problems: readonly CaptProblem[],
): BaseMessageOptions => {
  const texts = captTexts[language];
  const fields = CAPT_INPUTS.filter((input) => typed[input] !== '');
  return {
    content: [texts.wrong, ...problems.map((problem) => `• ${texts[problem]}`)].join('\n'),
    embeds: [{ fields: fields.map((input) => ({ name: texts[input], value: typed[input] })) }],
    components: [
      {
        type: ComponentType.ActionRow,
        components: [
          {
            type: ComponentType.Button,
            style: ButtonStyle.Primary,
            customId: makeCustomId('capt', 'correct', side),
            label: texts.correct,
          },
        ],
      },
    ],
  };
};

export const sideOf = (text: string | undefined): CaptSide =>
  CAPT_SIDES.find((side) => side === text) ?? 'attack';

/** Opens the form again, filled with the input stored in the message. */
export const openCaptCorrection = async (call: ButtonCall): Promise<void> => {
  const { interaction, language, answer, args } = call;
  const fields = interaction.message.embeds[0]?.fields ?? [];
  const typed = { ...EMPTY_CAPT };
  for (const input of CAPT_INPUTS) {
    typed[input] = fields.find((field) => field.name === captTexts[language][input])?.value ?? '';
  }
  await answer.showForm(captForm(language, sideOf(args[0]), typed));
};
