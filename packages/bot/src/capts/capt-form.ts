import type { CaptSide } from '@famiglia/contract/capts';
import type { Language } from '@famiglia/contract/constants';
import { makeCustomId } from '../interactions/custom-id.ts';
import { form, textField } from '../interactions/form.ts';
import type { Form } from '../interactions/form.ts';
import { LONGEST_START } from '../start-time/parse-start.ts';
import { startTexts } from '../start-time/start-texts.ts';
import { captTexts } from './capt-texts.ts';

/** The leader's input, unchanged. */
export interface TypedCapt {
  opponent: string;
  territory: string;
  start: string;
  slots: string;
  notes: string;
}

export const CAPT_INPUTS = ['opponent', 'territory', 'start', 'slots', 'notes'] as const;
export const EMPTY_CAPT: TypedCapt = { opponent: '', territory: '', start: '', slots: '', notes: '' };

/** The form for a new capt, filled with the earlier input. */
export const captForm = (language: Language, side: CaptSide, typed: TypedCapt): Form => {
  const texts = captTexts[language];
  const words = (input: keyof TypedCapt) => ({ label: texts[input], value: typed[input] });
  return form(makeCustomId('capt', 'create', side), `${texts.newCapt}: ${texts.side[side]}`, [
    textField('opponent', { ...words('opponent'), maxLength: 64, placeholder: texts.opponentHint }),
    textField('territory', {
      ...words('territory'),
      maxLength: 64,
      placeholder: texts.territoryHint,
      required: false,
    }),
    textField('start', {
      ...words('start'),
      maxLength: LONGEST_START,
      description: startTexts[language].hint,
    }),
    textField('slots', { ...words('slots'), maxLength: 10, description: texts.slotsHint, placeholder: '20' }),
    textField('notes', { ...words('notes'), maxLength: 1000, long: true, required: false }),
  ]);
};
