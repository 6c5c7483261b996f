import { brotliCompressSync, constants } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { shiftProblems, watchShifts } from '../support/layout-shift.ts';
import { saveData } from '../support/save-data.ts';
import { expect, test } from '../support/test.ts';
import { PAGE_COSTS } from './page-costs.ts';
import type { PageCost } from './page-costs.ts';

/** Pictures belong to people, fonts follow the letters of what other tests write meanwhile, and a socket stays open. */
const OF_THE_APP = new Set(['document', 'script', 'stylesheet', 'manifest']);
const DATA = new Set(['fetch', 'xhr']);

test.use({ locale: 'ru-RU' });

const costOf = async (page: Page, path: string): Promise<PageCost> => {
  await page.goto('about:blank');
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.clearBrowserCache');
  const requests: Request[] = [];
  const unfinished = new Set<Request>();
  page.on('request', (request) => {
    const kind = request.resourceType();
    if (!OF_THE_APP.has(kind) && !DATA.has(kind)) return;
    requests.push(request);
    unfinished.add(request);
  });
  for (const end of ['requestfinished', 'requestfailed'] as const)
    page.on(end as 'requestfinished', (request) => unfinished.delete(request));
  const files = () => requests.filter((request) => OF_THE_APP.has(request.resourceType()));
  // What another test changes meanwhile is fetched again: an address counts once.
  const calls = () => [
    ...new Map(
      requests.filter((request) => DATA.has(request.resourceType())).map((call) => [call.url(), call]),
    ).values(),
  ];
  await page.goto(path);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => unfinished.size).toBe(0);
  page.removeAllListeners('request');
  const sizes = await Promise.all(files().map(servedSize));
  const answers = await Promise.all(calls().map(async (call) => (await bodyOf(call)).length));
  return { files: sizes.length, kib: kibOf(sizes), calls: answers.length, json: kibOf(answers) };
};

/** By address: most pages share most files. */
const served = new Map<string, number>();

/** As the server compresses a file after its first request. */
const servedSize = async (file: Request): Promise<number> => {
  const known = served.get(file.url());
  if (known !== undefined) return known;
  const quality = { params: { [constants.BROTLI_PARAM_QUALITY]: 10 } };
  const { length } = brotliCompressSync(await bodyOf(file), quality);
  served.set(file.url(), length);
  return length;
};

const bodyOf = async (request: Request): Promise<Buffer> => {
  const response = await request.response();
  return response === null ? Buffer.alloc(0) : response.body();
};

const kibOf = (sizes: readonly number[]): number =>
  Math.ceil(sizes.reduce((sum, bytes) => sum + bytes, 0) / 1024);

test('every page costs what the table says, and nothing on it moves while its files come @any-width', async ({
  page,
  signInAs,
}) => {
  test.setTimeout(240_000);
  await saveData(page);
  await watchShifts(page);
  const costs: Record<string, PageCost> = {};
  const moved: Record<string, string[]> = {};
  for (const path of Object.keys(PAGE_COSTS)) {
    if (path === '/guilds') await signInAs(page, 'owner');
    costs[path] = await costOf(page, path);
    const shifts = await shiftProblems(page);
    if (shifts.length > 0) moved[path] = shifts;
  }
  const dearer = Object.entries(PAGE_COSTS).filter(([path, most]) =>
    (['files', 'kib', 'calls', 'json'] as const).some(
      (part) => (costs[path]?.[part] ?? Infinity) > most[part],
    ),
  );
  expect(dearer, JSON.stringify(costs, null, 1)).toEqual([]);
  // The sweep of screens opens most of them in a panel that is loaded.
  expect(moved).toEqual({});
});
