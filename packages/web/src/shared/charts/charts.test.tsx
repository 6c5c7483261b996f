import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { BarChart } from './bar-chart.tsx';
import { Heatmap } from './heatmap.tsx';
import { LineChart } from './line-chart.tsx';
import { roomyLabels } from './roomy-labels.ts';

afterEach(cleanup);

const tableOf = (name: string): string[][] =>
  within(screen.getByRole('table', { name }))
    .getAllByRole('row')
    .map((row) => [...row.children].map((cell) => cell.textContent ?? ''));

const lines = () => (
  <LineChart
    label="Damage"
    momentLabel="Day"
    moments={['2026-05-01T00:00:00Z', '2026-05-02T00:00:00Z', '2026-05-04T00:00:00Z']}
    series={[
      { name: 'Ours', tone: 'brass', values: [10, null, 30] },
      { name: 'Theirs', tone: 'muted', values: [20, 5, 25] },
    ]}
    formatMoment={(iso) => iso.slice(5, 10)}
    formatValue={(value) => `${value} hp`}
  />
);

it('shows a line chart as a table, with empty cells for unknown values', () => {
  render(lines());
  expect(tableOf('Damage')).toEqual([
    ['Day', 'Ours', 'Theirs'],
    ['05-01', '10 hp', '20 hp'],
    ['05-02', '–', '5 hp'],
    ['05-04', '30 hp', '25 hp'],
  ]);
});

it('breaks a line at a missing value and shows single values as dots', () => {
  const { container } = render(lines());
  const [ours, theirs] = [...container.querySelectorAll('path')].map((path) => path.getAttribute('d') ?? '');
  expect(ours?.match(/M/g)).toHaveLength(2);
  expect(theirs?.match(/M/g)).toHaveLength(1);
  expect(container.querySelectorAll('circle')).toHaveLength(2);
});

it('places a moment by its time, not by its index', () => {
  const { container } = render(lines());
  const xs = [...(container.querySelectorAll('path')[1]?.getAttribute('d') ?? '').matchAll(/[ML]([\d.]+),/g)];
  const [first, second, third] = xs.map(([, x]) => Number(x));
  expect(Number(third) - Number(second)).toBeCloseTo(2 * (Number(second) - Number(first)), 1);
});

/** Which of the moments at these positions get a label. */
const named = (places: readonly number[]) =>
  roomyLabels(
    places.map((_, index) => `May ${index}`),
    (index) => places[index] ?? 0,
  ).map(({ index }) => index);

it('labels as many moments as fit at their positions', () => {
  expect(named([0, 100, 200])).toEqual([0, 1, 2]);
  expect(named([0, 5, 100, 195, 200])).toEqual([0, 2, 3]);
});

