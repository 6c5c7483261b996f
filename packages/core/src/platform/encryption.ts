import {
  createCipheriv,
  createDecipheriv,
  createHash,
  createHmac,
  hkdfSync,
  randomBytes,
  timingSafeEqual,
} from 'node:crypto';

/** What was sealed with another key, or tampered with. */
export class DecryptionFailed extends Error {
  override readonly name = 'DecryptionFailed';
}

/** Authenticated encryption for what is kept at rest (AES-256-GCM: key id, nonce, tag, ciphertext). */
export interface Encryption {
  /** What the keys are known by, the one that seals first; nobody learns a key from its id. */
  keyIds: readonly string[];
  encrypt: (text: string) => Buffer;
  decrypt: (sealed: Buffer) => string;
  /** A signature of a text, for links that only we can have made. */
  sign: (text: string) => Buffer;
  isSigned: (text: string, signature: Buffer) => boolean;
}

export const KEY_ID_BYTES = 8;

interface Key {
  id: Buffer;
  sealing: Buffer;
  signing: Buffer;
}

/** Seals and signs with the first key, and opens what any of the older ones has sealed or signed. */
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
      return openNameless(keys, sealed);
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

/** What was sealed before keys had ids says nothing about its key: one of them opens it, or none. */
const openNameless = (keys: readonly Key[], sealed: Buffer): string => {
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

/** What is stored of a token. Tokens are random, so a plain hash is enough. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
