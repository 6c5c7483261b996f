import type { Stats } from 'node:fs';
import { lchown, readdir } from 'node:fs/promises';
import path from 'node:path';
import { type Account, accountOf, unprivilegedAccount } from './unprivileged-account.ts';

/**
 * The account that owns a server's directory. A directory of root (just created, or restored from a backup by root) is
 * given to the unprivileged account; any other keeps its owner, so data of an ordinary user still starts under sudo.
 */
export const adopt = async (directory: string, owner: Pick<Stats, 'uid' | 'gid'>): Promise<Account> => {
  if (owner.uid !== 0) return accountOf(owner);
  const account = await unprivilegedAccount();
  await give(directory, account);
  return account;
};

/** From the inside out: if interrupted, the outermost directory still belongs to root, and the next start continues. */
const give = async (directory: string, account: Account): Promise<void> => {
  for (const entry of await readdir(directory, { withFileTypes: true })) {
    const inside = path.join(directory, entry.name);
    if (entry.isDirectory()) await give(inside, account);
    else await lchown(inside, account.uid, account.gid);
  }
  await lchown(directory, account.uid, account.gid);
};
