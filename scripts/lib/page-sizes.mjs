import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './root.mjs';

/** The gzipped scripts that a browser loads before a public page is interactive. React alone is 66 KiB of it. */
const LIMIT_KIB = 80;
const dist = path.join(root, 'packages/web/dist');

/** Fails when the scripts of a public page exceed their limit. */
export const checkPageSizes = async () => {
  const pages = readdirSync(path.join(dist, 'pages')).map((page) => ({ page, kib: kibOf(page) }));
  const tooBig = pages.filter(({ kib }) => kib > LIMIT_KIB);
  if (tooBig.length > 0) {
    throw new Error(
      tooBig.map(({ page, kib }) => `${page}: ${kib.toFixed(1)} of ${LIMIT_KIB} KiB`).join('\n'),
    );
  }
};

const kibOf = (page) => {
  const scripts = scriptsOf(readFileSync(path.join(dist, 'pages', page), 'utf8'));
  // A page without scripts means that they were not found.
  if (scripts.length < 2) throw new Error(`${page} names no scripts to measure`);
  return scripts.reduce((sum, url) => sum + gzipSync(readFileSync(path.join(dist, url))).length, 0) / 1024;
};

/** A page's scripts and their static imports. */
const scriptsOf = (html) => {
  const found = new Set();
  const visit = (url) => {
    if (found.has(url)) return;
    found.add(url);
    const code = readFileSync(path.join(dist, url), 'utf8');
    for (const [, name] of code.matchAll(/\b(?:from|import)\s*["'`]\.\/([\w.-]+\.js)["'`]/g)) {
      visit(`/assets/${name}`);
    }
  };
  for (const [, url] of html.matchAll(/(?:src|href)="(\/[\w./-]+\.js)"/g)) visit(url);
  return [...found];
};
