import { GUILDS, MORETTI_CHANNELS } from '@famiglia/sandbox/demo-ids';
import { startSandbox } from '@famiglia/sandbox/start-sandbox';
import type { Sandbox } from '@famiglia/sandbox/start-sandbox';
import { signIn } from './sign-in.ts';
import { withVictim } from './with-victim.ts';
import type { Victim } from './with-victim.ts';

export interface VictimOfDiscord extends Victim {
  sandbox: Sandbox;
  /** The headers of the family's owner. */
  headers: Record<string, string>;
}

interface GuildSettings {
  channels: object;
  updated_by: unknown;
  updated_at: unknown;
}

/**
 * The program without its sandbox, which runs in this process instead: requests can be counted here, and its memory is
 * not the program's. The demo family is on its trial, and its events are posted.
 */
export const withDiscordApart = async (
  settings: Record<string, string>,
  run: (victim: VictimOfDiscord) => Promise<void>,
): Promise<void> => {
  let sandbox: Sandbox | undefined;
  await withVictim(
    async ({ port }, defer) => {
      const started = await startSandbox({ port: 0, redirectUris: [`http://127.0.0.1:${port}`] });
      sandbox = started;
      defer(async () => started.stop());
      return { ...settings, ...settingsFor(started) };
    },
    async (victim) => {
      if (sandbox === undefined) throw new Error('there is no Discord');
      const { url } = victim.process;
      const headers = await signIn({ url, sandboxUrl: sandbox.url }, 'owner');
      await openFamily(url, headers);
      await run({ ...victim, sandbox, headers });
    },
  );
};

const settingsFor = ({ url, apiUrl, cdnUrl, botToken, clientId, clientSecret }: Sandbox) => ({
  SERVICES: 'api,bot,worker,web',
  DISCORD_API_URL: apiUrl,
  DISCORD_AUTHORIZE_URL: `${url}/oauth2/authorize`,
  DISCORD_CDN_URL: cdnUrl,
  DISCORD_BOT_TOKEN: botToken,
  DISCORD_CLIENT_ID: clientId,
  DISCORD_CLIENT_SECRET: clientSecret,
});

const openFamily = async (url: string, headers: Record<string, string>): Promise<void> => {
  await fetch(`${url}/api/guilds/${GUILDS.moretti}/subscription/trial`, { method: 'POST', headers });
  const settingsUrl = `${url}/api/settings/${GUILDS.moretti}`;
  const read = await fetch(settingsUrl, { headers });
  const { updated_by: _by, updated_at: _at, ...settings } = (await read.json()) as GuildSettings;
  const body = { ...settings, channels: { ...settings.channels, events: MORETTI_CHANNELS.events } };
  const saved = await fetch(settingsUrl, {
    method: 'PUT',
    headers: { ...headers, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!saved.ok) throw new Error(`the channel for events cannot be set: ${await saved.text()}`);
};
