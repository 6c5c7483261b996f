import type { Language } from '@famiglia/contract/constants';
import { ComponentType, TextInputStyle } from 'discord.js';
import type { ModalComponentData, TextInputComponentData } from 'discord.js';
import { makeCustomId } from '../interactions/custom-id.ts';
import { mpTexts } from './mp-texts.ts';

/** What a leader typed, as they typed it. */
export interface TypedEvent {
  title: string;
  start: string;
  slots: string;
  description: string;
}

export const EMPTY_EVENT: TypedEvent = { title: '', start: '', slots: '', description: '' };

/** The form for a new event; whatever was typed before stands in it. */
export const eventForm = (language: Language, typed: TypedEvent): ModalComponentData => {
  const texts = mpTexts[language];
  const input = (
    customId: keyof TypedEvent,
    options: Partial<TextInputComponentData> = {},
  ): TextInputComponentData => ({
    type: ComponentType.TextInput,
    customId,
    label: texts[customId],
    style: TextInputStyle.Short,
    required: true,
    ...(typed[customId] === '' ? {} : { value: typed[customId] }),
    ...options,
  });
  const inputs = [
    input('title', { maxLength: 100, placeholder: texts.titleHint }),
    input('start', { maxLength: 40, placeholder: texts.startHint }),
    input('slots', { maxLength: 10, placeholder: '20' }),
    input('description', { style: TextInputStyle.Paragraph, required: false, maxLength: 1000 }),
  ];
  return {
    customId: makeCustomId('mp', 'create'),
    title: texts.form,
    components: inputs.map((component) => ({ type: ComponentType.ActionRow, components: [component] })),
  };
};
