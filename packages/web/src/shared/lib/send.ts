import { exchange } from './exchange.ts';

/** Asks the server; answers with its JSON. */
export const send = async (url: string, init: RequestInit): Promise<unknown> => {
  const text = await (await exchange(url, init)).text();
  return text ? (JSON.parse(text) as unknown) : null;
};
