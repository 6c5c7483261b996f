import { readdirSync } from 'node:fs';
import { resolve } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { Plugin } from 'vite';
import { defineConfig } from 'vite';
import { lucideIcons } from './lucide-icons.ts';
import { PAGE_CHUNKS } from './prerender/page-chunks.ts';
import { prerender } from './prerender/prerender.ts';
import { servePages } from './prerender/serve-pages.ts';

const root = import.meta.dirname;
const pages = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) =>
  /^(panel|public-pages\/[\w/-]+)\.html$/.test(file),
);

const PANEL_PATHS = /^\/(guilds|guild\/|admin|account|auth\/(success|error))/;
/** With the host that the browser requested: the server redirects requests for other hosts to its own. */
const toApi = { target: process.env['FAMIGLIA_URL'] ?? 'http://127.0.0.1:3000', changeOrigin: false };

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

export default defineConfig({
  root,
  appType: 'mpa',
  plugins: [react(), tailwindcss(), lucideIcons(), servePanel, servePages(), prerender()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'dist',
    target: 'baseline-widely-available',
    // The content security policy allows no data: URLs for fonts and scripts.
    assetsInlineLimit: 0,
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      input: pages.map((page) => resolve(root, page)),
      // zod and its configuration in one file, so that the configuration runs before any schema is created.
      output: {
        codeSplitting: {
          groups: [{ name: 'zod', test: /node_modules\/zod\/|without-eval/ }, ...PAGE_CHUNKS],
        },
      },
    },
  },
  server: {
    proxy: {
      '/api': toApi,
      '^/auth/(login|callback|session|refresh|me|logout)': toApi,
      '/geo': toApi,
      // Filled by the server from Markdown.
      '^/(terms|privacy|refunds)$': toApi,
      '/ws': { ...toApi, ws: true },
    },
  },
});
