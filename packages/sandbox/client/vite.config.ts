import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

/** `npx vite packages/sandbox/client` beside a running sandbox serves the client with hot reload. */
const sandbox = `http://127.0.0.1:${process.env['SANDBOX_PORT'] ?? '3001'}`;

/**
 * Messages come from bots: whatever they contain, the page runs and loads only its own code. Not in
 * development: hot reload needs inline scripts.
 */
const contentPolicy = (): Plugin => {
  const content = "default-src 'self'; img-src 'self' data: blob:; connect-src 'self' ws:";
  return {
    name: 'content-policy',
    apply: 'build',
    transformIndexHtml: () => [
      { tag: 'meta', attrs: { 'http-equiv': 'Content-Security-Policy', content }, injectTo: 'head-prepend' },
    ],
  };
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), contentPolicy()],
  // Inlined files would be `data:` addresses, which the policy allows for images only.
  build: { outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0 },
  server: {
    host: '127.0.0.1',
    proxy: { '/sandbox': { target: sandbox, ws: true }, '/cdn': sandbox },
  },
});
