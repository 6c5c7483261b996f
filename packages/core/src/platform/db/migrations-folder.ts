import { fileURLToPath } from 'node:url';

/** Beside `src` and `dist` alike. */
export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
