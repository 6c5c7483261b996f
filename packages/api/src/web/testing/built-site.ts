import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GUIDE_PAGE_NAMES } from '@famiglia/contract/kit/guide-pages';

const PAGES = ['landing', 'login', 'not-found', 'pricing'];
const LEGAL = ['terms', 'privacy', 'refunds'];

/** The script that every page loads. */
export const ASSET = 'console.log("family");'.repeat(200);

/** As Vite writes it: names of chunks begin with an underscore. */
const MANIFEST = {
  'panel.html': { file: 'assets/panel-hash.js', imports: ['_react.js'] },
  'src/features/dashboard/dashboard-page.tsx': {
    file: 'assets/dashboard-hash.js',
    imports: ['_react.js', 'panel.html', '_charts.js'],
  },
  'src/features/members/members-page.tsx': { file: 'assets/members-hash.js', imports: ['panel.html'] },
  'src/features/events/events-page.tsx': { file: 'assets/events-hash.js' },
  '_react.js': { file: 'assets/react-hash.js' },
  '_charts.js': { file: 'assets/charts-hash.js' },
};

/** The places that the build leaves for prices, here all in the head. */
const PRICES_IN = '<meta name="prices" content="__PRICES__"><i>__MONTHLY_PRICE__</i><i>__EXACT_PRICES__</i>';

/** A minimal built web package; each page contains its own name. */
export const builtSite = async (): Promise<{ root: string; remove: () => Promise<void> }> => {
  const root = await mkdtemp(join(tmpdir(), 'famiglia-site-'));
  const write = (name: string, text: string) => writeFile(join(root, name), text);
  await Promise.all([mkdir(join(root, 'pages')), mkdir(join(root, 'assets'))]);
  for (const page of PAGES) {
    for (const language of ['ru', 'en']) {
      for (const currency of page === 'pricing' ? ['RUB', 'USD'] : ['USD']) {
        const name = `${page}.${language}.${currency}`;
        const prices = page === 'pricing' ? PRICES_IN : '';
        await write(`pages/${name}.html`, `<head><base href="__PUBLIC_URL__/">${prices}</head><body>${name}`);
      }
    }
  }
  await mkdir(join(root, 'legal'));
  for (const language of ['ru', 'en']) await mkdir(join(root, 'guide', language), { recursive: true });
  for (const language of ['ru', 'en']) {
    await write(
      `pages/legal.${language}.USD.html`,
      '<head><title>__LEGAL_TITLE__</title></head>__LEGAL_BODY__',
    );
    await write(
      `pages/guide.${language}.USD.html`,
      '<head><title>__GUIDE_TITLE__</title></head><body>__GUIDE_PAGES____GUIDE_BODY__',
    );
    for (const name of GUIDE_PAGE_NAMES)
      await write(`guide/${language}/${name}.md`, `# ${name} ${language}\n\n\`/help\`\n`);
    for (const name of LEGAL) await write(`legal/${name}.${language}.md`, `# ${name} ${language}\n`);
  }
  await write('panel.html', '<head></head><body>panel');
  await write('manifest.json', JSON.stringify(MANIFEST));
  await write('robots.txt', 'Sitemap: __PUBLIC_URL__/sitemap.xml');
  await write('icon-192.png', 'picture');
  await write('assets/panel-hash.js', ASSET);
  return { root, remove: () => rm(root, { recursive: true }) };
};
