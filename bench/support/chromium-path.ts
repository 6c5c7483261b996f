/** `npm run bench` finds or installs a Chromium and says where; Playwright's own would be another one than that of the tests. */
export const chromiumPath = (): string => {
  const found = process.env['CHROMIUM_PATH'];
  if (found === undefined)
    throw new Error('Set CHROMIUM_PATH, or start this by "npm run bench", which finds one');
  return found;
};
