import { expect, test } from 'vitest';
import { makeCustomId, parseCustomId } from './custom-id.ts';

test('a custom id can be parsed back', () => {
  expect(parseCustomId(makeCustomId('events', 'join', '42', 'main'))).toEqual({
    feature: 'events',
    action: 'join',
    args: ['42', 'main'],
  });
});

test.each([[['a:b']], [['x'.repeat(100)]]])('%j cannot be carried', (args) => {
  expect(() => makeCustomId('events', 'join', ...args)).toThrow(RangeError);
});

test('any custom id that a message may carry is parsed without an error', () => {
  expect(parseCustomId('')).toEqual({ feature: '', action: '', args: [] });
});
