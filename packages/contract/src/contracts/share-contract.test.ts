import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { CONTRACT_PAYS, CONTRACT_RULES } from './contracts.ts';
import type { ContractRule } from './contracts.ts';
import { shareContract } from './share-contract.ts';

const people = fc
  .array(fc.record({ contribution: fc.nat(1_000_000), weight: fc.integer({ min: 1, max: 21 }) }), {
    minLength: 1,
    maxLength: 100,
  })
  .map((list) => list.map((one, index) => ({ ...one, id: String(index) })));
const terms = fc.record({
  pay: fc.constantFrom(...CONTRACT_PAYS),
  amountCents: fc.bigInt(1n, 999_999_999_999_999n),
  familyPercent: fc.integer({ min: 0, max: 100 }),
  rule: fc.constantFrom(...CONTRACT_RULES),
});

test('whatever is shared, not a cent is lost or made, and nobody is a cent away from their part', () => {
  const checked = fc.check(
    fc.property(terms, people, (contract, sharers) => {
      const shares = shareContract(contract, sharers);
      const brought = sharers.reduce((sum, { contribution }) => sum + BigInt(contribution), 0n);
      if (shares === null) return brought === 0n;
      const { total, family, members } = shares;
      const off = family * 100n - total * BigInt(contract.familyPercent);
      return (
        total === (contract.pay === 'pool' ? contract.amountCents : contract.amountCents * brought) &&
        [...members.values()].reduce((all, part) => all + part, family) === total &&
        off > -100n &&
        off < 100n &&
        sharers.every(({ id, contribution }) => {
          const part = members.get(id) ?? -1n;
          return contribution === 0 ? part === 0n : part >= 0n;
        })
      );
    }),
    { numRuns: 300 },
  );
  expect(checked.counterexample).toBeNull();
});

const three = (rule: ContractRule, familyPercent = 0, amountCents = 100n) =>
  shareContract({ pay: 'pool', amountCents, familyPercent, rule }, [
    { id: 'first', contribution: 1, weight: 4 },
    { id: 'second', contribution: 3, weight: 1 },
    { id: 'third', contribution: 5, weight: 1 },
    { id: 'idle', contribution: 0, weight: 9 },
  ]);
const partsOf = (shares: ReturnType<typeof three>) => [
  ...(shares?.members.values() ?? []),
  shares?.family ?? -1n,
];

test('a pool is shared equally, by contribution or by rank, among those who did something', () => {
  expect(partsOf(three('equal'))).toEqual([34n, 33n, 33n, 0n, 0n]);
  expect(partsOf(three('contribution'))).toEqual([11n, 33n, 56n, 0n, 0n]);
  expect(partsOf(three('rank'))).toEqual([67n, 17n, 16n, 0n, 0n]);
  expect(partsOf(three('equal', 40, 100_000n))).toEqual([20_000n, 20_000n, 20_000n, 0n, 40_000n]);
  expect(partsOf(three('equal', 100))).toEqual([0n, 0n, 0n, 0n, 100n]);
});
