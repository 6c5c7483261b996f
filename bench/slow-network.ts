import { GUILDS } from '@famiglia/sandbox/demo-ids';
import { chromium } from '@playwright/test';
import type { Browser } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from '../e2e/support/chromium-arguments.ts';
import { newPlace, startProcess } from '../e2e/support/famiglia-process.ts';
import { signIn } from '../e2e/support/sign-in.ts';
import { temporaryData } from '../e2e/support/temporary-data.ts';
import { median } from './http/median.ts';
import { chromiumPath } from './support/chromium-path.ts';
import { measured } from './support/measured.ts';
import { withCleanup } from './support/with-cleanup.ts';

/** A phone on 3G. */
const SLOW = { offline: false, latency: 300, downloadThroughput: 50_000, uploadThroughput: 20_000 };
const MAX_MS = 6000;
const RUNS = 3;
const guild = `/guild/${GUILDS.moretti}`;
const PAGES = { overview: guild, members: `${guild}/users`, events: `${guild}/events` };

type Session = Awaited<ReturnType<Awaited<ReturnType<Browser['newContext']>>['storageState']>>;

/** How long a person who was in the panel before waits for the content of a page after a release: their browser has nothing of it. */
const firstContent = async (browser: Browser, session: Session, url: string): Promise<number> => {
  const context = await browser.newContext({ storageState: session, viewport: { width: 360, height: 740 } });
  const page = await context.newPage();
  const network = await context.newCDPSession(page);
  await network.send('Network.emulateNetworkConditions', SLOW);
  const began = performance.now();
  await page.goto(url, { waitUntil: 'commit' });
  await page.locator('main h1, main h2').first().waitFor();
  await page.waitForFunction(() => document.querySelector('main [aria-busy="true"]') === null);
  const ms = performance.now() - began;
  await context.close();
  return ms;
};

await withCleanup(async (defer) => {
  const data = await temporaryData();
  defer(data.remove);
  const famiglia = await startProcess({
    ...(await newPlace(data.dataDir)),
    settings: { LOG_LEVEL: 'debug' },
  });
  defer(famiglia.stop);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGUMENTS });
  defer(async () => browser.close());
  await famiglia.says('the demo family has its history');
  const first = await browser.newContext();
  const visit = await first.newPage();
  await signIn(visit, famiglia.url, 'owner', guild);
  await visit.locator('main h1').waitFor();
  const session = await first.storageState();
  await first.close();
  for (const [name, path] of Object.entries(PAGES)) {
    const times: number[] = [];
    for (let run = 0; run < RUNS; run += 1)
      times.push(await firstContent(browser, session, famiglia.url + path));
    measured(`${name}, first visit at 50 KB/s`, median(times), 'ms', { most: MAX_MS });
  }
});
