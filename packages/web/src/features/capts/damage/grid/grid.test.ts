// @vitest-environment node
import type { CaptPlayer } from '@famiglia/contract/capts/capts';
import { describe, expect, it } from 'vitest';
import { checkSheets, isNote } from './check-sheets.ts';
import type { GridState } from './grid-state.ts';
import { selectionOf, startGrid } from './grid-state.ts';
import { copyBlock } from './edit-sheet.ts';
import { playersOf, sameSheets, sheetsOf } from './players-and-rows.ts';
import { demoPlayer as player } from '../testing/demo-player.ts';
import { readPaste } from './read-paste.ts';
import type { GridAction } from './reduce-grid.ts';
import { reduceGrid } from './reduce-grid.ts';

const ivan = {
  user_id: '300000000000000001',
  display_name: 'Ivan',
  ingame_nick: 'Ivan_Petrov',
  avatar_url: null,
};
const start = (...players: CaptPlayer[]): GridState => startGrid(sheetsOf(players));
const after = (state: GridState, ...actions: GridAction[]): GridState => actions.reduce(reduceGrid, state);
const cells = (state: GridState) =>
  state.sheets[state.side].map((row) => [row.cells.nick, row.cells.damage, row.cells.kills]);
const paste = (state: GridState, text: string): GridState => {
  const read = readPaste(text, state.cursor);
  if (read.kind !== 'writes') throw new Error('refused');
  return after(state, { do: 'write', writes: read.writes });
};
const sources = (state: GridState) => playersOf(state.sheets).map(({ source }) => source);
const codes = (state: GridState, slots = 10) =>
  checkSheets(state.sheets, slots).map(({ index, column, code }) => `${index} ${column} ${code}`);

describe('typing', () => {
  it('writes the input into the cell and moves on, also past the end of a row', () => {
    const typed = after(
      start(),
      { do: 'type', text: 'Ivan_Petrov ' },
      { do: 'commit', step: { row: 0, column: 1 } },
      { do: 'type', text: '12345' },
      { do: 'commit', step: { row: 1, column: -1 } },
    );
    expect(cells(typed)).toEqual([['Ivan_Petrov', '12345', '']]);
    expect(typed.cursor).toEqual({ row: 1, column: 0 });
    const end = after(
      typed,
      { do: 'go', to: { row: 0, column: 5 } },
      { do: 'commit', step: { row: 0, column: 1 } },
    );
    expect(end.cursor).toEqual({ row: 1, column: 0 });
    expect(after(end, { do: 'commit', step: { row: 0, column: -1 } }).cursor).toEqual({ row: 0, column: 5 });
  });

  it('makes a row by hand, unless the same is entered again; a pasted one is from a table', () => {
    const read = after(start(player('Ivan', 5, { source: 'screenshot' })), {
      do: 'go',
      to: { row: 0, column: 1 },
    });
    expect(sources(after(read, { do: 'type', text: '5' }, { do: 'commit' }))).toEqual(['screenshot']);
    expect(sources(after(read, { do: 'type', text: '6' }, { do: 'commit' }))).toEqual(['hand']);
    const pasted = readPaste('Ivan\t7\nOleg\t8', { row: 0, column: 0 });
    if (pasted.kind !== 'writes') throw new Error('refused');
    expect(sources(after(read, { do: 'write', writes: pasted.writes, source: 'table' }))).toEqual([
      'table',
      'table',
    ]);
  });

  it('keeps the cell if editing is cancelled, and records no step without a change', () => {
    const state = start(player('Ivan', 5));
    expect(cells(after(state, { do: 'type', text: 'x' }, { do: 'abandon' }))).toEqual([['Ivan', '5', '0']]);
    expect(after(state, { do: 'type', text: 'Ivan' }, { do: 'commit' }).past).toEqual([]);
  });

  it('undoes and redoes whole steps, and a new step clears the redo', () => {
    const state = after(start(player('Ivan', 5)), { do: 'go', to: { row: 0, column: 1 } });
    const typed = after(
      state,
      { do: 'type', text: '7' },
      { do: 'commit' },
      { do: 'remove', top: 0, bottom: 0 },
    );
    expect(cells(typed)).toEqual([]);
    const back = after(typed, { do: 'undo' });
    expect(cells(back)).toEqual([['Ivan', '7', '0']]);
    expect(cells(after(back, { do: 'undo' }, { do: 'undo' }))).toEqual([['Ivan', '5', '0']]);
    expect(cells(after(back, { do: 'redo' }))).toEqual([]);
    expect(cells(after(back, { do: 'clear' }, { do: 'redo' }))).toEqual([['Ivan', '', '0']]);
  });

  it('selects with an anchor, clears and copies the selection', () => {
    const state = after(
      start(player('Ivan', 5, { kills: 1 }), player('Tony', 6, { kills: 2 })),
      { do: 'go', to: { row: 0, column: 1 } },
      { do: 'go', to: { row: 1, column: 2 }, extend: true },
    );
    expect(copyBlock(state.sheets.ours, selectionOf(state))).toBe('5\t1\n6\t2');
    expect(cells(after(state, { do: 'clear' }))).toEqual([
      ['Ivan', '', ''],
      ['Tony', '', ''],
    ]);
  });

  it('removes the member with the nick, but not one that a person chose', () => {
    const known = after(start(player('Ivan', 5)), { do: 'assign', id: 1, member: ivan });
    const retype: GridAction[] = [{ do: 'type', text: 'Ivan_P' }, { do: 'commit' }];
    expect(after(known, ...retype).sheets.ours[0]?.member).toEqual(ivan);
    const saved = start(player('Ivan', 5, { user_id: ivan.user_id }));
    expect(after(saved, ...retype).sheets.ours[0]).toMatchObject({ member: null, stranger: false });
    const found = new Map([['Ivan_P', { match: { member: ivan, by: 'similar' as const }, candidates: [] }]]);
    expect(after(saved, ...retype, { do: 'found', nicks: found }).sheets.ours[0]).toMatchObject({
      member: ivan,
      by: 'similar',
    });
    const stranger = after(saved, { do: 'assign', id: 1, member: null }, { do: 'found', nicks: found });
    expect(stranger.sheets.ours[0]?.member).toBeNull();
  });
});

