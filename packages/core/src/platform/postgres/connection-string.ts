import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { superuser } from './initialise-cluster.ts';

/** Where a server listens. */
export type Address =
  | { readonly kind: 'socket'; readonly directory: string; readonly port: number }
  | { readonly kind: 'loopback'; readonly port: number };

export const connectionString = async (data: string, address: Address, database: string): Promise<string> => {
  if (address.kind === 'socket') {
    const query = new URLSearchParams({ host: address.directory, port: String(address.port) });
    return `postgres://${superuser}@localhost/${database}?${query.toString()}`;
  }
  const password = await readFile(path.join(data, 'loopback-password'), 'utf8');
  return `postgres://${superuser}:${password}@127.0.0.1:${address.port}/${database}`;
};
