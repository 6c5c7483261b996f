import { say } from './say.mjs';

const MAX_FILES = 20;

/** Prints the result, ending with the one line that other programs read. */
export const summarise = (results) => {
  for (const line of dearestFiles(results)) say(line);
  say('');
  for (const { name, passed, failed, time } of results) {
    say(`${failed === 0 ? 'ok    ' : 'FAILED'}  ${name}: ${passed} passed, ${failed} failed (${time})`);
  }
  // Named at the end: whoever reads a long run reads its last lines.
  for (const { name, broken = [] } of results) {
    for (const title of broken.slice(0, MAX_FILES)) say(`BROKEN  ${name}: ${title}`);
  }
  // A test that passes only on a retry is a defect, even where the run does not fail.
  for (const { name, flaky = [] } of results) {
    for (const title of flaky) say(`FLAKY   ${name}: ${title}`);
  }
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  process.exitCode = total('failed') === 0 ? 0 : 1;
  say(`${total('passed')} passed, ${total('failed')} failed`);
};

/** The files whose tests took longest, in seconds; a run of checks alone has none. Several files run at a time. */
export const dearestFiles = (results) => {
  const files = new Map();
  // Playwright reports a file once for each width.
  for (const { file, ms } of results.flatMap((result) => result.files ?? []))
    files.set(file, (files.get(file) ?? 0) + ms);
  const dearest = [...files].toSorted(([, a], [, b]) => b - a).slice(0, MAX_FILES);
  const lines = dearest.map(([file, ms]) => `${(ms / 1000).toFixed(1).padStart(6)}  ${file}`);
  return lines.length === 0 ? [] : ['', 'Dearest files (s):', ...lines];
};
