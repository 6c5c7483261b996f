import path from 'node:path';
import type { Language } from '@famiglia/contract/kit/language';
import { PEOPLE } from '@famiglia/sandbox/demo-ids';
import type { Sandbox } from '@famiglia/sandbox/start-sandbox';
import { demoUntil } from '../demo/repeat-demo.ts';
import type { Settings } from '../settings.ts';
import type { Start } from './start.ts';
import { step } from './step.ts';

/** Discord's addresses, and our application there. */
export interface DiscordAccess {
  apiUrl: string;
  authorizeUrl: string;
  cdnUrl: string;
  botToken: string | undefined;
  clientId: string;
  clientSecret: string;
  siteAdminIds: string[];
  /** Address of the sandbox's browser client, when the sandbox replaces Discord. */
  sandboxUrl: string | undefined;
  /** What the sandbox’s families speak. */
  demoLanguage: Language | undefined;
  /** The sandbox’s bank, whose money is not real; never there beside the real Discord. */
  bank: Sandbox['bank'] | undefined;
  /** The sandbox’s monitors of wars. */
  monitors: Sandbox['monitors'] | undefined;
}

/** The real Discord, or a sandbox that is started here. No other part of the program knows which one it is. */
export const openDiscord = async (start: Start): Promise<DiscordAccess> =>
  start.settings.SERVICES.has('sandbox') ? openSandbox(start) : realDiscord(start);

const realDiscord = ({ settings }: Start): DiscordAccess => ({
  apiUrl: settings.DISCORD_API_URL,
  authorizeUrl: settings.DISCORD_AUTHORIZE_URL,
  cdnUrl: settings.DISCORD_CDN_URL,
  botToken: settings.DISCORD_BOT_TOKEN,
  clientId: settings.DISCORD_CLIENT_ID ?? '',
  clientSecret: settings.DISCORD_CLIENT_SECRET ?? '',
  siteAdminIds: settings.SITE_ADMIN_IDS,
  sandboxUrl: undefined,
  demoLanguage: undefined,
  bank: undefined,
  monitors: undefined,
});

const openSandbox = async (start: Start): Promise<DiscordAccess> => {
  const { settings, log, shutdown } = start;
  const sandbox = await step(
    start,
    'sandbox (a local stand-in for Discord)',
    async () => {
      // Loaded only where it runs, so that a process with the real Discord has no sandbox in memory.
      const { startSandbox } = await import('@famiglia/sandbox/start-sandbox');
      return startSandbox({
        port: settings.SANDBOX_PORT,
        dataDir: path.join(settings.DATA_DIR, 'sandbox'),
        language: settings.DEMO_LANGUAGE ?? languageOfLocale(),
        log: log.child({ part: 'sandbox' }),
        redirectUris: [settings.PUBLIC_URL],
        bankNoticesUrl: `${settings.PUBLIC_URL}/api/billing/test_bank/notices`,
        production: settings.production,
        ...publicDemoOf(settings),
        hasBotToken: settings.DISCORD_BOT_TOKEN !== undefined,
      });
    },
    { describe: ({ url }) => url },
  );
  shutdown.add('sandbox', async () => sandbox.stop());
  if (settings.DEMO_LANGUAGE !== undefined && settings.DEMO_LANGUAGE !== sandbox.language) {
    log.warn(
      `DEMO_LANGUAGE=${settings.DEMO_LANGUAGE} changes nothing: the demo in DATA_DIR was made in another language. Choose a new DATA_DIR for another demo.`,
    );
  }
  return {
    apiUrl: sandbox.apiUrl,
    authorizeUrl: `${sandbox.url}/oauth2/authorize`,
    cdnUrl: sandbox.cdnUrl,
    botToken: sandbox.botToken,
    clientId: sandbox.clientId,
    clientSecret: sandbox.clientSecret,
    siteAdminIds: [...settings.SITE_ADMIN_IDS, PEOPLE.site_admin],
    sandboxUrl: sandbox.url,
    demoLanguage: sandbox.language,
    bank: sandbox.bank,
    monitors: sandbox.monitors,
  };
};

/** What lets strangers into the sandbox. */
const publicDemoOf = ({ DEMO, HOST, SANDBOX_URL, TRUST_PROXY }: Settings) =>
  DEMO
    ? { host: HOST, publicDemo: { origin: SANDBOX_URL, until: demoUntil() ?? '', trustProxy: TRUST_PROXY } }
    : {};

/** Node.js takes its locale from `LC_ALL`, `LC_MESSAGES` and `LANG`, or from Windows. */
export const languageOfLocale = (locale = Intl.DateTimeFormat().resolvedOptions().locale): Language =>
  /^ru\b/.test(locale) ? 'ru' : 'en';
