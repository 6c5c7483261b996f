import type { APIModalInteractionResponseCallbackData } from 'discord-api-types/v10';
import { expect, it } from 'vitest';
import { firstFields, missingFields } from './modal-fields.ts';

const form = {
  custom_id: 'm',
  title: 'Event',
  components: [
    { type: 1, components: [{ type: 4, custom_id: 'title', style: 1, label: 'Title', min_length: 3 }] },
    {
      type: 18,
      label: 'Notes',
      component: { type: 4, custom_id: 'notes', style: 2, required: false, value: 'old' },
    },
    {
      type: 18,
      label: 'Side',
      component: {
        type: 3,
        custom_id: 'side',
        options: [
          { label: 'A', value: 'a', default: true },
          { label: 'B', value: 'b' },
        ],
      },
    },
    { type: 10, content: 'Only words' },
  ],
} as unknown as APIModalInteractionResponseCallbackData;

it('starts with the values of the bot', () => {
  expect(firstFields(form)).toEqual({ title: '', notes: 'old', side: ['a'] });
});

it.each([
  [{ title: '', notes: '', side: ['a'] }, ['title']],
  [{ title: 'ab', notes: '', side: ['a'] }, ['title']],
  [{ title: '   ', notes: '', side: ['a'] }, ['title']],
  [{ title: 'abc', notes: '', side: [] }, ['side']],
  [{ title: 'abc', notes: '', side: ['b'] }, []],
])('%j is missing %j', (fields, missing) => {
  expect(missingFields(form, fields)).toEqual(missing);
});
