import type { Values } from './read-values.ts';
import type { Service } from './services.ts';

const DISCORD_ADDRESSES = {
  DISCORD_API_URL: 'https://discord.com',
  DISCORD_AUTHORIZE_URL: 'https://discord.com',
  DISCORD_CDN_URL: 'https://cdn.discordapp.com',
} as const;

type Addresses = Pick<Values, keyof typeof DISCORD_ADDRESSES>;

/** Why these services cannot run with these settings of Discord. */
export const discordProblems = (values: Values, services: ReadonlySet<Service>): string[] => {
  const problems: string[] = [];
  const production = values.NODE_ENV === 'production';
  const token = values.DISCORD_BOT_TOKEN !== undefined;
  if (values.WEBHOOKS_TO_THIS_MACHINE && (token || production || values.DEMO)) {
    problems.push(
      'WEBHOOKS_TO_THIS_MACHINE is for developing a receiver beside the sandbox: strangers could reach into this machine',
    );
  }
  if (services.has('sandbox')) {
    if (token) problems.push('SERVICES must not have the sandbox beside a DISCORD_BOT_TOKEN');
    else if (production && !values.DEMO) {
      problems.push('NODE_ENV is production, which has no sandbox: DISCORD_BOT_TOKEN must be set');
    }
    return problems;
  }
  if (services.has('bot') && !token)
    problems.push('DISCORD_BOT_TOKEN must be set to run the bot without the sandbox');
  for (const name of ['DISCORD_CLIENT_ID', 'DISCORD_CLIENT_SECRET'] as const) {
    if (services.has('api') && values[name] === undefined) {
      problems.push(`${name} must be set: without the sandbox people sign in through your own application`);
    }
  }
  return production ? [...problems, ...foreignAddresses(values)] : problems;
};

/** In production a token must be sent to nobody but Discord. */
const foreignAddresses = (values: Addresses): string[] =>
  Object.entries(DISCORD_ADDRESSES).flatMap(([name, expected]) => {
    const given = values[name as keyof Addresses];
    return new URL(given).origin === expected
      ? []
      : [`${name} is "${given}": in production it must be an address of ${expected}`];
  });

/** Whether all addresses are Discord's own, not those of a sandbox in another process. */
export const isRealDiscord = (values: Addresses): boolean => foreignAddresses(values).length === 0;
