import { say } from './say.mjs';

/** Prints the result, ending with the one line that other programs read. */
export const summarise = (results) => {
  say('');
  for (const { name, passed, failed, time } of results) {
    say(`${failed === 0 ? 'ok    ' : 'FAILED'}  ${name}: ${passed} passed, ${failed} failed (${time})`);
  }
  // A test that passes only on a retry is a defect, even where the run does not fail.
  for (const { name, flaky = [] } of results) {
    for (const title of flaky) say(`FLAKY   ${name}: ${title}`);
  }
  const total = (key) => results.reduce((sum, result) => sum + result[key], 0);
  process.exitCode = total('failed') === 0 ? 0 : 1;
  say(`${total('passed')} passed, ${total('failed')} failed`);
};
