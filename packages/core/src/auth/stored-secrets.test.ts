import { afterAll, beforeAll, expect, it } from 'vitest';
import { authenticate } from './authenticate.ts';
import { createAuthTestContext } from './testing/auth-test-context.ts';
import type { AuthTestContext } from './testing/auth-test-context.ts';
import { comeBack, leaveForDiscord, newBrowser, refresh, signIn } from './testing/signing-in.ts';

const TABLES = [
  'login_attempts',
  'login_codes',
  'sessions',
  'session_tokens',
  'discord_grants',
  'login_history',
];
let context: AuthTestContext;
beforeAll(async () => {
  context = await createAuthTestContext();
});
afterAll(async () => context.stop());

/** Everything that a stolen database contains, byte columns undecoded. */
const dump = async (): Promise<Buffer> => {
  const parts = await Promise.all(
    TABLES.map(async (table) => {
      const { rows } = await context.db.execute(`select * from ${table}`);
      return rows.flatMap((row) =>
        Object.values(row).map((value) =>
          Buffer.isBuffer(value) ? value : Buffer.from(JSON.stringify(value)),
        ),
      );
    }),
  );
  return Buffer.concat(parts.flat());
};

it('a stolen database contains no token, code, state or cookie that works', async () => {
  const browser = newBrowser();
  const state = await leaveForDiscord(context, browser);
  const code = await comeBack(context, browser);
  const { token } = await signIn(context, browser);
  const refreshKey = browser.client.refreshKey ?? '';
  const { token: successor } = await refresh(context, browser, token);
  await expect(authenticate(context, successor)).resolves.not.toBeNull();

  const stolen = await dump();
  expect(stolen.includes(context.scripted.person.id)).toBe(true);
  const discordForms = context.scripted.callsTo('/oauth2/token').map(({ form }) => form);
  const secrets = {
    state,
    code,
    token,
    successor,
    cookie: browser.client.browserId ?? '',
    refreshKey,
    nextRefreshKey: browser.client.refreshKey ?? '',
    verifier: discordForms.at(-1)?.get('code_verifier') ?? '',
    discordAccess: 'access-',
    discordRefresh: 'refresh-',
  };
  const leaked = Object.entries(secrets).filter(
    ([, secret]) => stolen.includes(secret) || stolen.includes(Buffer.from(secret, 'base64url')),
  );
  expect(leaked).toStrictEqual([]);
});

it('the stored values do not sign anybody in either', async () => {
  const { rows } = await context.db.execute<{ token_hash: Buffer }>('select token_hash from session_tokens');
  expect(rows.length).toBeGreaterThan(0);
  for (const { token_hash } of rows) {
    await expect(authenticate(context, token_hash.toString('base64url'))).resolves.toBeNull();
    await expect(authenticate(context, token_hash.toString('hex'))).resolves.toBeNull();
  }
});