describe('pasting', () => {
  it('fills from the active cell to the right and down, and adds the rows it needs', () => {
    const state = after(start(player('Ivan', 5)), { do: 'go', to: { row: 0, column: 1 } });
    expect(cells(paste(state, '100\t1\r\n200\t2\r\n'))).toEqual([
      ['Ivan', '100', '1'],
      ['', '200', '2'],
    ]);
  });

  it('reads headings in any order and ignores unknown columns', () => {
    const text = '№\tКиллы\tИгрок\tОчки\tУрон\n1\t4\tIvan_Petrov\t9\t12 345\n2\t7\tTony\t8\t8060';
    expect(cells(paste(start(), text))).toEqual([
      ['Ivan_Petrov', '12 345', '4'],
      ['Tony', '8060', '7'],
    ]);
    // The active cell does not shift a table that has headings.
    const damage = after(start(), { do: 'go', to: { row: 0, column: 1 } });
    expect(cells(paste(damage, text))).toEqual(cells(paste(start(), text)));
    expect(cells(paste(start(), 'nick;damage\n"Petrov; Ivan";5'))).toEqual([['Petrov; Ivan', '5', '']]);
    expect(cells(paste(start(), '1\tIvan\t500\t3\n2\tTony\t40\t9'))).toEqual([
      ['Ivan', '500', '3'],
      ['Tony', '40', '9'],
    ]);
  });

  it('treats text without numbers as nicks, and a number with spaces as one number', () => {
    expect(cells(paste(start(), 'Ivan\nTony'))).toEqual([
      ['Ivan', '', ''],
      ['Tony', '', ''],
    ]);
    expect(cells(paste(start(), 'Ivan\t\t\nTony\t\t'))).toHaveLength(2);
    const damage = after(start(), { do: 'go', to: { row: 0, column: 1 } });
    expect(cells(paste(damage, '12 345\n8 060'))).toEqual([
      ['', '12 345', ''],
      ['', '8 060', ''],
    ]);
  });

  it('refuses more rows than a capt can have', () => {
    const text = Array.from({ length: 50_000 }, (_, index) => `Nick${index}\t5`).join('\n');
    expect(readPaste(text, { row: 0, column: 0 })).toEqual({ kind: 'too_many', lines: 50_000 });
    expect(readPaste('a\t1\nb\t2\n', { row: 999, column: 0 })).toEqual({ kind: 'too_many', lines: 2 });
  });
});

describe('checking', () => {
  it('shows the problem of each cell', () => {
    const text = [
      'Ivan\t-5\t2',
      'Tony\t99999999\tx',
      '\t10\t1',
      'ivan\t\t1',
      `${'n'.repeat(65)}\t1\t1001`,
    ].join('\n');
    const state = paste(start(), text);
    const errors = checkSheets(state.sheets, 4).filter((problem) => !isNote(problem));
    expect(errors.map(({ index, column, code }) => `${index} ${column} ${code}`)).toEqual([
      '0 damage negative',
      '1 damage too_large',
      '1 kills not_a_number',
      '2 nick nick_missing',
      '3 nick duplicate_player',
      '3 damage missing',
      '4 nick nick_too_long',
      '4 nick too_many_players',
      '4 kills too_large',
    ]);
    expect(errors[4]?.first).toBe(0);
  });

  it('notes nicks without a member, unless a person confirmed it, and not for the other side', () => {
    const state = paste(start(), 'Ivan\t5\nTony\t6');
    expect(codes(state)).toEqual(['0 nick unknown_nick', '1 nick unknown_nick']);
    const [first] = state.sheets.ours;
    expect(codes(after(state, { do: 'assign', id: first?.id ?? 0, member: null }))).toEqual([
      '1 nick unknown_nick',
    ]);
    expect(codes(paste(after(start(), { do: 'side', side: 'theirs' }), 'Ivan\t5'))).toEqual([]);
    const twice = after(state, { do: 'assign', id: 1, member: ivan }, { do: 'assign', id: 2, member: ivan });
    expect(codes(twice)).toEqual(['1 nick duplicate_player']);
  });

  it('sends what it shows, without blank rows', () => {
    const players = [player('Ivan', 5, { hit_percent: 45.5 }), player('Vagos', 9, { side: 'theirs' })];
    const state = start(...players);
    expect(playersOf(state.sheets)).toEqual(players);
    const typed = after(state, {
      do: 'write',
      writes: [
        { row: 2, column: 'nick', text: 'Tony' },
        { row: 2, column: 'damage', text: '1 200' },
      ],
    });
    expect(playersOf(typed.sheets).map(({ nick, damage }) => [nick, damage])).toEqual([
      ['Ivan', 5],
      ['Tony', 1200],
      ['Vagos', 9],
    ]);
    expect(sameSheets(state.sheets, typed.sheets)).toBe(false);
    expect(sameSheets(state.sheets, after(typed, { do: 'undo' }).sheets)).toBe(true);
  });
});
