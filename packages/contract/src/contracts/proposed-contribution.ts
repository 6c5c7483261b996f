import type { ContractDetails } from './contracts.ts';

/**
 * What a leader is offered as somebody’s contribution: what was confirmed before, or their accepted reports. In a shared pool without
 * any report everybody in main is offered.
 */
export const proposedContribution = (
  { pay, rule, people }: Pick<ContractDetails, 'pay' | 'rule' | 'people'>,
  { contribution, reported, list }: ContractDetails['people'][number],
): number => {
  if (contribution !== null) return contribution;
  const isCounted = pay === 'unit' || rule === 'contribution' || people.some((one) => one.reported > 0);
  return isCounted ? reported : Number(list === 'main');
};
