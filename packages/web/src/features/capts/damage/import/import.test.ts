// @vitest-environment node
import type { ImportedRow, ImportPreview } from '@famiglia/contract/damage/damage-import';
import { describe, expect, it } from 'vitest';
import { newRow } from '../grid/damage-row.ts';
import {
  drawFrame,
  frameAfterKey,
  isAccidental,
  isWhole,
  moveFrame,
  pullFrame,
  wholeFrame,
} from './frame.ts';
import { addRows, rowsOfPreview } from './imported-rows.ts';

const screenshot = { width: 1000, height: 500 };

describe('the frame', () => {
  it('is drawn from any corner and stays inside the image', () => {
    expect(drawFrame({ x: 300, y: 200 }, { x: 100, y: 50 }, screenshot)).toEqual({
      x: 100,
      y: 50,
      width: 200,
      height: 150,
    });
    expect(drawFrame({ x: 900, y: 400 }, { x: 4000, y: -50 }, screenshot)).toEqual({
      x: 900,
      y: 0,
      width: 100,
      height: 400,
    });
    expect(isAccidental(drawFrame({ x: 10, y: 10 }, { x: 10, y: 10 }, screenshot))).toBe(true);
    expect(isWhole(wholeFrame(screenshot), screenshot)).toBe(true);
  });

  it('is moved and resized without leaving the image or inverting', () => {
    const frame = { x: 100, y: 100, width: 200, height: 100 };
    expect(moveFrame(frame, { x: 5000, y: -5000 }, screenshot)).toEqual({ ...frame, x: 800, y: 0 });
    expect(pullFrame(frame, ['left', 'top'], { x: 500, y: -30 }, screenshot)).toEqual({
      x: 292,
      y: 70,
      width: 8,
      height: 130,
    });
    expect(pullFrame(frame, ['right', 'bottom'], { x: 5000, y: 5 }, screenshot)).toEqual({
      ...frame,
      width: 900,
      height: 105,
    });
  });

  it('follows the arrow keys, with Shift resizes, and ignores other keys', () => {
    const frame = { x: 100, y: 100, width: 200, height: 100 };
    expect(frameAfterKey(frame, 'ArrowRight', false, screenshot)).toEqual({ ...frame, x: 110 });
    expect(frameAfterKey(frame, 'ArrowUp', true, screenshot)).toEqual({ ...frame, height: 90 });
    expect(frameAfterKey(frame, 'Enter', false, screenshot)).toBeNull();
  });
});

const ivan = {
  user_id: '300000000000000001',
  display_name: 'Ivan',
  ingame_nick: 'Ivan_Petrov',
  static_id: null,
  avatar_url: null,
};
const cell = (text: string, value: number | null, problem: ImportedRow['damage']['problem'] = null) => ({
  text,
  value,
  problem,
});
const read = (nick: string, change: Partial<ImportedRow> = {}): ImportedRow => ({
  line: 1,
  place: { top: 10, bottom: 30 },
  nick: { text: nick, problem: null },
  static_id: null,
  side: 'ours',
  damage: cell('12 345', 12_345),
  kills: cell('', 0),
  deaths: cell('', 0),
  hit_percent: cell('', null),
  headshot_percent: cell('', null),
  match: null,
  candidates: [],
  ...change,
});
const preview = (...rows: ImportedRow[]): ImportPreview => ({
  source: 'screenshot',
  columns: ['damage', 'kills'],
  rows,
  skipped: 0,
  dropped: 0,
});

describe('imported rows', () => {
  it('keep numbers, invalid text as it was found, and mark uncertain cells', () => {
    const [row] = rowsOfPreview(
      preview(
        read('lvan_Petrov', {
          damage: cell('12 345', 12_345, 'doubtful'),
          nick: { text: 'lvan_Petrov', problem: 'doubtful' },
          kills: cell('x7', null, 'not_a_number'),
          match: { ...ivan, by: 'similar' },
        }),
      ),
      5,
    );
    expect(row).toMatchObject({
      id: 5,
      cells: { nick: 'lvan_Petrov', damage: '12345', kills: 'x7', deaths: '' },
      member: { user_id: ivan.user_id },
      by: 'similar',
      doubts: ['nick', 'damage'],
      place: { top: 10, bottom: 30 },
    });
    const [sure] = rowsOfPreview(
      preview(read('Ivan', { nick: { text: 'Ivan', problem: 'doubtful' }, match: { ...ivan, by: 'nick' } })),
      1,
    );
    expect(sure?.doubts).toEqual([]);
  });

  it('are merged with existing rows by member or nick, and added otherwise', () => {
    const cells = {
      nick: 'Ivan',
      damage: '1',
      kills: '2',
      deaths: '3',
      hit_percent: '',
      headshot_percent: '',
    };
    const rows = [newRow(1, { cells, member: ivan, by: 'hand' })];
    const again = rowsOfPreview(preview(read('lvan', { match: { ...ivan, by: 'alias' } }), read('Tony')), 2);
    const joined = addRows(rows, again);
    expect(joined.map(({ id, cells: { nick, damage, deaths } }) => [id, nick, damage, deaths])).toEqual([
      [1, 'lvan', '12345', '3'],
      [3, 'Tony', '12345', ''],
    ]);
    expect(addRows(joined, rowsOfPreview(preview(read('TONY')), 4))).toHaveLength(2);
  });
});
