import { measureClicks } from '@famiglia/sandbox/testing/measure-clicks';

/** The sandbox's limits: a crowd of ten thousand does not slow it down, and it handles 500 clicks a second. */
const LEAST_RATIO = 0.8;
const LEAST_RATE = 500;
const CLICKS = 2000;
const ROUNDS = 3;

await measureClicks(10, CLICKS);
const ratios: number[] = [];
const rates: number[] = [];
for (let round = 1; round <= ROUNDS; round += 1) {
  const few = await measureClicks(10, CLICKS);
  const many = await measureClicks(10_000, CLICKS);
  ratios.push(many / few);
  rates.push(many);
  console.log(
    `round ${round}: ${few.toFixed(0)} clicks per processor second with 10 members, ${many.toFixed(0)} with 10,000`,
  );
}
const ratio = median(ratios);
const rate = median(rates);
console.log(`sandbox: 10,000 members / 10 members = ${ratio.toFixed(2)} (at least ${LEAST_RATIO})`);
console.log(
  `sandbox: ${rate.toFixed(0)} clicks per processor second, bot and people included (at least ${LEAST_RATE})`,
);
if (ratio < LEAST_RATIO || rate < LEAST_RATE) process.exitCode = 1;

function median(values: number[]): number {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}
