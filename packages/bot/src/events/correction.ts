import type { Language } from '@famiglia/contract/constants';
import { ButtonStyle, ComponentType } from 'discord.js';
import type { BaseMessageOptions } from 'discord.js';
import type { ButtonCall } from '../interactions/calls.ts';
import { makeCustomId } from '../interactions/custom-id.ts';
import { EMPTY_EVENT, eventForm } from './event-form.ts';
import type { TypedEvent } from './event-form.ts';
import { mpTexts } from './mp-texts.ts';

export type EventProblem =
  | 'wrongTitle'
  | 'unreadable'
  | 'no_such_time'
  | 'in_past'
  | 'too_far'
  | 'wrongSlots';

const FIELDS = ['title', 'start', 'slots', 'description'] as const satisfies (keyof TypedEvent)[];

/**
 * The error, followed by everything that was typed. The message itself stores the input: the button reads it
 * back, also after a restart.
 */
export const correctionMessage = (
  language: Language,
  typed: TypedEvent,
  problems: readonly EventProblem[],
): BaseMessageOptions => {
  const texts = mpTexts[language];
  return {
    content: [texts.wrong, ...problems.map((problem) => `• ${texts[problem]}`)].join('\n'),
    embeds: [
      {
        fields: FIELDS.filter((field) => typed[field] !== '').map((field) => ({
          name: texts[field],
          value: typed[field],
        })),
      },
    ],
    components: [
      {
        type: ComponentType.ActionRow,
        components: [
          {
            type: ComponentType.Button,
            style: ButtonStyle.Primary,
            customId: makeCustomId('mp', 'correct'),
            label: texts.correct,
          },
        ],
      },
    ],
  };
};

/** Opens the form again, filled with the input stored in the message. */
export const openCorrection = async ({ interaction, language, answer }: ButtonCall): Promise<void> => {
  const texts = mpTexts[language];
  const fields = interaction.message.embeds[0]?.fields ?? [];
  const typed = { ...EMPTY_EVENT };
  for (const name of FIELDS) typed[name] = fields.find((field) => field.name === texts[name])?.value ?? '';
  await answer.showForm(eventForm(language, typed));
};
