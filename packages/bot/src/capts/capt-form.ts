import type { CaptSide } from '@famiglia/contract/capts';
import type { Language } from '@famiglia/contract/constants';
import { ComponentType, TextInputStyle } from 'discord.js';
import type { ModalComponentData, TextInputComponentData } from 'discord.js';
import { makeCustomId } from '../interactions/custom-id.ts';
import { captTexts } from './capt-texts.ts';

/** What a leader typed, as they typed it. */
export interface TypedCapt {
  opponent: string;
  territory: string;
  start: string;
  slots: string;
  notes: string;
}

export const CAPT_INPUTS = ['opponent', 'territory', 'start', 'slots', 'notes'] as const;
export const EMPTY_CAPT: TypedCapt = { opponent: '', territory: '', start: '', slots: '', notes: '' };

/** The form for a new capt; whatever was typed before stands in it. */
export const captForm = (language: Language, side: CaptSide, typed: TypedCapt): ModalComponentData => {
  const texts = captTexts[language];
  const options: Record<keyof TypedCapt, Partial<TextInputComponentData>> = {
    opponent: { maxLength: 64, placeholder: texts.opponentHint },
    territory: { maxLength: 64, placeholder: texts.territoryHint, required: false },
    start: { maxLength: 40, placeholder: texts.startHint },
    slots: { maxLength: 10, placeholder: '20' },
    notes: { maxLength: 1000, style: TextInputStyle.Paragraph, required: false },
  };
  return {
    customId: makeCustomId('capt', 'create', side),
    title: `${texts.newCapt}: ${texts.side[side]}`,
    components: CAPT_INPUTS.map((customId) => ({
      type: ComponentType.ActionRow,
      components: [
        {
          type: ComponentType.TextInput,
          customId,
          label: texts[customId],
          style: TextInputStyle.Short,
          required: true,
          ...(typed[customId] === '' ? {} : { value: typed[customId] }),
          ...options[customId],
        },
      ],
    })),
  };
};
