import { assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { contrast, readableColor } from './readable-color.ts';

it('keeps a colour that can be read and lightens one that cannot', () => {
  expect(readableColor(0)).toBeNull();
  expect(readableColor(0xd9a441)).toBe('rgb(217 164 65)');
  expect(readableColor(0x000080)).not.toBe('rgb(0 0 128)');
});

it('can always be read', () => {
  assert(
    property(integer({ min: 1, max: 0xffffff }), (color) => {
      const [red = 0, green = 0, blue = 0] = (readableColor(color)?.match(/\d+/g) ?? []).map(Number);
      expect(contrast([red, green, blue], [0x22, 0x27, 0x2e])).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
