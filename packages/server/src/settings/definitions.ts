import { LANGUAGES } from '@famiglia/contract/kit/language';
import * as z from 'zod';
import { BILLING_DEFINITIONS } from './billing-definitions.ts';
import { PICTURE_DEFINITIONS } from './picture-definitions.ts';
import { SERVICES } from './services.ts';
import { setting } from './setting.ts';
import {
  bucketAddress,
  databaseAddress,
  headerName,
  listOf,
  origin,
  port,
  proxies,
  secureAddress,
  snowflake,
  text,
  webAddress,
  wholeNumber,
} from './value-schemas.ts';
import { WAR_DEFINITIONS } from './war-definitions.ts';

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const ENVIRONMENTS = ['development', 'production', 'test'] as const;
const A_PORT = 'a port from 1 to 65535';
const AN_ADDRESS = 'an address that begins with http:// or https://';

/** Every setting there is, in the order in which docs/settings.md lists them. */
export const DEFINITIONS = {
  PORT: setting({
    schema: port.default(3000),
    allowed: A_PORT,
    fallback: '3000',
    about: 'Where the panel and the API listen; a process without them answers `/healthz` and the like here.',
  }),
  HOST: setting({
    schema: text.default('127.0.0.1'),
    allowed: 'an address of this machine',
    fallback: '127.0.0.1',
    about: 'The address they listen on. `0.0.0.0` lets other machines in.',
  }),
  PUBLIC_URL: setting({
    schema: origin.optional(),
    allowed: `${AN_ADDRESS}, without a path`,
    fallback: 'http://127.0.0.1:PORT',
    about: 'Where browsers find the panel. Discord sends people back to `PUBLIC_URL/auth/callback`.',
  }),
  DATA_DIR: setting({
    schema: text.default('./data'),
    allowed: 'a directory',
    fallback: './data',
    about:
      'What has to survive a restart: the private PostgreSQL, the screenshots, the secret key, the sandbox’s world.',
  }),
  DATABASE_URL: setting({
    schema: databaseAddress.optional(),
    allowed: 'an address that begins with postgres://',
    fallback: 'a private PostgreSQL in DATA_DIR',
    about: 'Your own PostgreSQL. Needed as soon as Famiglia runs as more than one process.',
    secret: true,
  }),
  DATABASE_DIRECT_URL: setting({
    schema: databaseAddress.optional(),
    allowed: 'an address that begins with postgres://',
    fallback: 'DATABASE_URL',
    about:
      'The same database without PgBouncer between. Needed where DATABASE_URL leads to a PgBouncer in transaction mode.',
    secret: true,
  }),
  STORAGE_URL: setting({
    schema: bucketAddress.optional(),
    allowed: 'like `s3://bucket/prefix?endpoint=https://s3.example.org&region=eu-central-1`',
    fallback: 'files in DATA_DIR',
    about:
      'Keeps the screenshots in a bucket of S3 or a service like it. `&links=signed` lets browsers load them from there.',
    secret: true,
  }),
  AWS_ACCESS_KEY_ID: setting({
    schema: text.optional(),
    allowed: 'the id of an access key of that bucket',
    fallback: 'none',
    about: 'Needed beside STORAGE_URL.',
    secret: true,
  }),
  AWS_SECRET_ACCESS_KEY: setting({
    schema: text.optional(),
    allowed: 'the secret of that access key',
    fallback: 'none',
    about: 'Needed beside STORAGE_URL.',
    secret: true,
  }),
  AWS_SESSION_TOKEN: setting({
    schema: text.optional(),
    allowed: 'the token of a temporary access key',
    fallback: 'none',
    about: 'Needed only beside a temporary access key.',
    secret: true,
  }),
  SERVICES: setting({
    schema: listOf(z.enum(SERVICES))
      .pipe(z.array(z.enum(SERVICES)).min(1))
      .optional(),
    allowed: `a list of ${SERVICES.join(', ')}`,
    fallback: 'api,bot,web,worker, and sandbox without a bot token',
    about: 'What this process runs, separated by commas.',
  }),
  SHARDS: setting({
    schema: z.union([z.literal('auto'), wholeNumber(1, 16_000)]).default('auto'),
    allowed: '`auto`, or a number from 1 to 16000',
    fallback: 'auto: what Discord recommends',
    about:
      'Into how many shards Discord divides the bot’s servers. Processes with the bot share them by themselves; the same value in all of them.',
  }),
  SHARDS_PER_PROCESS: setting({
    schema: wholeNumber(1, 1000).default(16),
    allowed: 'a number from 1 to 1000',
    fallback: '16',
    about: 'How many shards this process holds at most.',
  }),
  DISCORD_BOT_TOKEN: setting({
    schema: text.optional(),
    allowed: 'the token of your bot',
    fallback: 'none: the sandbox stands in for Discord',
    about: 'The bot’s token, from Discord’s developer portal.',
    secret: true,
  }),
  DISCORD_CLIENT_ID: setting({
    schema: snowflake.optional(),
    allowed: 'the id of your Discord application (17 to 20 digits)',
    fallback: 'the sandbox’s',
    about: 'The application that people sign in through. Needed beside a bot token.',
  }),
  DISCORD_CLIENT_ID_OLD: setting({
    schema: snowflake.optional(),
    allowed: 'the id of a Discord application (17 to 20 digits)',
    fallback: 'none',
    about: 'The application that the database belonged to, for the one start that moves it to another.',
  }),
  DISCORD_CLIENT_SECRET: setting({
    schema: text.optional(),
    allowed: 'the client secret of your Discord application',
    fallback: 'the sandbox’s',
    about: 'That application’s secret. Needed beside a bot token.',
    secret: true,
  }),
  SITE_ADMIN_IDS: setting({
    schema: listOf(snowflake).default([]),
    allowed: 'a list of Discord user ids',
    fallback: 'nobody; with the sandbox its `site_admin`',
    about: 'Who manages subscriptions of all servers, separated by commas.',
  }),
  SECRET_KEY: setting({
    schema: z.string().min(32).optional(),
    allowed: 'at least 32 characters',
    fallback: 'made once and kept in DATA_DIR/secret.key',
    about: 'Encrypts what is secret in the database. Needed beside DATABASE_URL, the same in every process.',
    secret: true,
  }),
  SECRET_KEYS_OLD: setting({
    schema: listOf(z.string().min(32)).default([]),
    allowed: 'a list of former keys',
    fallback: 'none',
    about: 'Keys that SECRET_KEY has replaced, separated by commas, until all is encrypted with the new one.',
    secret: true,
  }),
  BACKUP_PASSPHRASE: setting({
    schema: z.string().min(12).optional(),
    allowed: 'at least 12 characters',
    fallback: 'backups are not encrypted',
    about: 'Encrypts what `npm run backup` writes; `npm run restore` needs the same.',
    secret: true,
  }),
  ...BILLING_DEFINITIONS,
  SUPPORT_URL: setting({
    schema: secureAddress.optional(),
    allowed: 'an address that begins with https://',
    fallback: 'none: no page promises a contact',
    about: 'Where people ask you for help, usually an invite to your Discord server.',
  }),
  SUPPORT_EMAIL: setting({
    schema: z.email().optional(),
    allowed: 'an e-mail address',
    fallback: 'none',
    about: 'Your e-mail address for questions, beside SUPPORT_URL or instead of it.',
  }),
  STATUS_URL: setting({
    schema: secureAddress.optional(),
    allowed: 'an address that begins with https://',
    fallback: 'none: no page links to it',
    about: 'Your status page, outside this server, so that it answers when Famiglia does not.',
  }),
  LEGAL_DIR: setting({
    schema: text.optional(),
    allowed: 'a directory',
    fallback: 'the texts that come with Famiglia',
    about:
      'Your own `terms.ru.md`, `terms.en.md`, `privacy.*.md` and `refunds.*.md`; a file that is missing keeps the text that comes with Famiglia.',
  }),
  ...PICTURE_DEFINITIONS,
  ...WAR_DEFINITIONS,
  WEBHOOKS_TO_THIS_MACHINE: setting({
    schema: z
      .literal('1')
      .optional()
      .transform((value) => value !== undefined),
    allowed: '1',
    fallback: 'webhooks reach the internet only',
    about:
      'Lets webhooks lead to this machine, also by http, for whoever develops a receiver. Not beside a bot token.',
  }),
  TRUST_PROXY: setting({
    schema: proxies.default(false),
    allowed: 'true, false, or the addresses of your proxies',
    fallback: 'false',
    about: 'Whose `X-Forwarded-For` is believed.',
  }),
  COUNTRY_HEADER: setting({
    schema: headerName.optional(),
    allowed: 'the name of a header',
    fallback: 'no country of sign-ins',
    about:
      'The header in which a proxy of `TRUST_PROXY` names a visitor’s country, such as `CF-IPCountry` of Cloudflare.',
  }),
  DRAIN_SECONDS: setting({
    schema: wholeNumber(0, 300).default(0),
    allowed: 'seconds, from 0 to 300',
    fallback: '0: at once',
    about:
      'Over how long a stopping process sends open panels to the others. 45 where several processes serve the panel.',
  }),
  METRICS_TOKEN: setting({
    schema: z.string().min(16).optional(),
    allowed: 'at least 16 characters',
    fallback: 'none: only this machine reads `/metrics`',
    about: 'Lets other machines read `/metrics`, with `Authorization: Bearer …`.',
    secret: true,
  }),
  LOG_LEVEL: setting({
    schema: z.enum(LOG_LEVELS).default('info'),
    allowed: `one of ${LOG_LEVELS.join(', ')}`,
    fallback: 'info',
    about:
      'How much is logged: `info` tells of the start, warnings and errors, `debug` also of each request.',
  }),
  NODE_ENV: setting({
    schema: z.enum(ENVIRONMENTS).default('development'),
    allowed: `one of ${ENVIRONMENTS.join(', ')}`,
    fallback: 'development',
    about: '`production` logs JSON and refuses the sandbox and any Discord but the real one.',
  }),
  GEO_LOOKUP_URL: setting({
    schema: webAddress.optional(),
    allowed: AN_ADDRESS,
    fallback: 'the browser’s time zone',
    about: 'A service that tells a visitor’s country, for the language and currency of the public pages.',
  }),
  ANALYTICS_SCRIPT_URL: setting({
    schema: webAddress.optional(),
    allowed: AN_ADDRESS,
    fallback: 'no script',
    about: 'An analytics script for the public pages; it runs in a frame without access to them.',
  }),
  ANALYTICS_ID: setting({
    schema: text.optional(),
    allowed: 'a text',
    fallback: 'none',
    about: 'What that script is told about whose site this is.',
  }),
  SANDBOX_PORT: setting({
    schema: port.default(3001),
    allowed: A_PORT,
    fallback: '3001',
    about: 'Where the sandbox listens: on this machine only, a public demo at HOST.',
  }),
  DEMO: setting({
    schema: z
      .literal('1')
      .optional()
      .transform((value) => value !== undefined),
    allowed: '1',
    fallback: 'the sandbox is for one person on their own machine',
    about:
      'A public demo: strangers may use the sandbox, within limits, and every hour all of it is made anew. See docs/operating.md.',
  }),
  SANDBOX_URL: setting({
    schema: origin.optional(),
    allowed: `${AN_ADDRESS}, without a path`,
    fallback: 'http://127.0.0.1:SANDBOX_PORT',
    about: 'Where browsers find the sandbox of a public demo. Needed beside DEMO and PUBLIC_URL.',
  }),
  DEMO_LANGUAGE: setting({
    schema: z.enum(LANGUAGES).optional(),
    allowed: `one of ${LANGUAGES.join(', ')}`,
    fallback: 'ru on a Russian computer, en elsewhere',
    about: 'The language of the sandbox’s families. It is chosen at the first start and kept in DATA_DIR.',
  }),
  DISCORD_API_URL: setting({
    schema: webAddress.default('https://discord.com/api'),
    allowed: AN_ADDRESS,
    fallback: 'https://discord.com/api',
    about: 'Discord’s API, for tests and for a sandbox in another process.',
  }),
  DISCORD_AUTHORIZE_URL: setting({
    schema: webAddress.default('https://discord.com/oauth2/authorize'),
    allowed: AN_ADDRESS,
    fallback: 'https://discord.com/oauth2/authorize',
    about: 'Discord’s consent page.',
  }),
  DISCORD_CDN_URL: setting({
    schema: webAddress.default('https://cdn.discordapp.com'),
    allowed: AN_ADDRESS,
    fallback: 'https://cdn.discordapp.com',
    about: 'Discord’s images.',
  }),
};

export type SettingName = keyof typeof DEFINITIONS;
export const SETTING_NAMES = Object.keys(DEFINITIONS) as SettingName[];
