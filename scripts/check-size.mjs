import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './lib/root.mjs';

/** What a visitor's browser loads before the page is alive, gzipped. React alone is 66 KiB of it. */
const LIMIT_KIB = 80;
const dist = path.join(root, 'packages/web/dist');

/** A page's scripts, and what they import before they run. */
const scriptsOf = (html) => {
  const found = new Set();
  const visit = (url) => {
    if (found.has(url)) return;
    found.add(url);
    const code = readFileSync(path.join(dist, url), 'utf8');
    for (const [, name] of code.matchAll(/(?:\bfrom|\bimport)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) {
      visit(`/assets/${name}`);
    }
  };
  for (const [, url] of html.matchAll(/(?:src|href)="(\/[\w./-]+\.js)"/g)) visit(url);
  return [...found];
};

const pages = readdirSync(path.join(dist, 'pages'));
if (pages.length === 0) throw new Error('There are no built pages to measure: run "npm run build" first.');
for (const page of pages) {
  const scripts = scriptsOf(readFileSync(path.join(dist, 'pages', page), 'utf8'));
  const bytes = scripts.reduce((sum, url) => sum + gzipSync(readFileSync(path.join(dist, url))).length, 0);
  const kib = bytes / 1024;
  const verdict = kib <= LIMIT_KIB ? 'ok' : 'TOO BIG';
  console.log(`${page.padEnd(24)} ${kib.toFixed(1)} KiB of ${LIMIT_KIB}  ${verdict}`);
  if (kib > LIMIT_KIB || scripts.length < 2) process.exitCode = 1;
}
