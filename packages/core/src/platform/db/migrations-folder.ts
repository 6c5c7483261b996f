import { fileURLToPath } from 'node:url';

/** The same relative path from `src` and from `dist`. */
export const migrationsFolder = fileURLToPath(new URL('../../../migrations', import.meta.url));
