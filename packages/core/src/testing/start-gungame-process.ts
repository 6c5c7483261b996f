import { startProgram } from './start-program.ts';

interface Answer {
  items?: { id: string; status: string; moderated_by: string }[];
  refused?: string[];
}

/** A moderator in a separate process, which shares only the database with this one. */
export const startGungameProcess = async (connectionString: string) =>
  startProgram<Answer>(new URL('gungame-program.ts', import.meta.url), [connectionString]);
