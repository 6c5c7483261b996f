import { parseArgs } from 'node:util';

const { values } = parseArgs({
  options: { seed: { type: 'string' }, minutes: { type: 'string' }, histories: { type: 'string' } },
});

/** The same seed sends the same requests and kills in the same order. */
export const SEED = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31));
/** How long this part puts load on the program, without its start and checks. */
const minutes = Number(values.minutes ?? 1);
export const MINUTES_MS = minutes * 60_000;
/** How many storms of people are tried. */
export const HISTORIES = Number(values.histories ?? 1000);
