import { exchange } from './exchange.ts';

/** Sends a request and returns its JSON. */
export const send = async (url: string, init: RequestInit): Promise<unknown> => {
  const text = await (await exchange(url, init)).text();
  return text ? (JSON.parse(text) as unknown) : null;
};
