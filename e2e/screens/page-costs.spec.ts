import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { expect, test } from '../support/test.ts';
import { PAGE_COSTS } from './page-costs.ts';
import type { PageCost } from './page-costs.ts';

/** Pictures belong to people, and a socket stays open. */
const OF_THE_APP = new Set(['document', 'script', 'stylesheet', 'font', 'manifest']);
const DATA = new Set(['fetch', 'xhr']);

// The letters of both alphabets.
test.use({ locale: 'ru-RU' });

test('every page costs what the table says @any-width', async ({ page, signInAs }) => {
  const costs: Record<string, PageCost> = {};
  for (const path of Object.keys(PAGE_COSTS)) {
    if (path === '/guilds') await signInAs(page, 'owner');
    costs[path] = await costOf(page, path);
  }
  const within = Object.entries(PAGE_COSTS).map(([path, most]) => {
    const { files, calls, kib, json } = costs[path] ?? most;
    return [path, { files, calls, kib: Math.max(kib, most.kib), json: Math.max(json, most.json) }];
  });
  expect(Object.fromEntries(within), JSON.stringify(costs, null, 1)).toEqual(PAGE_COSTS);
});

async function costOf(page: Page, path: string): Promise<PageCost> {
  await page.goto('about:blank');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  const responses: Response[] = [];
  page.on('response', (response) => responses.push(response));
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  const of = (kinds: Set<string>) =>
    responses.filter((response) => kinds.has(response.request().resourceType()));
  const files = of(OF_THE_APP);
  // What another test changes meanwhile is fetched again: an address counts once.
  const calls = [...new Map(of(DATA).map((response) => [response.url(), response])).values()];
  const sizes = await Promise.all(files.map(async (file) => gzipSync(await file.body()).length));
  const answers = await Promise.all(calls.map(async (call) => (await call.body()).length));
  return {
    files: files.length,
    kib: kibOf(sizes),
    calls: calls.length,
    json: kibOf(answers),
  };
}

function kibOf(sizes: readonly number[]): number {
  return Math.ceil(sizes.reduce((sum, bytes) => sum + bytes, 0) / 1024);
}
