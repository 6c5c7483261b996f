import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

/** `npm exec vite` here with a sandbox running on SANDBOX_PORT gives the client with hot reload. */
const sandbox = `http://127.0.0.1:${process.env['SANDBOX_PORT'] ?? '3001'}`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react()],
  // The sandbox forbids `data:` fonts and scripts, so nothing is inlined.
  build: { outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 0 },
  server: {
    host: '127.0.0.1',
    proxy: Object.fromEntries(
      ['/sandbox', '/cdn', '/attachments', '/avatars', '/icons'].map((path) => [
        path,
        { target: sandbox, ws: true },
      ]),
    ),
  },
});
