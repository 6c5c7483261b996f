import { appendFileSync } from 'node:fs';

/** What a figure may be: a share of a peer in the same run, a time, a size or a count. */
type Limit = { least: number } | { most: number };

/**
 * Reports a measured figure. Every figure has a limit; a ratio of at least 1 means that the limit holds, whether more
 * or less is better. `npm run bench` collects the figures of all measurements from the file that it names.
 */
export const measured = (name: string, value: number, unit: string, limit: Limit): void => {
  const held = 'least' in limit ? value >= limit.least : value <= limit.most;
  const ratio = 'least' in limit ? value / limit.least : value > 0 ? limit.most / value : 1;
  if (!held) process.exitCode = 1;
  const bound = 'least' in limit ? `at least ${limit.least}` : `at most ${limit.most}`;
  console.log(`${held ? '' : 'MISSED: '}${name}: ${shown(value)} ${unit} (${bound})`);
  const file = process.env['BENCH_FIGURES'];
  if (file !== undefined)
    appendFileSync(file, `${JSON.stringify({ name, value, unit, ...limit, ratio, held })}\n`);
};

const shown = (value: number): string => (Math.abs(value) >= 100 ? value.toFixed(0) : value.toPrecision(3));
