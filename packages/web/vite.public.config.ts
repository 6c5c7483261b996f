import { PAGE_NAMES } from './src/public/page-names.ts';
import { defineConfig } from 'vite';
import { prerender } from './prerender/prerender.ts';
import { shared } from './vite.shared.ts';

/**
 * The build of the public pages, after that of the panel. Their few interactive parts run on Preact: React would be
 * four fifths of their scripts (docs/decisions/0016-panel-and-public-pages.md).
 */
export default defineConfig({
  ...shared,
  plugins: [...shared.plugins, prerender()],
  resolve: {
    ...shared.resolve,
    alias: [
      { find: /^react$/, replacement: 'preact/compat' },
      { find: /^react\/jsx-runtime$/, replacement: 'preact/jsx-runtime' },
      { find: /^react-dom\/client$/, replacement: 'preact/compat/client' },
    ],
  },
  build: {
    ...shared.build,
    emptyOutDir: false,
    copyPublicDir: false,
    rolldownOptions: {
      input: PAGE_NAMES.map((page) => `public-pages/${page}.html`),
      // What several pages need is one file, not one per icon.
      output: { codeSplitting: { groups: [{ name: 'site', minShareCount: 2 }] } },
    },
  },
});
