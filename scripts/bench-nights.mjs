import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { lossesOf } from './lib/bench/losses.mjs';
import { say } from './lib/say.mjs';

/**
 * `node scripts/bench-nights.mjs bench/results.json nights.json` adds tonight's figures to those of the last nights, and fails when a
 * figure was worse by a fifth in two nights.
 */
const NIGHTS_KEPT = 14;

const [results, file] = process.argv.slice(2);
const earlier = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : [];
const nights = [...earlier, JSON.parse(readFileSync(results, 'utf8'))].slice(-NIGHTS_KEPT);
writeFileSync(file, JSON.stringify(nights));
const losses = lossesOf(nights);
for (const loss of losses) say(loss);
say(`${nights.length} nights, ${losses.length} figures worse by a fifth in the last two`);
if (losses.length > 0) process.exitCode = 1;
