import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** The data was encrypted with another key, or changed. */
export class DecryptionFailed extends Error {
  override readonly name = 'DecryptionFailed';
}

/** Authenticated encryption for stored secrets (AES-256-GCM: key id, nonce, tag, ciphertext). */
export interface Encryption {
  /** Ids of the keys, the encrypting one first; an id does not reveal its key. */
  keyIds: readonly string[];
  encrypt: (text: string) => Buffer;
  decrypt: (sealed: Buffer) => string;
  /** A signature of a text, for links that only we can make. */
  sign: (text: string) => Buffer;
  isSigned: (text: string, signature: Buffer) => boolean;
}

export const KEY_ID_BYTES = 8;

interface Key {
  id: Buffer;
  sealing: Buffer;
  signing: Buffer;
}

/** Encrypts and signs with the first key; decrypts and verifies with any of them. */
export const createEncryption = (secret: string | Buffer, older: readonly string[] = []): Encryption => {
  const newest = deriveKey(secret);
  const keys = [newest, ...older.map(deriveKey)];
  return {
    keyIds: keys.map(({ id }) => id.toString('hex')),
    encrypt: (text) => {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', newest.sealing, nonce);
      const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([newest.id, nonce, cipher.getAuthTag(), ciphertext]);
    },
    decrypt: (sealed) => {
      const id = sealed.subarray(0, KEY_ID_BYTES);
      const named = keys.find((key) => key.id.equals(id));
      if (named !== undefined) return decrypt(named, sealed.subarray(KEY_ID_BYTES));
      return decryptWithoutKeyId(keys, sealed);
    },
    sign: (text) => signWith(newest, text),
    isSigned: (text, signature) =>
      keys.some((key) => {
        const made = signWith(key, text);
        return made.length === signature.length && timingSafeEqual(made, signature);
      }),
  };
};

const deriveKey = (secret: string | Buffer): Key => {
  const derive = (purpose: string, bytes = 32): Buffer =>
    Buffer.from(hkdfSync('sha256', secret, '', purpose, bytes));
  return {
    id: derive('famiglia key id', KEY_ID_BYTES),
    sealing: derive('famiglia seal'),
    signing: derive('famiglia signature'),
  };
};

const decrypt = ({ sealing }: Key, sealed: Buffer): string => {
  try {
    const decipher = createDecipheriv('aes-256-gcm', sealing, sealed.subarray(0, 12));
    decipher.setAuthTag(sealed.subarray(12, 28));
    return decipher.update(sealed.subarray(28), undefined, 'utf8') + decipher.final('utf8');
  } catch (cause) {
    throw new DecryptionFailed('the text cannot be decrypted', { cause });
  }
};

/** Data from before keys had ids does not name its key: each key is tried. */
const decryptWithoutKeyId = (keys: readonly Key[], sealed: Buffer): string => {
  let broken: unknown;
  for (const key of keys) {
    try {
      return decrypt(key, sealed);
    } catch (error) {
      broken = error;
    }
  }
  throw broken;
};

const signWith = ({ signing }: Key, text: string): Buffer =>
  createHmac('sha256', signing).update(text).digest();

/** Random text for tokens, codes and states: 256 bits, safe in a URL and a header. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** The stored form of a token. Tokens are random, so a plain hash is enough. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