it('has one tab stop, starts at the newest point, and arrow keys move between points', () => {
  render(lines());
  const points = screen.getAllByRole('img');
  expect(points.map((point) => point.getAttribute('tabindex'))).toEqual(['-1', '-1', '0']);
  points[2]?.focus();
  fireEvent.keyDown(points[2] as Element, { key: 'ArrowLeft' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('05-02: Ours –, Theirs 5 hp');
  fireEvent.keyDown(points[1] as Element, { key: 'Home' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('05-01: Ours 10 hp, Theirs 20 hp');
  expect(points.map((point) => point.getAttribute('tabindex'))).toEqual(['0', '-1', '-1']);
});

it('draws negative bars below the zero line', () => {
  const { container } = render(
    <BarChart
      label="Changes"
      barLabel="Member"
      names={['Enzo', 'Vito']}
      series={[{ name: 'Reputation', tone: 'brass', values: [40, -20] }]}
      formatValue={String}
    />,
  );
  const [up, down] = [...container.querySelectorAll('rect[rx]')].map((bar) => ({
    top: Number(bar.getAttribute('y')),
    height: Number(bar.getAttribute('height')),
  }));
  expect((up?.top ?? 0) + (up?.height ?? 0)).toBeCloseTo(down?.top ?? Number.NaN);
  expect(up?.height).toBeCloseTo(2 * (down?.height ?? Number.NaN));
  expect(tableOf('Changes')).toEqual([
    ['Member', 'Reputation'],
    ['Enzo', '40'],
    ['Vito', '-20'],
  ]);
});

it('stacks what is counted together, and names each part in the table', () => {
  const { container } = render(
    <BarChart
      label="Decisions"
      barLabel="Day"
      names={['Mon', 'Tue']}
      series={[
        { name: 'Approved', tone: 'good', values: [3, 1] },
        { name: 'Rejected', tone: 'bad', values: [1, 0] },
      ]}
      formatValue={String}
    />,
  );
  const [approved, , rejected] = [...container.querySelectorAll('rect[rx]')].map((bar) => ({
    top: Number(bar.getAttribute('y')),
    height: Number(bar.getAttribute('height')),
  }));
  expect((rejected?.top ?? 0) + (rejected?.height ?? 0)).toBeCloseTo(approved?.top ?? Number.NaN);
  expect(tableOf('Decisions')).toEqual([
    ['Day', 'Approved', 'Rejected'],
    ['Mon', '3', '1'],
    ['Tue', '1', '0'],
  ]);
});

it('marks every value with a dot of its own colour, and says what it stands for', () => {
  const { container } = render(
    <LineChart
      label="Damage"
      momentLabel="Day"
      moments={['2026-05-01T00:00:00Z', '2026-05-02T00:00:00Z']}
      notes={['Bratva, win', 'Yakuza, loss']}
      series={[{ name: 'Damage', tone: 'brass', values: [10, 30], dots: ['good', 'bad'] }]}
      formatMoment={(iso) => iso.slice(5, 10)}
      formatValue={String}
    />,
  );
  expect([...container.querySelectorAll('circle')].map((dot) => dot.getAttribute('fill'))).toEqual([
    'var(--good)',
    'var(--bad)',
  ]);
  expect(tableOf('Damage')[1]).toEqual(['05-01 · Bratva, win', '10']);
});

const heat = () => (
  <Heatmap
    label="Active"
    rowLabel="Day"
    columns={['00', '12']}
    rows={[
      { name: 'Mon', values: [0, 10] },
      { name: 'Tue', values: [1, 5] },
    ]}
    cellTitle={(row, column) => `${row} ${column}`}
    formatValue={String}
  />
);

it('colours a cell by its share of the maximum, and leaves zero uncoloured', () => {
  const { container } = render(heat());
  const cells = [...container.querySelectorAll('svg rect[rx]')];
  expect(cells.map((cell) => cell.getAttribute('fill'))).toEqual([
    'var(--raised)',
    'var(--brass-face)',
    'var(--brass-face)',
    'var(--brass-face)',
  ]);
  const [, most, little, half] = cells.map((cell) => Number(cell.getAttribute('fill-opacity')));
  expect(most).toBe(1);
  expect(half).toBeLessThan(1);
  expect(little).toBeLessThan(half ?? 0);
});

it('moves in both directions by arrow keys and shows the text of the cell', () => {
  const { container } = render(heat());
  const cells = screen.getAllByRole('img');
  cells[0]?.focus();
  fireEvent.keyDown(cells[0] as Element, { key: 'ArrowDown' });
  fireEvent.keyDown(cells[2] as Element, { key: 'ArrowRight' });
  expect(document.activeElement?.getAttribute('aria-label')).toBe('Tue 12: 5');
  expect(container.querySelector('[aria-hidden].absolute')?.textContent).toBe('Tue 125');
  fireEvent.keyDown(cells[3] as Element, { key: 'ArrowRight' });
  expect(document.activeElement).toBe(cells[3]);
});

it('shows the value under the pointer until the pointer leaves', () => {
  const { container } = render(heat());
  const cells = screen.getAllByRole('img');
  fireEvent.pointerEnter(cells[1] as Element);
  expect(container.querySelector('[aria-hidden].absolute')?.textContent).toBe('Mon 1210');
  fireEvent.pointerLeave(cells[1]?.parentElement as Element);
  expect(container.querySelector('[aria-hidden].absolute')).toBeNull();
});

/** How many of the bars have their name below them. */
const namedBars = (count: number): number => {
  const names = Array.from({ length: count }, (_, index) => `${index + 1} September`);
  const { container } = render(
    <BarChart
      label="Results"
      barLabel="Week"
      names={names}
      series={[{ name: 'Wins', tone: 'good', values: names.map(() => 1) }]}
      formatValue={String}
    />,
  );
  const texts = [...container.querySelectorAll('text')].map((text) => text.textContent ?? '');
  cleanup();
  return texts.filter((text) => text.endsWith('September')).length;
};

it('names every week below its bar, and only some of many days', () => {
  expect([5, 13].map(namedBars)).toEqual([5, 13]);
  expect(namedBars(30)).toBeLessThan(10);
});
