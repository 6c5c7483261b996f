import { describe, expect, test } from 'vitest';
import { readSettings } from './settings.ts';
import { SettingsError } from './settings/settings-error.ts';
import { warFeedsOf } from './start/open-context.ts';
import { proxyWarning } from './start/open-http.ts';

const TOKEN = 'a-bot-token-that-nobody-may-see';
const REAL = {
  DISCORD_BOT_TOKEN: TOKEN,
  DISCORD_CLIENT_ID: '123456789012345678',
  DISCORD_CLIENT_SECRET: 'a-client-secret',
};

const problemsOf = (environment: Record<string, string>): readonly string[] => {
  try {
    readSettings(environment);
  } catch (error) {
    if (error instanceof SettingsError) return error.problems;
    throw error;
  }
  return [];
};

describe('an empty environment', () => {
  test('is enough, and starts everything with the sandbox', () => {
    const settings = readSettings({});
    expect(settings).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', PUBLIC_URL: 'http://127.0.0.1:3000' });
    expect([...settings.SERVICES]).toEqual(['api', 'bot', 'web', 'worker', 'sandbox']);
  });

  test('gives the same settings as empty variables', () => {
    expect(readSettings({ PORT: '', SERVICES: ' ', DATABASE_URL: '' })).toEqual(readSettings({}));
  });
});

describe('bad values', () => {
  test('are all reported at once, with the allowed values', () => {
    const problems = problemsOf({
      PORT: '70000',
      LOG_LEVEL: 'loud',
      SITE_ADMIN_IDS: 'me',
      SERVICES: 'api,wep',
    });
    expect(problems).toHaveLength(4);
    expect(problems).toContain('PORT is "70000": it must be a port from 1 to 65535');
    expect(problems.join()).toContain('one of fatal, error, warn, info, debug, trace, silent');
  });

  test('of secrets are never printed', () => {
    const given = { SECRET_KEY: 'too-short-secret', DATABASE_URL: 'mysql://root:hunter2@db/x' };
    const problems = problemsOf(given).join('\n');
    expect(problems).toContain('SECRET_KEY must be at least 32 characters');
    expect(problems).not.toMatch(/too-short-secret|hunter2/);
  });

  test('a bucket needs its keys, keys do not belong into its address, and secure pages need secure links', () => {
    const STORAGE_URL = 's3://pictures/families?endpoint=http://minio:9000';
    expect(problemsOf({ STORAGE_URL })).toEqual([
      'AWS_ACCESS_KEY_ID must be set beside STORAGE_URL',
      'AWS_SECRET_ACCESS_KEY must be set beside STORAGE_URL',
    ]);
    const keys = { AWS_ACCESS_KEY_ID: 'id', AWS_SECRET_ACCESS_KEY: 'secret' };
    const PUBLIC_URL = 'https://famiglia.example.org';
    expect(readSettings({ STORAGE_URL, PUBLIC_URL, ...keys })).toMatchObject({ STORAGE_URL });
    const links = { STORAGE_URL: `${STORAGE_URL}&links=signed`, ...keys };
    expect(readSettings(links)).toMatchObject({ STORAGE_URL: links.STORAGE_URL });
    expect(problemsOf({ PUBLIC_URL, ...links }).join()).toContain('give an https:// endpoint');
    const wrong = problemsOf({ STORAGE_URL: 's3://id:hunter2@pictures', ...keys }).join();
    expect(wrong).toContain('STORAGE_URL must be like `s3://bucket/prefix?endpoint=');
    expect(wrong).not.toContain('hunter2');
  });

  test('a way around PgBouncer needs the way through it', () => {
    const DATABASE_DIRECT_URL = 'postgres://me@db/famiglia';
    expect(problemsOf({ DATABASE_DIRECT_URL }).join()).toContain('DATABASE_URL must be set beside it');
  });

  test('a DATABASE_URL without a SECRET_KEY is refused, and the message says where to find the key', () => {
    const DATABASE_URL = 'postgres://me@db/famiglia';
    expect(problemsOf({ DATABASE_URL }).join()).toContain('DATA_DIR/secret.key');
    const SECRET_KEY = 'k'.repeat(32);
    expect(readSettings({ DATABASE_URL, SECRET_KEY })).toMatchObject({ SECRET_KEY, SECRET_KEYS_OLD: [] });
    const former = ['a'.repeat(32), 'b'.repeat(32)];
    expect(readSettings({ SECRET_KEYS_OLD: former.join(', ') }).SECRET_KEYS_OLD).toEqual(former);
    expect(problemsOf({ SECRET_KEYS_OLD: 'short' }).join()).not.toContain('short');
  });

  test.each(['80.5', '-1', '0', '0x50', '3000 tcp', 'NaN'])('port %s is refused', (PORT) => {
    expect(problemsOf({ PORT })).toHaveLength(1);
  });

  test.each(['javascript:alert(1)', 'panel.example', 'https://panel.example/under/path'])(
    'public address %s is refused',
    (PUBLIC_URL) => expect(problemsOf({ PUBLIC_URL })).toHaveLength(1),
  );
});

