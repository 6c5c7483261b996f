import { GUILDS } from '@famiglia/sandbox/demo-ids';
import { chromium } from '@playwright/test';
import type { CDPSession, Page } from '@playwright/test';
import { CHROMIUM_ARGUMENTS } from '../e2e/support/chromium-arguments.ts';
import { newPlace, startProcess } from '../e2e/support/famiglia-process.ts';
import { signIn } from '../e2e/support/sign-in.ts';
import { temporaryData } from '../e2e/support/temporary-data.ts';
import { chromiumPath } from './support/chromium-path.ts';
import { withCleanup } from './support/with-cleanup.ts';

const OVERVIEW = `/guild/${GUILDS.moretti}`;
/** The files of a page. Its data and the pictures of people are not counted: they depend on the family. */
const PAGES = [
  { name: 'landing', path: '/', files: 12, kib: 150 },
  { name: 'pricing', path: '/pricing', files: 12, kib: 125 },
  { name: 'dashboard', path: OVERVIEW, files: 14, kib: 290 },
  { name: 'events', path: `${OVERVIEW}/events`, files: 18, kib: 390 },
];

const DATA = new Set(['Fetch', 'XHR', 'Image']);

interface Load {
  url: string;
  kind: string;
  bytes: number;
}

/** What a browser with an empty cache loads for a page, headers included. */
await withCleanup(async (defer) => {
  const data = await temporaryData();
  defer(data.remove);
  const famiglia = await startProcess(await newPlace(data.dataDir));
  defer(famiglia.stop);
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: CHROMIUM_ARGUMENTS });
  defer(async () => browser.close());
  const page = await browser.newPage({ locale: 'ru-RU' });
  await signIn(page, famiglia.url, 'owner', OVERVIEW);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  // The first visitor gets files that were compressed in a hurry, and the demo family's history is still being made.
  for (const { path } of PAGES) await loadsOf(page, devtools, famiglia.url + path);
  for (const { name, path, files: mostFiles, kib: mostKib } of PAGES) {
    const loads = await loadsOf(page, devtools, famiglia.url + path);
    const files = loads.filter(({ kind }) => !DATA.has(kind));
    const kib = kibOf(files);
    const twice = files.filter(({ url }, place) => files.findIndex((other) => other.url === url) < place);
    console.log(
      `${name.padEnd(10)} ${files.length} files of ${mostFiles}, ${kib.toFixed(0)} KiB of ${mostKib} (${byKind(files)}); with its data ${loads.length} requests, ${kibOf(loads).toFixed(0)} KiB`,
    );
    for (const { url } of twice) console.log(`${name.padEnd(10)} loaded twice: ${new URL(url).pathname}`);
    if (files.length > mostFiles || kib > mostKib || twice.length > 0) process.exitCode = 1;
  }
});

async function loadsOf(page: Page, devtools: CDPSession, url: string): Promise<Load[]> {
  await page.goto('about:blank');
  await devtools.send('Network.clearBrowserCache');
  const loads = new Map<string, Load>();
  const begin = ({
    requestId,
    request,
    type = 'Other',
  }: {
    requestId: string;
    request: { url: string };
    type?: string;
  }) => loads.set(requestId, { url: request.url, kind: type, bytes: 0 });
  const end = ({ requestId, encodedDataLength }: { requestId: string; encodedDataLength: number }) => {
    const load = loads.get(requestId);
    if (load) load.bytes = encodedDataLength;
  };
  devtools.on('Network.requestWillBeSent', begin);
  devtools.on('Network.loadingFinished', end);
  await page.goto(url);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  devtools.off('Network.requestWillBeSent', begin);
  devtools.off('Network.loadingFinished', end);
  return [...loads.values()];
}

function kibOf(loads: readonly Load[]): number {
  return loads.reduce((sum, { bytes }) => sum + bytes, 0) / 1024;
}

function byKind(loads: readonly Load[]): string {
  const kinds = [...new Set(loads.map(({ kind }) => kind))].toSorted();
  return kinds
    .map((kind) => {
      const ofKind = loads.filter((load) => load.kind === kind);
      return `${kind} ${ofKind.length}: ${kibOf(ofKind).toFixed(0)}`;
    })
    .join(', ');
}
