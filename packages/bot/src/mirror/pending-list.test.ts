import { expect, test } from 'vitest';
import { PendingList } from './pending-list.ts';

interface Facts {
  name: string;
  seen?: boolean;
}
const named = (...names: string[]): Facts[] => names.map((name) => ({ name }));

const listOf = (edit: (list: PendingList<Facts>) => void): PendingList<Facts> => {
  const list = new PendingList<Facts>();
  edit(list);
  return list;
};

test('without changes there is nothing to write', () => {
  expect(new PendingList<Facts>().changes()).toBeUndefined();
});

test('the last change of each id counts', () => {
  const list = listOf((it) => {
    it.put('a', { name: 'old' });
    it.put('a', { name: 'new' });
    it.put('b', { name: 'here' });
    it.remove('b');
    it.remove('c');
    it.put('c', { name: 'back' });
  });
  expect(list.changes()).toEqual({ kind: 'some', present: named('new', 'back'), gone: ['b'] });
});

test('after a complete list, a removed id is left out of it', () => {
  const list = listOf((it) => {
    it.put('x', { name: 'before' });
    it.replace([
      ['a', { name: 'A' }],
      ['b', { name: 'B' }],
    ]);
    it.remove('a');
    it.put('c', { name: 'C' });
  });
  expect(list.changes()).toEqual({ kind: 'whole', present: named('B', 'C') });
});

test('later changes are merged over those that could not be written', () => {
  const failed = listOf((it) => {
    it.replace([['a', { name: 'A' }]]);
  });
  failed.append(
    listOf((it) => {
      it.put('b', { name: 'B' });
      it.remove('a');
    }),
  );
  expect(failed.changes()).toEqual({ kind: 'whole', present: named('B') });
  failed.append(listOf((it) => it.replace([['z', { name: 'Z' }]])));
  expect(failed.changes()).toEqual({ kind: 'whole', present: named('Z') });
});

test('a missing field keeps its earlier value', () => {
  const list = listOf((it) => {
    it.put('a', { name: 'A', seen: true });
    it.put('a', { name: 'B' });
  });
  list.append(listOf((it) => it.put('a', { name: 'C' })));
  expect(list.changes()).toMatchObject({ present: [{ name: 'C', seen: true }] });
});
