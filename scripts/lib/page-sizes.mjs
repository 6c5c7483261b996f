import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { root } from './root.mjs';

/** Gzipped scripts that a browser loads before a page is interactive. */
const PUBLIC_LIMIT = { files: 4, kib: 25 };
/** The panel's first scripts; `e2e/screens/page-costs.spec.ts` counts whole pages. */
const PANEL_LIMIT = { files: 5, kib: 150 };
/** A picture of a public page; it is loaded when somebody scrolls to it. */
const PICTURE_KIB = 50;
const dist = path.join(root, 'packages/web/dist');

/** Fails when the scripts of a page, or a picture, exceed their limit. */
export const checkPageSizes = async () => {
  const pages = [
    { name: 'panel.html', limit: PANEL_LIMIT },
    ...readdirSync(path.join(dist, 'pages')).map((page) => ({ name: `pages/${page}`, limit: PUBLIC_LIMIT })),
  ];
  const tooBig = pages.flatMap(({ name, limit }) => {
    const { files, kib } = scriptsSizeOf(name);
    if (files <= limit.files && kib <= limit.kib) return [];
    return [`${name}: ${files} scripts of ${limit.files}, ${kib.toFixed(1)} of ${limit.kib} KiB`];
  });
  for (const name of readdirSync(dist).filter((file) => file.startsWith('picture-'))) {
    const kib = statSync(path.join(dist, name)).size / 1024;
    if (kib > PICTURE_KIB) tooBig.push(`${name}: ${kib.toFixed(1)} of ${PICTURE_KIB} KiB`);
  }
  if (tooBig.length > 0) throw new Error(tooBig.join('\n'));
};

const scriptsSizeOf = (page) => {
  const scripts = scriptsOf(readFileSync(path.join(dist, page), 'utf8'));
  // A page without scripts means that they were not found.
  if (scripts.length < 2) throw new Error(`${page} names no scripts to measure`);
  const bytes = scripts.reduce((sum, url) => sum + gzipSync(readFileSync(path.join(dist, url))).length, 0);
  return { files: scripts.length, kib: bytes / 1024 };
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
