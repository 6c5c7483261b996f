import type { CaptSide } from '@famiglia/contract/capts/capts';
import type { Language } from '@famiglia/contract/kit/language';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import { form, textField } from '../../kit/interactions/form.ts';
import type { Form } from '../../kit/interactions/form.ts';
import { kindArgs } from '../rosters/kind-option.ts';
import { sourceArgs } from '../rosters/form-source.ts';
import { pingArgs } from '../rosters/ping-option.ts';
import { LONGEST_START } from '../../kit/start-time/parse-start.ts';
import { startTexts } from '../../kit/start-time/start-texts.ts';
import type { CaptSource } from './capt-source.ts';
import { captTexts } from './capt-texts.ts';

export const LONGEST_NOTES = 1000;

/** The leader's input, unchanged. */
export interface TypedCapt {
  opponent: string;
  territory: string;
  start: string;
  slots: string;
  notes: string;
  /** The role to call, from the command; empty to use the guild's settings. */
  ping: string;
  /** The id of the kind of fight, from the command; empty for none. */
  kind: string;
}

export const CAPT_INPUTS = ['opponent', 'territory', 'start', 'slots', 'notes'] as const;
export const EMPTY_CAPT: TypedCapt = {
  opponent: '',
  territory: '',
  start: '',
  slots: '',
  notes: '',
  ping: '',
  kind: '',
};

/** The arguments that the form and the message with its error store besides the typed input. */
export const captArgs = (side: CaptSide, { ping, kind }: TypedCapt, source: CaptSource | null): string[] => [
  side,
  ...(source === null ? [...pingArgs(ping), ...kindArgs(kind)] : sourceArgs(source)),
];

/** The form for a new, edited or copied capt, filled with earlier input. */
export const captForm = (
  language: Language,
  side: CaptSide,
  typed: TypedCapt,
  source: CaptSource | null = null,
): Form => {
  const texts = captTexts[language];
  const formTitle = `${texts.forms[source?.purpose ?? 'create']}: ${texts.sides[side]}`;
  const words = (input: Exclude<keyof TypedCapt, 'ping' | 'kind'>) => ({
    label: texts[input],
    value: typed[input],
  });
  return form(makeCustomId('capt', 'create', ...captArgs(side, typed, source)), formTitle, [
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
    // Longer notes from the panel do not fit in the message with the error, so the form has no field for them.
    ...(typed.notes.length > LONGEST_NOTES
      ? []
      : [textField('notes', { ...words('notes'), maxLength: LONGEST_NOTES, long: true, required: false })]),
  ]);
};
