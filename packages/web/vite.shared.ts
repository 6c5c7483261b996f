import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import type { UserConfig } from 'vite';
import { lucideIcons } from './lucide-icons.ts';

/** What both builds have in common: that of the panel and that of the public pages. */
export const shared = {
  root: import.meta.dirname,
  appType: 'mpa',
  plugins: [react(), tailwindcss(), lucideIcons()],
  resolve: { conditions: ['source', 'module', 'browser', 'development|production'] },
  build: {
    outDir: 'dist',
    target: 'baseline-widely-available',
    // The content security policy allows no data: URLs for fonts and scripts.
    assetsInlineLimit: 0,
    // Every browser of the target preloads modules by itself.
    modulePreload: { polyfill: false },
  },
} satisfies UserConfig;
