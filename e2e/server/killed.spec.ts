import { GUILDS } from '@famiglia/sandbox/demo-ids';
import { answerConsent } from '../support/consent.ts';
import { newPlace, startProcess, type FamigliaProcess } from '../support/famiglia-process.ts';
import { press } from '../support/press.ts';
import { demoData, type TemporaryData } from '../support/temporary-data.ts';
import { expect, test } from '../support/test.ts';

test.use({ consoleStaysQuiet: false });

let data: TemporaryData;
let famiglia: FamigliaProcess;

// One process for both: it only has to be running when a test begins.
test.describe.configure({ mode: 'serial' });
test.beforeAll(async () => {
  test.slow();
  data = await demoData();
  // Requests are logged, so that a blocked log output is noticed.
  const settings = { LOG_LEVEL: 'debug' };
  famiglia = await startProcess({ ...(await newPlace(data.dataDir)), settings });
});
test.afterAll(async () => {
  try {
    await famiglia.stop();
  } finally {
    await data.remove();
  }
});

test('a sign-in and its session survive kill -9 of the process', async ({ page }) => {
  test.slow();
  await page.goto(`${famiglia.url}/login`);
  await press(page.getByRole('button', { name: /Discord/ }));
  await page.waitForURL(/\/oauth2\/authorize/);

  await famiglia.kill();
  famiglia = await startProcess(famiglia);
  await answerConsent(page, 'owner', 'allow');
  await page.waitForURL(`${famiglia.url}/guilds`);
  await expect(page.getByRole('link', { name: /Moretti Family/ })).toBeVisible();

  await famiglia.kill();
  famiglia = await startProcess(famiglia);
  await page.goto(`${famiglia.url}/guild/${GUILDS.moretti}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(page.url()).toBe(`${famiglia.url}/guild/${GUILDS.moretti}`);
});

test('a process whose log output is closed stops in order, and the next one starts', async () => {
  test.slow();
  await famiglia.abandon();
  famiglia = await startProcess(famiglia);
});