describe('the sandbox', () => {
  test('does not start by default if there is a bot token', () => {
    expect(readSettings(REAL).SERVICES.has('sandbox')).toBe(false);
  });

  test('is refused beside a bot token', () => {
    expect(problemsOf({ ...REAL, SERVICES: 'api,sandbox' }).join()).toContain('beside a DISCORD_BOT_TOKEN');
  });

  test('is refused in production', () => {
    expect(problemsOf({ NODE_ENV: 'production' }).join()).toContain('DISCORD_BOT_TOKEN must be set');
  });

  test('needs its own port', () => {
    expect(problemsOf({ PORT: '3001' })).toEqual(['PORT and SANDBOX_PORT must differ']);
  });
});

describe('without the sandbox', () => {
  test('the bot needs its token and sign-in its application', () => {
    const problems = problemsOf({ SERVICES: 'api,bot' }).join();
    expect(problems).toMatch(/DISCORD_BOT_TOKEN.*DISCORD_CLIENT_ID.*DISCORD_CLIENT_SECRET/);
  });

  test.each(['DISCORD_API_URL', 'DISCORD_AUTHORIZE_URL', 'DISCORD_CDN_URL'])(
    'production refuses a %s other than Discord’s',
    (name) => {
      const foreign = { ...REAL, NODE_ENV: 'production', [name]: 'https://discord.com.evil.example/api' };
      expect(problemsOf(foreign)).toEqual([expect.stringContaining(name)]);
      expect(problemsOf({ ...foreign, NODE_ENV: 'development' })).toEqual([]);
    },
  );
});

test('pages without the API are refused', () => {
  expect(problemsOf({ SERVICES: 'web,worker' }).join()).toContain('web without api');
});

test('a header with the country needs the proxy that is believed', () => {
  expect(problemsOf({ COUNTRY_HEADER: 'CF-IPCountry' }).join()).toContain('TRUST_PROXY');
  expect(readSettings({ COUNTRY_HEADER: 'CF-IPCountry', TRUST_PROXY: 'true' }).COUNTRY_HEADER).toBe(
    'cf-ipcountry',
  );
});

const warningOf = (environment: Record<string, string>) => proxyWarning(readSettings(environment));

test('an https address without TRUST_PROXY gives a warning', () => {
  expect(warningOf({ PUBLIC_URL: 'https://family.test' })).toContain('TRUST_PROXY');
  expect(warningOf({ PUBLIC_URL: 'https://family.test', TRUST_PROXY: '127.0.0.1' })).toBeNull();
  expect(warningOf({})).toBeNull();
});

describe('the prices of Premium', () => {
  test('are those of the specification unless the site sets others', () => {
    expect(readSettings({}).PRICES).toEqual([
      { months: 1, money: { amount_minor: 89_900, currency: 'RUB' } },
      { months: 1, money: { amount_minor: 1990, currency: 'USD' } },
    ]);
    expect(readSettings({ PRICES: 'USD 1=19.90 12=199' }).PRICES).toEqual([
      { months: 1, money: { amount_minor: 1990, currency: 'USD' } },
      { months: 12, money: { amount_minor: 19_900, currency: 'USD' } },
    ]);
  });

  test.each([
    'RUB',
    'RUB 1=0',
    'RUB 1=899,00',
    'RUB 1=8.9',
    'RUB 12=8990',
    'RUB 1=899 1=799',
    'RUB 1=899; RUB 12=8990',
    'EUR 1=20',
    'RUB 1=899 25=9000',
    'RUB 1=9999999',
    'RUB 1=899;',
  ])('%s is refused instead of guessed', (PRICES) => {
    expect(problemsOf({ PRICES }).join()).toContain('for each currency months and what they cost');
  });
});

