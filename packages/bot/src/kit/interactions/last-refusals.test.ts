import { expect, test } from 'vitest';
import { createLastRefusals } from './last-refusals.ts';

test('the last refusal of a person is returned for the family where it happened', () => {
  const refusals = createLastRefusals();
  refusals.note('vito', 'moretti', '/warn · own_decision');
  refusals.note('vito', 'moretti', '/mp create · event_in_past');
  refusals.note('vito', 'bratva', '/rank · no_ladder');
  expect(refusals.lastOf('vito', 'moretti')).toBe('/mp create · event_in_past');
  expect(refusals.lastOf('vito', 'bratva')).toBe('/rank · no_ladder');
  expect(refusals.lastOf('marco', 'moretti')).toBeUndefined();
});

test('of more than a thousand people the one who was refused longest ago is forgotten', () => {
  const refusals = createLastRefusals();
  refusals.note('first', 'moretti', 'x');
  refusals.note('second', 'moretti', 'x');
  for (let person = 0; person < 998; person += 1) refusals.note(String(person), 'moretti', 'x');
  refusals.note('first', 'moretti', 'again');
  refusals.note('newest', 'moretti', 'x');
  expect(refusals.lastOf('second', 'moretti')).toBeUndefined();
  expect(refusals.lastOf('first', 'moretti')).toBe('again');
  expect(refusals.lastOf('0', 'moretti')).toBe('x');
});
