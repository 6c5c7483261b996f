import { DiscordjsError, DiscordjsErrorCodes, GatewayCloseCodes } from 'discord.js';

/** Discord said no in a way that trying again cannot change: a person has to do something. */
export class GatewayRefused extends Error {
  override readonly name = 'GatewayRefused';
}

const BAD_TOKEN =
  'Discord does not accept the bot token. Copy it anew from the developer portal (your application, Bot, Reset Token) into DISCORD_BOT_TOKEN and start again.';

const REASONS: Partial<Record<number, string>> = {
  [GatewayCloseCodes.AuthenticationFailed]: BAD_TOKEN,
  [GatewayCloseCodes.DisallowedIntents]:
    'Discord refuses the intents the bot asks for. In the developer portal open your application, Bot, Privileged Gateway Intents, switch on "Server Members Intent" and "Message Content Intent", save, and start again.',
  [GatewayCloseCodes.InvalidIntents]: 'Discord does not know an intent the bot asks for. Update Famiglia.',
  [GatewayCloseCodes.InvalidShard]: 'Discord does not accept this shard: its number must be below the count.',
  [GatewayCloseCodes.ShardingRequired]:
    'The bot is in too many servers for one shard. Run it with more shards.',
  [GatewayCloseCodes.InvalidAPIVersion]: 'Discord no longer speaks this version of its API. Update Famiglia.',
};

export const refusalOfClose = (code: number): GatewayRefused | undefined => {
  const reason = REASONS[code];
  return reason === undefined ? undefined : new GatewayRefused(reason);
};

export const refusalOfLogin = (error: unknown): GatewayRefused | undefined =>
  error instanceof DiscordjsError && error.code === DiscordjsErrorCodes.TokenInvalid
    ? new GatewayRefused(BAD_TOKEN)
    : undefined;
