import type { ContractPay, ContractRule } from './contracts.ts';

export interface Sharer {
  id: string;
  contribution: number;
  /** Of the rank; 1 without one. */
  weight: number;
}

export interface ContractTerms {
  pay: ContractPay;
  amountCents: bigint;
  familyPercent: number;
  rule: ContractRule;
}

export interface Shares {
  total: bigint;
  family: bigint;
  /** By the id of the person; those who contributed nothing get nothing. */
  members: ReadonlyMap<string, bigint>;
}

/**
 * Divides what a contract pays, by the largest remainder: everybody gets their part rounded down, and the cents that are left go to
 * those who lost most by that, of equals to whoever comes first, to the family last. Not a cent is lost or made. Null if nobody
 * contributed anything.
 */
export const shareContract = (terms: ContractTerms, people: readonly Sharer[]): Shares | null => {
  const { pay, amountCents, familyPercent, rule } = terms;
  const weights = people.map(({ contribution, weight }) => {
    if (contribution <= 0) return 0n;
    return { equal: 1n, contribution: BigInt(contribution), rank: BigInt(weight) }[rule];
  });
  const weighed = weights.reduce((sum, weight) => sum + weight, 0n);
  if (weighed === 0n) return null;
  const brought = people.reduce((sum, { contribution }) => sum + BigInt(Math.max(0, contribution)), 0n);
  const total = pay === 'pool' ? amountCents : amountCents * brought;

  const whole = 100n * weighed;
  const quotas = [
    ...weights.map((weight) => total * BigInt(100 - familyPercent) * weight),
    total * BigInt(familyPercent) * weighed,
  ];
  const parts = quotas.map((quota) => quota / whole);
  const left = Number(total - parts.reduce((sum, part) => sum + part, 0n));
  const byRemainder = quotas
    .map((quota, index) => ({ index, remainder: quota % whole }))
    .toSorted((one, other) => Number(other.remainder - one.remainder) || one.index - other.index);
  for (const { index } of byRemainder.slice(0, left)) parts[index] = (parts[index] ?? 0n) + 1n;
  return {
    total,
    family: parts.at(-1) ?? 0n,
    members: new Map(people.map(({ id }, index) => [id, parts[index] ?? 0n])),
  };
};
