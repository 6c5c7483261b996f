import { expect, it } from 'vitest';
import { isSupported } from './require-node.mjs';

it.each([
  ['20.18.3', false],
  ['20.19.0', true],
  ['20.20.2', true],
  ['21.7.3', false],
  ['22.11.0', false],
  ['22.12.0', true],
  ['24.0.0', true],
  ['26.1.0', true],
])('Node %s: %s', (version, supported) => {
  expect(isSupported('^20.19 || >=22.12', version)).toBe(supported);
});
