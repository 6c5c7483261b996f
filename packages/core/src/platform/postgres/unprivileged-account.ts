import { readFile } from 'node:fs/promises';
import { PrivatePostgresError } from './private-postgres-error.ts';

/** The operating-system account that PostgreSQL runs as when the program itself is root. */
export type Account = { readonly name: string; readonly uid: number; readonly gid: number };

// macOS puts a line before the names of its own accounts.
const preferred = ['postgres', '_postgres', 'nobody'];

export const isRoot = (): boolean => process.getuid?.() === 0;

/** PostgreSQL refuses to run as root, so root uses an account that owns nothing else of ours. */
export const unprivilegedAccount = async (passwdFile = '/etc/passwd'): Promise<Account> => {
  const accounts = await readAccounts(passwdFile);
  for (const name of preferred) {
    const account = accounts.find((candidate) => candidate?.name === name);
    if (account) return account;
  }
  throw new PrivatePostgresError(
    `PostgreSQL does not run as root, and ${passwdFile} has no account "postgres" or "nobody" to run it as. ` +
      'Start Famiglia as an ordinary user, or set DATABASE_URL to a PostgreSQL of your own.',
  );
};

/** The account with this uid; one without an entry in the passwd file works too. */
export const accountOf = async ({ uid, gid }: { uid: number; gid: number }): Promise<Account> => {
  const known = (await readAccounts('/etc/passwd')).find((candidate) => candidate?.uid === uid);
  return { name: known?.name ?? `uid ${uid}`, uid, gid };
};

const readAccounts = async (passwdFile: string) =>
  (await readFile(passwdFile, 'utf8').catch(() => '')).split('\n').map(parseLine);

const parseLine = (line: string): Account | undefined => {
  const [name, , uid, gid] = line.split(':');
  // The nobody of macOS has the id -2, which no process can be started with.
  if (!name || !(Number(uid) > 0) || !(Number(gid) >= 0)) return undefined;
  return { name, uid: Number(uid), gid: Number(gid) };
};
