import { createCipheriv, hkdfSync, randomBytes } from 'node:crypto';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { findGrant, saveGrant } from '../auth/grant.queries.ts';
import { reencryptGrants } from '../auth/reencrypt-grants.ts';
import { silentLogger } from './log/logger.ts';
import { createEncryption, DecryptionFailed } from './encryption.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { newId } from '../testing/test-guild.ts';
import { signIn } from '../testing/test-session.ts';

/** The format before keys had ids. */
const sealNameless = (secret: string, text: string): Buffer => {
  const nonce = randomBytes(12);
  const key = Buffer.from(hkdfSync('sha256', secret, '', 'famiglia seal', 32));
  const cipher = createCipheriv('aes-256-gcm', key, nonce);
  const ciphertext = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), ciphertext]);
};

test('data of the former key decrypts beside the new key, and not without the former one', () => {
  const [first, both, second] = [
    createEncryption('first'),
    createEncryption('second', ['first']),
    createEncryption('second'),
  ];
  const sealed = first.encrypt('токен');
  expect(both.decrypt(sealed)).toBe('токен');
  expect(() => second.decrypt(sealed)).toThrow(DecryptionFailed);
  expect(second.decrypt(both.encrypt('new'))).toBe('new');
  expect(both.isSigned('link', first.sign('link'))).toBe(true);
  expect(second.isSigned('link', first.sign('link'))).toBe(false);
  expect(second.isSigned('link', both.sign('link'))).toBe(true);
  expect(both.isSigned('other', first.sign('link'))).toBe(false);
  expect(both.isSigned('link', Buffer.alloc(0))).toBe(false);
});

test('data from before keys had ids decrypts with its key, also as a former key', () => {
  const sealed = sealNameless('first', 'old token');
  expect(createEncryption('first').decrypt(sealed)).toBe('old token');
  expect(createEncryption('second', ['first']).decrypt(sealed)).toBe('old token');
  expect(() => createEncryption('second').decrypt(sealed)).toThrow(DecryptionFailed);
});

test('changed data does not decrypt', () => {
  const encryption = createEncryption('first');
  const sealed = encryption.encrypt('token');
  for (const place of [0, 10, 25, sealed.length - 1]) {
    const changed = Buffer.from(sealed);
    changed[place] = (changed[place] ?? 0) ^ 1;
    expect(() => encryption.decrypt(changed)).toThrow(DecryptionFailed);
  }
  expect(() => encryption.decrypt(Buffer.alloc(3))).toThrow(DecryptionFailed);
});

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

test('once all grants are encrypted again the former key can be removed; grants that no key decrypts stay', async () => {
  const keys = {
    first: createEncryption('first'),
    lost: createEncryption('lost'),
    second: createEncryption('second'),
  };
  const expiresAt = new Date();
  const tokensOf = (userId: string) => ({ accessToken: `a${userId}`, refreshToken: `r${userId}`, expiresAt });
  const people = { first: newId(), lost: newId(), second: newId() };
  for (const name of ['first', 'lost', 'second'] as const) {
    await signIn(context, people[name]);
    await saveGrant(context.db, keys[name], people[name], tokensOf(people[name]));
  }
  const before = await findGrant(context.db, people.second);
  const info = vi.fn<typeof silentLogger.info>();
  const encryption = createEncryption('second', ['first']);
  await reencryptGrants({ db: context.db, encryption, log: { ...silentLogger, info } });
  expect(info).toHaveBeenCalledWith({ reencrypted: 1 }, expect.stringContaining('SECRET_KEYS_OLD'));
  const grant = await findGrant(context.db, people.first);
  expect(keys.second.decrypt(grant?.sealedAccessToken ?? Buffer.alloc(0))).toBe(`a${people.first}`);
  expect(keys.second.decrypt(grant?.sealedRefreshToken ?? Buffer.alloc(0))).toBe(`r${people.first}`);
  expect(await findGrant(context.db, people.second)).toEqual(before);
  const lost = await findGrant(context.db, people.lost);
  expect(keys.lost.decrypt(lost?.sealedAccessToken ?? Buffer.alloc(0))).toBe(`a${people.lost}`);
});
