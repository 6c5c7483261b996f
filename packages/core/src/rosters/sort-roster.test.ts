import { SORTING_CRITERIA } from '@famiglia/contract/events/events';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CRITERIA } from './criteria.ts';
import { explainPlaces } from './explain-place.ts';
import type { Reason, SortingCriterion } from '../platform/db/schema/rosters.ts';
import { sortRoster } from './sort-roster.ts';
import { person } from './testing/person.ts';

const isSorting = (criterion: Reason['criterion'] | undefined): criterion is SortingCriterion =>
  SORTING_CRITERIA.some((known) => known === criterion);

const places = (...args: Parameters<typeof sortRoster>): string[] =>
  sortRoster(...args).map(({ entry, list, position }) => `${list} ${position}: ${entry.userId}`);

describe('the order', () => {
  test('follows the criteria one after another, and the time of sign-up last', () => {
    const entries = [
      person('1', { reputation: 100 }),
      person('2', { rolePriority: 5, reputation: 10 }),
      person('3', { rolePriority: 5, reputation: 40 }),
      person('4', { reputation: 100 }),
    ];
    expect(places(entries, 3, ['role_priority', 'reputation'])).toEqual([
      'main 1: 3',
      'main 2: 2',
      'main 3: 1',
      'reserve 1: 4',
    ]);
    expect(places(entries, 1, [])).toEqual(['main 1: 1', 'reserve 1: 2', 'reserve 2: 3', 'reserve 3: 4']);
  });

  test('prefers people who were on the reserve last time, and treats a newcomer as reliable', () => {
    const entries = [person('1', { reliability: 0.9 }), person('2', { benchedLastTime: true }), person('3')];
    expect(places(entries, 3, ['benched_last_time', 'reliability'])).toEqual([
      'main 1: 2',
      'main 2: 3',
      'main 3: 1',
    ]);
  });

  test('puts a leader’s pin before everything, and keeps people who chose the reserve there even if places are free', () => {
    const entries = [
      person('1', { reputation: 500, pinned: 'out' }),
      person('2', { reputation: 400, choseReserve: true }),
      person('3', { reputation: 1 }),
      person('4', { pinned: 'in' }),
    ];
    expect(places(entries, 10, ['reputation'])).toEqual([
      'main 1: 4',
      'main 2: 3',
      'reserve 1: 2',
      'reserve 2: 1',
    ]);
  });

  const entry = fc.record({
    choseReserve: fc.boolean(),
    pinned: fc.constantFrom('in', 'out', null),
    rolePriority: fc.integer({ min: 0, max: 3 }),
    reputation: fc.integer({ min: -2, max: 2 }),
    reliability: fc.option(fc.constantFrom(0, 0.5, 1)),
    benchedLastTime: fc.boolean(),
  });
  const roster = fc
    .array(entry, { maxLength: 40 })
    .map((rows) => rows.map((values, index) => person(String(index + 1), values)));

  test('is total: the order of the input rows does not change the result, which has everybody and stays within the slots', () => {
    fc.assert(
      fc.property(
        roster,
        fc.integer({ min: 1, max: 20 }),
        fc.shuffledSubarray([...SORTING_CRITERIA]),
        fc.infiniteStream(fc.nat()),
        (entries, slots, criteria, noise) => {
          const shuffled = entries
            .map((row) => ({ row, key: noise.next().value }))
            .toSorted((a, b) => a.key - b.key)
            .map(({ row }) => row);
          const sorted = sortRoster(shuffled, slots, criteria);
          expect(sorted).toEqual(sortRoster(entries, slots, criteria));
          expect(new Set(sorted.map((row) => row.entry.userId)).size).toBe(entries.length);
          for (const list of ['main', 'reserve']) {
            const positions = sorted.filter((row) => row.list === list).map((row) => row.position);
            expect(positions).toEqual(positions.map((_, index) => index + 1));
          }
          expect(sorted.filter((row) => row.list === 'main').length).toBeLessThanOrEqual(slots);
        },
      ),
      { numRuns: 300 },
    );
  });

  test('matches its explanation: nobody on the reserve beats the last person in main', () => {
    fc.assert(
      fc.property(
        roster,
        fc.integer({ min: 1, max: 20 }),
        fc.shuffledSubarray([...SORTING_CRITERIA]),
        (entries, slots, criteria) => {
          const placements = sortRoster(entries, slots, criteria);
          const reasons = explainPlaces(placements, criteria);
          const lastMain = placements.findLast((row) => row.list === 'main' && row.entry.pinned === null);
          placements.forEach((placement, index) => {
            const criterion = reasons[index]?.criterion;
            if (lastMain === undefined || placement.list === 'main') return;
            if (!isSorting(criterion)) return;
            expect(CRITERIA[criterion].compare(placement.entry, lastMain.entry)).toBeGreaterThan(0);
          });
        },
      ),
      { numRuns: 300 },
    );
  });
});

describe('the reason', () => {
  test('names the person’s value and the value they needed', () => {
    const entries = [
      person('1', { reputation: 145 }),
      person('2', { reputation: 120 }),
      person('3', { reputation: 120 }),
    ];
    const criteria = ['role_priority', 'reputation'] as const;
    expect(explainPlaces(sortRoster(entries, 1, criteria), criteria)).toEqual([
      { criterion: 'reputation', mine: '145', cutoff: '145' },
      { criterion: 'reputation', mine: '120', cutoff: '145' },
      { criterion: 'reputation', mine: '120', cutoff: '145' },
    ]);
  });

  test('is that there is room, while everybody who wants a place has one', () => {
    const entries = [person('1', { reputation: 145 }), person('2'), person('3', { choseReserve: true })];
    const room = { criterion: 'room', mine: null, cutoff: null };
    expect(explainPlaces(sortRoster(entries, 2, ['reputation']), ['reputation'])).toEqual([
      room,
      room,
      { criterion: 'chose_reserve', mine: null, cutoff: null },
    ]);
  });

  test('is the time of sign-up if all else is equal, and the pin if a leader pinned the person', () => {
    const entries = [
      person('1'),
      person('2', { signedUpAt: new Date('2026-03-01T12:05:00Z') }),
      person('3', { pinned: 'out' }),
      person('4', { choseReserve: true }),
    ];
    const reasons = explainPlaces(sortRoster(entries, 1, ['reputation']), ['reputation']);
    expect(reasons[1]).toEqual({
      criterion: 'signed_up_at',
      mine: '2026-03-01T12:05:00.000Z',
      cutoff: '2026-03-01T12:00:00.000Z',
    });
    expect(reasons.slice(2).map((reason) => reason.criterion)).toEqual(['chose_reserve', 'pinned']);
  });
});
