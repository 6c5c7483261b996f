import type { Plugin } from 'vite';
import { defineConfig } from 'vite';
import { panelChunks } from './panel-chunks.ts';
import { contractInBrowser } from './contract-in-browser.ts';
import { panelFrame } from './prerender/panel-frame.ts';
import { servePages } from './prerender/serve-pages.ts';
import { FAMIGLIA_URL } from './prerender/site.ts';
import { shared } from './vite.shared.ts';

const PANEL_PATHS = /^\/(guilds|guild\/|admin|account|auth\/(success|error))/;
/** With the host that the browser requested: the server redirects requests for other hosts to its own. */
const toApi = { target: FAMIGLIA_URL, changeOrigin: false };

/** In development Vite serves `panel.html` for the panel's paths, as the server does. */
const servePanel: Plugin = {
  name: 'famiglia:serve-panel',
  configureServer(server) {
    server.middlewares.use((request, _response, next) => {
      if (request.url && PANEL_PATHS.test(request.url)) request.url = '/panel.html';
      next();
    });
  },
};

/** The build of the panel, and the development server of panel and public pages. */
export default defineConfig({
  ...shared,
  plugins: [...shared.plugins, panelFrame(), contractInBrowser(), servePanel, servePages()],
  build: {
    ...shared.build,
    // The server reads there which files a page needs.
    manifest: 'manifest.json',
    rolldownOptions: { input: 'panel.html', output: { codeSplitting: { groups: panelChunks } } },
  },
  server: {
    proxy: {
      '/api': toApi,
      '^/auth/(login|callback|session|refresh|me|logout)': toApi,
      '/geo': toApi,
      // Filled by the server from Markdown.
      '^/(terms|privacy|refunds|guide)(/[\\w-]+)?$': toApi,
      '/ws': { ...toApi, ws: true },
    },
  },
});
