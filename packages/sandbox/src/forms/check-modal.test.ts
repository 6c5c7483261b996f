import { ComponentType as Type } from 'discord-api-types/v10';
import { expect, test } from 'vitest';
import type { RestError } from '../errors/rest-error.ts';
import { readModalForm } from './check-modal.ts';

const label = (component: object, more = {}) => ({ type: Type.Label, label: 'Why', component, ...more });
const text = (custom_id: string, more = {}) => ({ type: Type.TextInput, custom_id, style: 1, ...more });
const people = (more = {}) => label({ type: Type.UserSelect, custom_id: 'who', ...more });

/** The codes with which the form is refused; empty if it is accepted. */
const refused = (...components: object[]): string[] => {
  try {
    readModalForm({ custom_id: 'form', title: 'Form', components });
    return [];
  } catch (error) {
    return JSON.stringify((error as RestError).errors).match(/[A-Z]+_[A-Z_]+/g) ?? [];
  }
};

test('labels with inputs and lists are accepted, and so are the deprecated rows', () => {
  expect(
    refused(label(text('why'), { description: 'x'.repeat(100) }), people({ required: false, min_values: 0 })),
  ).toEqual([]);
  expect(refused({ type: Type.ActionRow, components: [text('why', { label: 'Why' })] })).toEqual([]);
});

test.each<[string, object[], string]>([
  ['a label of 46 characters', [label(text('a'), { label: 'x'.repeat(46) })], 'BASE_TYPE_BAD_LENGTH'],
  ['no label', [label(text('a'), { label: undefined })], 'BASE_TYPE_REQUIRED'],
  ['an empty description', [label(text('a'), { description: '' })], 'BASE_TYPE_BAD_LENGTH'],
  ['a description of 101', [label(text('a'), { description: 'x'.repeat(101) })], 'BASE_TYPE_BAD_LENGTH'],
  ['a label with nothing in it', [{ type: Type.Label, label: 'Why' }], 'BASE_TYPE_REQUIRED'],
  ['a button in a label', [label({ type: Type.Button, style: 1, custom_id: 'a' })], 'BASE_TYPE_CHOICES'],
  ['an input without a label around it', [text('a')], 'BASE_TYPE_CHOICES'],
  [
    'a list in a row',
    [{ type: Type.ActionRow, components: [{ ...people().component, label: 'Who' }] }],
    'BASE_TYPE_CHOICES',
  ],
  ['a third style', [label(text('a', { style: 3 }))], 'BASE_TYPE_CHOICES'],
  ['a text over 4,000', [label(text('a', { max_length: 4001 }))], 'NUMBER_TYPE_MAX'],
  ['a shortest above the longest', [label(text('a', { min_length: 5, max_length: 4 }))], 'NUMBER_TYPE_MAX'],
  ['a required list that may stay empty', [people({ min_values: 0 })], 'NUMBER_TYPE_MIN'],
  ['a disabled list', [people({ disabled: true })], 'COMPONENT_DISABLED_IN_MODAL'],
  ['a custom id twice', [label(text('a')), label(text('a'))], 'COMPONENT_CUSTOM_ID_DUPLICATED'],
  ['an id twice', [label(text('a'), { id: 7 }), label(text('b'), { id: 7 })], 'COMPONENT_ID_DUPLICATED'],
  ['six components', Array.from('abcdef', (id) => label(text(id))), 'BASE_TYPE_BAD_LENGTH'],
  ['no component', [], 'BASE_TYPE_BAD_LENGTH'],
])('a form with %s is refused', (_what, components, code) => {
  expect(refused(...components)).toEqual([code]);
});
