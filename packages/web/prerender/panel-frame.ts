import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { runnerImport } from 'vite';
import { lucideIcons } from '../lucide-icons.ts';
import type * as frame from '../src/app/render-frame.tsx';

const RENDERER = fileURLToPath(new URL('../src/app/render-frame.tsx', import.meta.url));

/** Puts the empty frame of a guild into the panel's HTML. */
export const panelFrame = (): Plugin => ({
  name: 'famiglia:panel-frame',
  apply: 'build',
  async transformIndexHtml(html) {
    const { module } = await runnerImport<typeof frame>(RENDERER, {
      configFile: false,
      plugins: [lucideIcons()],
      resolve: { conditions: ['source', 'module', 'node', 'production'] },
    });
    return html.replace('<!--frame-->', () => module.renderFrame());
  },
});
