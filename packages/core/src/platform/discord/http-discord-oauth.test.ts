import { createHash } from 'node:crypto';
import { inspect } from 'node:util';
import { VERSION } from '@famiglia/contract/kit/version';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { AppError } from '../app-error.ts';
import { DiscordRefused } from '../discord-oauth.ts';
import { startScriptedDiscord } from './testing/scripted-discord.ts';
import type { ScriptedDiscord } from './testing/scripted-discord.ts';

const unavailable = new AppError('discord_unavailable');
const now = new Date('2026-03-01T12:00:00Z');
let discord: ScriptedDiscord;

beforeAll(async () => {
  discord = await startScriptedDiscord({ clock: () => now });
});
afterAll(async () => discord.stop());
beforeEach(() => {
  discord.calls.length = 0;
});

describe('the consent page', () => {
  it('asks for two scopes and a redirect address, with a challenge made from the verifier', () => {
    const query = Object.fromEntries(
      discord.oauth.authorizationUrl('the state', 'the verifier').searchParams,
    );
    expect(query).toStrictEqual({
      response_type: 'code',
      client_id: '1326883169894400001',
      redirect_uri: 'http://panel.test/auth/callback',
      state: 'the state',
      scope: 'identify guilds',
      code_challenge_method: 'S256',
      code_challenge: createHash('sha256').update('the verifier').digest('base64url'),
    });
  });

  it('invites the bot to one server with only the permissions that it needs', () => {
    const url = new URL(discord.oauth.inviteUrl('1143224374657024004'));
    expect(Object.fromEntries(url.searchParams)).toStrictEqual({
      client_id: '1326883169894400001',
      scope: 'bot applications.commands',
      permissions: String(0x10_54_18_03_cc_12),
      guild_id: '1143224374657024004',
      disable_guild_select: 'true',
    });
  });

  it('invites the bot to a server that is chosen in Discord', () => {
    const url = new URL(discord.oauth.inviteUrl());
    expect([...url.searchParams.keys()]).toStrictEqual(['client_id', 'scope', 'permissions']);
  });
});

describe('tokens', () => {
  it('exchanges the code with the verifier and the client’s own credentials', async () => {
    const tokens = await discord.oauth.tradeCode('the code', 'the verifier');
    expect(tokens.expiresAt).toStrictEqual(new Date('2026-03-08T12:00:00Z'));
    const [call] = discord.callsTo('/oauth2/token');
    expect(call?.authorization).toBe(`Basic ${btoa('1326883169894400001:client secret')}`);
    expect(Object.fromEntries(call?.form ?? [])).toStrictEqual({
      grant_type: 'authorization_code',
      code: 'the code',
      code_verifier: 'the verifier',
      redirect_uri: 'http://panel.test/auth/callback',
    });
  });

  it('reports a refusal of Discord', async () => {
    discord.answerNext('/oauth2/token', { status: 400, body: '{"error":"invalid_grant"}' });
    await expect(discord.oauth.refresh('used')).rejects.toBeInstanceOf(DiscordRefused);
  });
});

describe('people and servers', () => {
  it('reads the person', async () => {
    await expect(discord.oauth.user('a token')).resolves.toStrictEqual({
      id: '842764187074560005',
      username: 'vito',
      globalName: 'Vito',
      avatarPath: 'avatars/842764187074560005/abc123.png',
    });
    expect(discord.calls.at(-1)?.authorization).toBe('Bearer a token');
  });

  it.each([
    { owner: true, permissions: '0', manages: true },
    { owner: false, permissions: '8', manages: true },
    { owner: false, permissions: '32', manages: true },
    { owner: false, permissions: '2251799813685207', manages: false },
  ])('owner $owner with bits $permissions: manages $manages', async ({ owner, permissions, manages }) => {
    const guild = { id: '1143224374657024004', name: 'Aztecas', icon: 'f00', owner, permissions };
    discord.answerNext('/v10/users/@me/guilds', { body: JSON.stringify([guild]) });
    const { permissions: _bits, ...kept } = guild;
    await expect(discord.oauth.guilds('a token')).resolves.toStrictEqual([{ ...kept, manages }]);
  });
});

describe('an outage of Discord', () => {
  it.each([
    ['answers 500', { status: 500, body: '{}' }],
    ['answers 503 with a page', { status: 503, body: '<html>' }],
    ['limits for long', { status: 429, headers: { 'retry-after': '30' }, body: '{}' }],
    ['limits without saying for how long', { status: 429, body: '{}' }],
    ['says nothing', 'silence'],
    ['sends half of its JSON', { body: '{"id": "8427641870' }],
    ['sends another shape', { body: '{"id": 5}' }],
    [
      'sends a picture hash that is a path',
      { body: '{"id":"842764187074560005","username":"v","avatar":"../x"}' },
    ],
    ['sends megabytes', { body: `"${'x'.repeat(1_100_000)}"` }],
    ['redirects', { status: 302, headers: { location: '/api/v10/users/@me' } }],
  ] as const)('is unavailable when Discord %s', async (_what, answer) => {
    discord.answerNext('/v10/users/@me', answer);
    await expect(discord.oauth.user('a token')).rejects.toThrow(unavailable);
    expect(discord.calls).toHaveLength(1);
  });

  it('waits during a short rate limit', async () => {
    discord.answerNext('/v10/users/@me', { status: 429, headers: { 'retry-after': '0.01' }, body: '{}' });
    await expect(discord.oauth.user('a token')).resolves.toMatchObject({ username: 'vito' });
    expect(discord.calls).toHaveLength(2);
  });

  it('does not wait forever for short rate limits', async () => {
    const limited = { status: 429, headers: { 'retry-after': '0' }, body: '{}' };
    discord.answerNext('/v10/users/@me', limited, limited, limited);
    await expect(discord.oauth.user('a token')).rejects.toThrow(unavailable);
    expect(discord.calls).toHaveLength(3);
  });

  it('is not asked again after repeated failures, and callers get an error at once', async () => {
    const broken = await startScriptedDiscord();
    const down = Array.from({ length: 20 }, () => ({ status: 500, body: '{}' }));
    broken.answerNext('/v10/users/@me', ...down);
    for (let people = 0; people < down.length; people += 1) {
      await expect(broken.oauth.user('a token')).rejects.toThrow(unavailable);
    }
    expect(broken.calls.length).toBeLessThan(10);
    await broken.stop();
  });

  it('gets our user agent in the form that it requires', async () => {
    await discord.oauth.user('a token');
    await discord.oauth.refresh('a token');
    const names = discord.calls.map((call) => call.userAgent);
    expect(names).toEqual(names.map(() => `DiscordBot (http://panel.test, ${VERSION})`));
    expect(names.length).toBe(2);
  });

  it('leaves no token in the errors', async () => {
    discord.answerNext('/oauth2/token', { body: '{"access_token":"leaked-access"' });
    const error: unknown = await discord.oauth
      .tradeCode('leaked-code', 'leaked-verifier')
      .catch((e: unknown) => e);
    expect(error).toBeInstanceOf(AppError);
    expect(inspect(error, { depth: 10 })).not.toContain('leaked');
  });
});
