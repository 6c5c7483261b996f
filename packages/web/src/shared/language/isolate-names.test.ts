import { expect, it } from 'vitest';
import { isolateNames } from './use-text.ts';

it('isolates a right-to-left name wherever a text contains it, and changes no other name', () => {
  const area = {
    done: 'Done',
    moved: (name: string, place: number) => `${name}: ${place}`,
    kinds: { left: (name: string) => `${name} left` },
  };
  const text = isolateNames(area);
  expect(text.moved('עומר', 3)).toBe('\u2068עומר\u2069: 3');
  expect(text.kinds.left('عمر')).toBe('\u2068عمر\u2069 left');
  expect([text.done, text.moved('Вито', 3)]).toEqual(['Done', 'Вито: 3']);
  // Components compare the functions of a text between renders.
  expect(isolateNames(area)).toBe(text);
});
