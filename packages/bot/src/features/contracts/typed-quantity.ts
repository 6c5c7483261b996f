import { readAmount } from '@famiglia/contract/kit/read-amount';
import { MAX_CONTRIBUTION } from '@famiglia/contract/contracts/contracts';

/** Digits with their separators, and what multiplies them: `12`, `1 200`, `5к`. In `120 кг` nothing does. */
const NUMBER = /\d+(?:[\s.,'’]\d+)*(?:\s?(?:к{1,3}|k{1,3}|тыс|млн)(?![\p{L}\d]))?/iu;

/**
 * How much somebody says they did, as people type numbers: `1 200 шт`, `1.5к`. Things are counted whole, so `1,200` is no doubt. 1
 * where no such number is written: the picture alone says that something was done.
 */
export const typedQuantity = (text: string): number => {
  const read = readAmount(NUMBER.exec(text)?.[0] ?? '');
  const readings = read.kind === 'cents' ? [read.cents] : read.kind === 'doubtful' ? read.readings : [];
  const whole = readings.find((cents) => cents > 0n && cents % 100n === 0n) ?? 100n;
  return Math.min(MAX_CONTRIBUTION, Number(whole / 100n));
};
