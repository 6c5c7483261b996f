import type { Squad } from '@famiglia/contract/squads';
import type { ButtonCall, ModalCall } from '../interactions/calls.ts';
import { makeCustomId } from '../interactions/custom-id.ts';
import { form, textField, typedText } from '../interactions/form.ts';
import type { Form } from '../interactions/form.ts';
import { menuTexts } from './menu-texts.ts';
import { squadLine } from './parse-squads.ts';
import { targetOf } from './target-of.ts';

/** A form with one line: the number of slots, or the reminders. */
export const numberForm = (feature: string, what: 'slots' | 'reminders', call: ButtonCall): Form => {
  const texts = menuTexts[call.language];
  return form(makeCustomId(feature, what, targetOf(call).rosterId), texts[`${what}Form`], [
    textField(what, {
      label: texts[`${what}Field`],
      description: texts[`${what}Hint`],
      required: what === 'slots',
      placeholder: what === 'slots' ? '20' : '60, 15',
      maxLength: 40,
    }),
  ]);
};

/** Asks for the reason, which also confirms the cancellation. */
export const cancelForm = (feature: string, call: ButtonCall): Form => {
  const texts = menuTexts[call.language];
  return form(makeCustomId(feature, 'cancel', targetOf(call).rosterId), texts.cancelForm, [
    textField('reason', {
      label: texts.cancelField,
      description: texts.cancelHint,
      required: false,
      maxLength: 200,
    }),
  ]);
};

/** All squads as text, one a line: the squads that are there, to be changed. */
export const squadsForm = (feature: string, call: ButtonCall, squads: readonly Squad[]): Form => {
  const texts = menuTexts[call.language];
  return form(makeCustomId(feature, 'squads', targetOf(call).rosterId), texts.squadsForm, [
    textField('squads', {
      label: texts.squadsField,
      description: texts.squadsHint,
      required: false,
      long: true,
      placeholder: texts.squadsExample,
      maxLength: 2000,
      value: squads.map(squadLine).join('\n'),
    }),
  ]);
};

export const readSlots = (call: ModalCall): { typed: string; slots: number | null } => {
  const typed = typedText(call, 'slots');
  const slots = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return { typed, slots: slots >= 1 && slots <= 500 ? slots : null };
};

const MOST_MINUTES = 10_080;

export const readReminders = (call: ModalCall): { typed: string; minutes: number[] | null } => {
  const typed = typedText(call, 'reminders');
  const minutes = typed
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number);
  const sensible = minutes.every((value) => Number.isInteger(value) && value >= 1 && value <= MOST_MINUTES);
  const different = new Set(minutes).size === minutes.length && minutes.length <= 5;
  return { typed, minutes: sensible && different ? minutes : null };
};
