import { createCipheriv, createDecipheriv, createHash, createHmac, hkdfSync, randomBytes } from 'node:crypto';

/** What was sealed with another key, or tampered with. */
export class SealBroken extends Error {
  override readonly name = 'SealBroken';
}

/** Authenticated encryption for what is kept at rest (AES-256-GCM: nonce, tag, ciphertext). */
export interface Seal {
  seal: (text: string) => Buffer;
  open: (sealed: Buffer) => string;
  /** A signature of a text, for links that only we can have made. */
  sign: (text: string) => Buffer;
}

export const createSeal = (secret: string | Buffer): Seal => {
  const derive = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));
  const key = derive('famiglia seal');
  const signingKey = derive('famiglia signature');
  return {
    seal: (text) => {
      const nonce = randomBytes(12);
      const cipher = createCipheriv('aes-256-gcm', key, nonce);
      const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
      return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]);
    },
    open: (sealed) => {
      const decipher = createDecipheriv('aes-256-gcm', key, sealed.subarray(0, 12));
      decipher.setAuthTag(sealed.subarray(12, 28));
      try {
        return decipher.update(sealed.subarray(28), undefined, 'utf8') + decipher.final('utf8');
      } catch (cause) {
        throw new SealBroken('a seal does not open', { cause });
      }
    },
    sign: (text) => createHmac('sha256', signingKey).update(text).digest(),
  };
};

/** Random text for tokens, codes and states: 256 bits, safe in a URL and a header. */
export const randomToken = (): string => randomBytes(32).toString('base64url');

/** What is stored of a token. Tokens are random, so a plain hash is enough. */
export const hashToken = (token: string): Buffer => createHash('sha256').update(token).digest();
