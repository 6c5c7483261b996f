import { removeStorage, writeStorage } from './browser-storage.ts';

interface EarlyAnswer {
  token: string;
  answer: Promise<Response>;
}

const PANEL = 'open_panel';

const early = (): Map<string, EarlyAnswer> | undefined =>
  (globalThis as { earlyAnswers?: Map<string, EarlyAnswer> }).earlyAnswers;

/** What `early-calls.js` has asked for already: once, and only for the same person. */
export const takeEarlyAnswer = (
  url: string,
  { method, headers }: RequestInit,
): Promise<Response> | undefined => {
  const found = early()?.get(url);
  if (found === undefined || method !== 'GET') return undefined;
  early()?.delete(url);
  return new Headers(headers).get('authorization') === `Bearer ${found.token}` ? found.answer : undefined;
};

/** Whether the next visit of this server may ask early: it is refused without a panel, and on Free. */
export const noteOpenPanel = (guildId: string, isOpen: boolean): void =>
  isOpen ? writeStorage(PANEL, guildId) : removeStorage(PANEL);
