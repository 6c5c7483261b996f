import { assert, integer, property } from 'fast-check';
import { expect, it } from 'vitest';
import { contrast, readableColor } from './readable-color.ts';

it('a readable colour is kept, another is made lighter in the dark theme and darker in the light one', () => {
  expect(readableColor(0)).toBeNull();
  expect(readableColor(0xd9a441)).toMatch(/^light-dark\(rgb\(.*\), rgb\(217 164 65\)\)$/);
  expect(readableColor(0x000080)).toMatch(/^light-dark\(rgb\(0 0 128\), rgb\((?!0 0 128).*\)\)$/);
});

it('every colour is readable in both themes', () => {
  assert(
    property(integer({ min: 1, max: 0xffffff }), (color) => {
      const [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0] = (readableColor(color)?.match(/\d+/g) ?? []).map(
        Number,
      );
      expect(contrast([a, b, c], [0xe4, 0xe4, 0xdc])).toBeGreaterThanOrEqual(4.5);
      expect(contrast([d, e, f], [0x22, 0x27, 0x2e])).toBeGreaterThanOrEqual(4.5);
    }),
  );
});
