import { createCipheriv, createDecipheriv, randomBytes, scrypt } from 'node:crypto';
import { createReadStream, createWriteStream } from 'node:fs';
import { mkdir, open, readFile, rename, stat, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import * as z from 'zod';
import { BackupError } from './backup-error.ts';
import { filesBelow } from './backup-files.ts';

const ENCRYPTION_FILE = 'encryption.json';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** Each guess of a passphrase costs 128 MB and about half a second. */
const COST = { N: 2 ** 17, r: 8, p: 1, maxmem: 256 * 1024 * 1024 };

const encryptionFile = z.object({
  format: z.literal('scrypt, aes-256-gcm'),
  salt: z.string().regex(/^[\da-f]{32}$/),
});

const deriveKey = async (passphrase: string, salt: Buffer): Promise<Buffer> =>
  (promisify(scrypt) as (text: string, salt: Buffer, bytes: number, cost: object) => Promise<Buffer>)(
    passphrase.normalize('NFKC'),
    salt,
    32,
    COST,
  );

/** Encrypts every file of a backup in its place (nonce, ciphertext, tag); each decrypts only under its own name. */
export const encryptBackup = async (directory: string, passphrase: string): Promise<void> => {
  const salt = randomBytes(16);
  const key = await deriveKey(passphrase, salt);
  for (const name of await filesBelow(directory)) {
    const file = path.join(directory, name);
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(nameBytes(name));
    const draft = `${file}.encrypting`;
    await writeFile(draft, nonce);
    await pipeline(createReadStream(file), cipher, createWriteStream(draft, { flags: 'a' }));
    await writeFile(draft, cipher.getAuthTag(), { flag: 'a', flush: true });
    await rename(draft, file);
  }
  const description = { format: 'scrypt, aes-256-gcm', salt: salt.toString('hex') };
  await writeFile(path.join(directory, ENCRYPTION_FILE), `${JSON.stringify(description)}\n`);
};

/** Whether a backup is encrypted. */
export const isEncrypted = async (source: string): Promise<boolean> =>
  stat(path.join(source, ENCRYPTION_FILE)).then(
    () => true,
    () => false,
  );

/** Decrypts a backup into another directory. The backup itself is not changed. */
export const decryptBackup = async (source: string, target: string, passphrase: string): Promise<void> => {
  const key = await deriveKey(passphrase, await readSalt(source));
  for (const name of await filesBelow(source)) {
    if (name === ENCRYPTION_FILE) continue;
    await mkdir(path.dirname(path.join(target, name)), { recursive: true, mode: 0o700 });
    await decryptFile(path.join(source, name), path.join(target, name), key, name).catch(() => {
      throw new BackupError(
        `${path.join(source, name)} does not open. Correct BACKUP_PASSPHRASE; if it is right, the file is damaged: use another backup. Nothing was changed.`,
      );
    });
  }
};

const decryptFile = async (from: string, to: string, key: Buffer, name: string): Promise<void> => {
  const { size } = await stat(from);
  const end = size - TAG_BYTES;
  if (end < NONCE_BYTES) throw new BackupError(`${from} is too short`);
  const decipher = createDecipheriv('aes-256-gcm', key, await readBytes(from, 0, NONCE_BYTES))
    .setAAD(nameBytes(name))
    .setAuthTag(await readBytes(from, end, TAG_BYTES));
  // A stream cannot read zero bytes.
  if (end === NONCE_BYTES) return writeFile(to, decipher.final(), { mode: 0o600 });
  const ciphertext = createReadStream(from, { start: NONCE_BYTES, end: end - 1 });
  await pipeline(ciphertext, decipher, createWriteStream(to, { mode: 0o600 }));
};

const readBytes = async (file: string, position: number, length: number): Promise<Buffer> => {
  const handle = await open(file);
  try {
    const { buffer } = await handle.read(Buffer.alloc(length), 0, length, position);
    return buffer;
  } finally {
    await handle.close();
  }
};

/** With the same separator on every system. */
const nameBytes = (name: string): Buffer => Buffer.from(name.replaceAll(path.sep, '/'));

const readSalt = async (source: string): Promise<Buffer> => {
  const file = path.join(source, ENCRYPTION_FILE);
  try {
    return Buffer.from(encryptionFile.parse(JSON.parse(await readFile(file, 'utf8'))).salt, 'hex');
  } catch {
    throw new BackupError(`${file} cannot be read by this version of Famiglia.`);
  }
};
