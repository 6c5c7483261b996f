import { eventFields } from '@famiglia/contract/events/event-fields';
import type { Squad } from '@famiglia/contract/rosters/squads';
import type { ButtonCall, ModalCall } from '../../kit/interactions/calls.ts';
import { makeCustomId } from '../../kit/interactions/custom-id.ts';
import {
  choiceField,
  chosenValues,
  form,
  roleField,
  textField,
  typedText,
} from '../../kit/interactions/form.ts';
import type { Form } from '../../kit/interactions/form.ts';
import { escapeText } from '../../kit/discord/escape-text.ts';
import type { RosterTimes } from './discord-roster-kind.ts';
import { menuTexts } from './menu-texts.ts';
import { squadLine } from './parse-squads.ts';
import { targetOf } from './target-of.ts';

/** The form with the current number of places. */
export const slotsForm = (feature: string, call: ButtonCall, slots: number | null, version: number): Form => {
  const texts = menuTexts[call.language];
  return form(makeCustomId(feature, 'slots', targetOf(call).rosterId, String(version)), texts.slotsForm, [
    textField('slots', {
      label: texts.slotsField,
      description: texts.slotsHint,
      placeholder: '20',
      maxLength: 40,
      value: slots === null ? null : String(slots),
    }),
  ]);
};

/** The form with the current reminders, end of sign-up, calls and thread. */
export const timesForm = (feature: string, call: ButtonCall, now: RosterTimes, version: number): Form => {
  const texts = menuTexts[call.language];
  return form(makeCustomId(feature, 'times', targetOf(call).rosterId, String(version)), texts.timesForm, [
    textField('reminders', {
      label: texts.remindersField,
      description: texts.remindersHint,
      required: false,
      placeholder: '60, 15',
      maxLength: 40,
      value: now.remindersMinutes.join(', '),
    }),
    textField('cutoff', {
      label: texts.cutoffField,
      description: texts.cutoffHint,
      required: false,
      maxLength: 10,
      value: now.cutoffMinutes === null ? '' : String(now.cutoffMinutes),
    }),
    roleField('ping', {
      label: texts.pingField,
      description: texts.pingHint,
      required: false,
      value: now.pingRoleId,
    }),
    textField('again', {
      label: texts.againField,
      description: texts.againHint,
      required: false,
      maxLength: 10,
      value: now.pingAgainMinutes === 0 ? '' : String(now.pingAgainMinutes),
    }),
    choiceField('thread', {
      label: texts.threadField,
      description: texts.thread.hint,
      options: (['yes', 'no'] as const).map((value) => ({
        value,
        label: texts.thread[value],
        default: now.thread === (value === 'yes'),
      })),
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

/** The form with the current squads as text, one per line. */
export const squadsForm = (
  feature: string,
  call: ButtonCall,
  squads: readonly Squad[],
  version: number,
): Form => {
  const texts = menuTexts[call.language];
  return form(makeCustomId(feature, 'squads', targetOf(call).rosterId, String(version)), texts.squadsForm, [
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

/** The version that a form was opened on; forms of before have none. */
export const seenVersion = (arg: string | undefined): number | undefined =>
  arg !== undefined && /^\d{1,9}$/.test(arg) ? Number(arg) : undefined;

export const readSlots = (call: ModalCall): { typed: string; slots: number | null } => {
  const typed = typedText(call, 'slots');
  const slots = /^\d{1,3}$/.test(typed) ? Number(typed) : 0;
  return { typed, slots: slots >= 1 && slots <= 500 ? slots : null };
};

const MAX_MINUTES = 10_080;

/** The times from the form, or the error about input that cannot be read. */
export const readTimes = (call: ModalCall): RosterTimes | { wrong: string } => {
  const texts = menuTexts[call.language];
  const typed = {
    reminders: typedText(call, 'reminders'),
    cutoff: typedText(call, 'cutoff'),
    again: typedText(call, 'again'),
  };
  const minutes = typed.reminders
    .split(/[\s,;]+/)
    .filter(Boolean)
    .map(Number);
  const sensible = minutes.every((value) => Number.isInteger(value) && value >= 1 && value <= MAX_MINUTES);
  const different = new Set(minutes).size === minutes.length && minutes.length <= 5;
  if (!sensible || !different) return { wrong: texts.wrongReminders(escapeText(typed.reminders)) };
  const cutoff = eventFields.cutoff_minutes.safeParse(typed.cutoff === '' ? null : Number(typed.cutoff));
  if (!cutoff.success) return { wrong: texts.wrongCutoff(escapeText(typed.cutoff)) };
  const again = eventFields.ping_again_minutes.safeParse(Number(typed.again));
  if (!again.success) return { wrong: texts.wrongCutoff(escapeText(typed.again)) };
  const [pingRoleId = null] = chosenValues(call, 'ping');
  return {
    remindersMinutes: minutes,
    cutoffMinutes: cutoff.data,
    pingRoleId,
    pingAgainMinutes: again.data,
    thread: chosenValues(call, 'thread').includes('yes'),
  };
};