test.each([
  ['STRIPE_SECRET_KEY', 'STRIPE_WEBHOOK_SECRET'],
  ['YOOKASSA_SECRET_KEY', 'YOOKASSA_SHOP_ID'],
])('%s alone is refused: %s must be set beside it', (given, missing) => {
  const problems = problemsOf({ [given]: 'a-key-that-nobody-may-see' });
  expect(problems).toEqual([`${missing} must be set beside ${given}`]);
});

test('the contact must be a link that people can follow safely and a real e-mail address', () => {
  const good = {
    SUPPORT_URL: 'https://discord.gg/family',
    SUPPORT_EMAIL: 'help@family.test',
    STATUS_URL: 'https://status.family.test',
  };
  expect(readSettings(good)).toMatchObject(good);
  const problems = problemsOf({
    SUPPORT_URL: 'javascript:alert(1)',
    SUPPORT_EMAIL: 'help',
    STATUS_URL: 'http://status.test',
  });
  expect(problems.map((problem) => problem.split(' ')[0])).toEqual([
    'SUPPORT_URL',
    'SUPPORT_EMAIL',
    'STATUS_URL',
  ]);
});

describe('monitors of wars', () => {
  const A = { name: 'monitor-a', address: 'https://wars.example.org/x' };
  const sandbox = { a: 'http://127.0.0.1:1/monitor-a', b: 'http://127.0.0.1:1/monitor-b' };

  test('are off unless they are chosen; beside the sandbox its own stand in', () => {
    expect(warFeedsOf(readSettings({}), { monitors: undefined })).toEqual({ seconds: 60, feeds: [] });
    expect(warFeedsOf(readSettings({}), { monitors: sandbox })).toEqual({
      seconds: 20,
      feeds: [
        { name: 'monitor-a', address: sandbox.a, isStandIn: true },
        { name: 'monitor-b', address: sandbox.b, isStandIn: true },
      ],
    });
    const chosen = readSettings({ WAR_FEEDS: ` monitor-a=${A.address}/ ,`, WAR_FEEDS_SECONDS: '300' });
    expect(warFeedsOf(chosen, { monitors: sandbox })).toEqual({
      seconds: 300,
      feeds: [{ ...A, isStandIn: false }],
    });
  });

  test.each([
    'monitor-a',
    'monitor-c=https://wars.example.org',
    'monitor-a=http://wars.example.org',
    'monitor-a=https://one.example.org,monitor-a=https://two.example.org',
  ])('%s is refused', (WAR_FEEDS) => {
    expect(problemsOf({ WAR_FEEDS })).toEqual([expect.stringMatching(/^WAR_FEEDS.* must be a list like/)]);
  });

  test.each(['19', '301', 'often'])('every %s seconds is refused', (WAR_FEEDS_SECONDS) => {
    expect(problemsOf({ WAR_FEEDS_SECONDS })).toHaveLength(1);
  });
});

describe('a public demo', () => {
  const DEMO = { DEMO: '1', PUBLIC_URL: 'https://demo.test', SANDBOX_URL: 'https://discord.demo.test' };

  test('needs to know where strangers find it, and runs in production', () => {
    expect(problemsOf({ ...DEMO, NODE_ENV: 'production' })).toEqual([]);
    expect(readSettings({ DEMO: '1' })).toMatchObject({ DEMO: true, SANDBOX_URL: 'http://127.0.0.1:3001' });
    expect(problemsOf({ ...DEMO, SANDBOX_URL: '' })).toEqual([
      'SANDBOX_URL must be set beside DEMO and PUBLIC_URL: strangers need the sandbox too',
    ]);
    expect(problemsOf({ SANDBOX_URL: DEMO.SANDBOX_URL })).toEqual([
      'SANDBOX_URL is for a public demo: DEMO=1 must be set beside it',
    ]);
  });

  test('has nothing beside it that belongs to real people or to real money', () => {
    const real = { DISCORD_BOT_TOKEN: TOKEN, DATABASE_URL: 'postgres://db/x', SECRET_KEY: 'k'.repeat(32) };
    const problems = problemsOf({
      ...DEMO,
      ...real,
      STORAGE_URL: 's3://pictures/families',
      AWS_ACCESS_KEY_ID: 'id',
      AWS_SECRET_ACCESS_KEY: 'key',
      WAR_FEEDS: 'monitor-a=https://m.test',
    });
    for (const name of ['DISCORD_BOT_TOKEN', 'DATABASE_URL', 'STORAGE_URL', 'WAR_FEEDS'])
      expect(problems.join('\n')).toContain(`${name} must not be set beside DEMO`);
    expect(problems.join('\n')).not.toContain(TOKEN);
  });
});
