import { expect, test } from 'vitest';
import { PendingList } from './pending-list.ts';

const listOf = (edit: (list: PendingList<string>) => void): PendingList<string> => {
  const list = new PendingList<string>();
  edit(list);
  return list;
};

test('nothing heard is nothing to write', () => {
  expect(new PendingList<string>().changes()).toBeUndefined();
});

test('the last word about each counts', () => {
  const list = listOf((it) => {
    it.put('a', 'old');
    it.put('a', 'new');
    it.put('b', 'here');
    it.remove('b');
    it.remove('c');
    it.put('c', 'back');
  });
  expect(list.changes()).toEqual({ kind: 'some', present: ['new', 'back'], gone: ['b'] });
});

test('after a whole list, who is removed is only not listed', () => {
  const list = listOf((it) => {
    it.put('x', 'before');
    it.replace([
      ['a', 'A'],
      ['b', 'B'],
    ]);
    it.remove('a');
    it.put('c', 'C');
  });
  expect(list.changes()).toEqual({ kind: 'whole', present: ['B', 'C'] });
});

test('later news is laid over what could not be written', () => {
  const failed = listOf((it) => {
    it.replace([['a', 'A']]);
  });
  failed.append(
    listOf((it) => {
      it.put('b', 'B');
      it.remove('a');
    }),
  );
  expect(failed.changes()).toEqual({ kind: 'whole', present: ['B'] });
  failed.append(listOf((it) => it.replace([['z', 'Z']])));
  expect(failed.changes()).toEqual({ kind: 'whole', present: ['Z'] });
});
