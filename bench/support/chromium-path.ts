/**
 * `npm run bench` finds or installs a Chromium and passes its path; Playwright's own would differ from that of the
 * tests.
 */
export const chromiumPath = (): string => {
  const found = process.env['CHROMIUM_PATH'];
  if (found === undefined)
    throw new Error('Set CHROMIUM_PATH, or start this by "npm run bench", which finds one');
  return found;
};
