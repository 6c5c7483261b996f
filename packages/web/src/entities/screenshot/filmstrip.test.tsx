import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Filmstrip } from './filmstrip.tsx';
import { demoScreenshot } from './testing/demo-screenshot.ts';

afterEach(cleanup);

const strip = (ids: string, current: string) => (
  <Filmstrip
    screenshots={ids.split('').map((id, index) => demoScreenshot(index, { id, display_name: id }))}
    current={current}
    onChange={() => undefined}
  />
);
/** The row from left to right; a gap is a dash. */
const row = (): string =>
  [...screen.getByRole('list').children].map((place) => place.textContent || '-').join('');

test('what others decide leaves a gap, so that nothing moves below a finger, until this person moves on', () => {
  const { rerender } = render(strip('abcd', 'b'));
  rerender(strip('bd', 'b'));
  expect(row()).toBe('-b-d');
  rerender(strip('bde', 'b'));
  expect(row()).toBe('-b-de');
  rerender(strip('bde', 'd'));
  expect(row()).toBe('bde');
});

test('one that comes back takes its place in front', () => {
  const { rerender } = render(strip('bc', 'b'));
  rerender(strip('abc', 'b'));
  expect(row()).toBe('abc');
});
