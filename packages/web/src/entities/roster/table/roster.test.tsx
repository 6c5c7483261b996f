import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Roster } from './roster.tsx';
import type { RosterRow } from './roster-row.ts';

const row = (id: string, list: RosterRow['list'], position: number): RosterRow => ({
  id,
  name: `Nick_${id}`,
  list,
  position,
  reason: 'reputation 1',
  value: '1',
});

const before = [row('a', 'main', 1), row('b', 'main', 2), row('c', 'reserve', 1)];
const after = [row('a', 'main', 1), row('c', 'main', 2), row('b', 'reserve', 1)];

let moved: string[] = [];

/** Happy DOM has no layout: a row's position is its index among all rows. */
beforeEach(() => {
  moved = [];
  vi.spyOn(HTMLElement.prototype, 'offsetTop', 'get').mockImplementation(function place(this: HTMLElement) {
    return 40 * [...document.querySelectorAll('[data-row]')].indexOf(this);
  });
  HTMLElement.prototype.animate = function animate(this: HTMLElement) {
    moved.push(this.dataset['row'] ?? '');
    return {} as Animation;
  };
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const prefer = (stillness: boolean) =>
  vi.spyOn(window, 'matchMedia').mockReturnValue({ matches: stillness } as MediaQueryList);

const names = (list: string) =>
  within(screen.getByRole('list', { name: list }))
    .getAllByRole('listitem')
    .map((item) => item.dataset['row']);

it('puts main above the line and reserve below, in their order', () => {
  prefer(false);
  render(<Roster rows={before} />);
  expect(names('Main list')).toEqual(['a', 'b']);
  expect(names('Reserve')).toEqual(['c']);
  expect(moved).toEqual([]);
});

it('marks who will be away, with words for those who point at it or listen', () => {
  prefer(false);
  render(<Roster rows={[{ ...row('a', 'main', 1), away: 'On vacation' }, row('b', 'main', 2)]} />);
  expect(screen.getAllByTitle('On vacation')).toHaveLength(1);
  expect(screen.getAllByRole('listitem').map((item) => item.textContent)).toEqual([
    expect.stringContaining('Nick_aOn vacation'),
    expect.not.stringContaining('vacation'),
  ]);
});

it('animates rows that changed places, also between main and reserve', () => {
  prefer(false);
  const { rerender } = render(<Roster rows={before} />);
  rerender(<Roster rows={after} />);
  expect(moved.toSorted()).toEqual(['b', 'c']);
});

it('does not animate rows outside the screen', () => {
  prefer(false);
  const crowd = Array.from({ length: 200 }, (_, index) => row(`p${index}`, 'main', index + 1));
  const { rerender } = render(<Roster rows={crowd} />);
  rerender(<Roster rows={[...crowd.slice(0, 150), ...crowd.slice(151), row('p150', 'reserve', 1)]} />);
  expect(moved).toEqual([]);
});

it('does not animate for people who prefer reduced motion', () => {
  prefer(true);
  const { rerender } = render(<Roster rows={before} />);
  rerender(<Roster rows={after} />);
  expect(moved).toEqual([]);
});
