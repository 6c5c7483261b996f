import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { LANGUAGES } from '@famiglia/contract/kit/language';
import type { Plugin, Rolldown } from 'vite';
import { runnerImport } from 'vite';
import { PAGE_NAMES } from '../src/public/page-names.ts';
import type * as renderer from '../src/public/render-page.tsx';
import { lucideIcons } from '../lucide-icons.ts';
import { fillTemplate } from './fill-template.ts';
import { icons } from './pictures/icons.ts';
import { sharePicture } from './pictures/share-picture.ts';
import { siteFiles } from './site-files.ts';

const RENDERER = fileURLToPath(new URL('../src/public/render-page.tsx', import.meta.url));

/** Markdown of the legal pages; the server reads it at run time, because the owner can replace it. */
const LEGAL = fileURLToPath(new URL('../legal', import.meta.url));

/** The guide's Markdown, which the server fills in, too. */
const GUIDE = fileURLToPath(new URL('../../../docs/guide', import.meta.url));

const takeTemplate = (bundle: Rolldown.OutputBundle, name: string): string => {
  const file = bundle[name];
  if (file?.type !== 'asset') throw new Error(`${name} is not among the built files`);
  delete bundle[name];
  return file.source.toString();
};

/**
 * Renders every public page in every language at build time, with its pictures. The server chooses
 * `pages/<page>.<language>.<currency>.html` for each visitor.
 */
export const prerender = (): Plugin => ({
  name: 'famiglia:prerender',
  apply: 'build',
  enforce: 'post',
  async generateBundle(_options, bundle) {
    const emit = (fileName: string, source: string | Uint8Array) =>
      this.emitFile({ type: 'asset', fileName, source });
    const { module } = await runnerImport<typeof renderer>(RENDERER, {
      configFile: false,
      plugins: [lucideIcons()],
      resolve: { conditions: ['source', 'module', 'node', 'production'] },
    });
    for (const page of PAGE_NAMES) {
      const template = takeTemplate(bundle, `public-pages/${page}.html`);
      for (const language of LANGUAGES) {
        for (const currency of page === 'pricing' ? (['RUB', 'USD'] as const) : (['USD'] as const)) {
          const rendered = module.renderPage(page, language, currency);
          const html = fillTemplate(template, { page, language, currency }, rendered);
          emit(`pages/${page}.${language}.${currency}.html`, html);
        }
      }
    }
    for (const language of LANGUAGES) emit(`share-${language}.png`, await sharePicture(language));
    for (const name of await readdir(GUIDE, { recursive: true }))
      if (name.endsWith('.md'))
        emit(`guide/${name.replaceAll('\\', '/')}`, await readFile(join(GUIDE, name)));
    for (const name of await readdir(LEGAL)) emit(`legal/${name}`, await readFile(join(LEGAL, name)));
    for (const [name, source] of Object.entries({ ...(await icons()), ...siteFiles() })) emit(name, source);
  },
});
