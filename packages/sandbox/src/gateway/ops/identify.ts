import { randomBytes } from 'node:crypto';
import { GatewayDispatchEvents, GatewayIntentBits, GatewayOpcodes } from 'discord-api-types/v10';
import { NO_FLAGS } from '../../world/no-flags.ts';
import { presentGuildCreate } from '../../present/present-guild.ts';
import { presentSelf } from '../../present/present-user.ts';
import type { SandboxContext } from '../../sandbox-context.ts';
import { requireUser } from '../../world/require-user.ts';
import type { Guild } from '../../world/world.ts';
import { Session } from '../session.ts';
import type { Connection } from '../session.ts';
import {
  authenticationFailed,
  decodeError,
  disallowedIntents,
  invalidIntents,
  invalidShard,
} from '../gateway-close.ts';
import { isOnShard } from '../is-on-shard.ts';
import type { Shard } from '../is-on-shard.ts';

const KNOWN_INTENTS = Object.values(GatewayIntentBits)
  .filter((bit) => typeof bit === 'number')
  .reduce<number>((sum, bit) => sum | bit, 0);

/** Opens a session; null if the shard has to wait for its turn. */
export const identify = (context: SandboxContext, connection: Connection, data: unknown): Session | null => {
  const { token, intents, shard } = readIdentify(data);
  const { bot_token, application_id } = context.credentials;
  if (token.replace(/^Bot /, '') !== bot_token) throw authenticationFailed();
  if ((intents & ~KNOWN_INTENTS) !== 0) throw invalidIntents();
  if ((intents & context.disallowedIntents) !== 0) throw disallowedIntents();

  const turn = context.identifies.take(shard[0]);
  // Discord takes the token away from a bot that goes on after its last identify of the day.
  if (turn === 'none_left') throw authenticationFailed();
  if (turn === 'too_soon') {
    connection.sendOp(GatewayOpcodes.InvalidSession, false);
    return null;
  }

  const session = new Session(randomBytes(16).toString('hex'), intents, shard, connection);
  context.gateway.sessions.set(session.id, session);
  const guilds = [...context.world.guilds.values()].filter(
    (guild) => guild.members.has(application_id) && isOnShard(guild.id, shard),
  );
  session.push(GatewayDispatchEvents.Ready, {
    v: 10,
    user: presentSelf(requireUser(context.world, application_id)),
    guilds: guilds.map(({ id }) => ({ id, unavailable: true })),
    session_id: session.id,
    resume_gateway_url: context.urls.gateway,
    shard: [...shard],
    application: { id: application_id, flags: NO_FLAGS, flags_new: '0' },
  });
  if (intents & GatewayIntentBits.Guilds) sendGuilds(context, session, guilds);
  context.live.push({ type: 'bot_status', bot_connected: true });
  return session;
};

const sendGuilds = (context: SandboxContext, session: Session, guilds: Guild[]): void => {
  const botId = context.credentials.application_id;
  for (const guild of guilds) {
    session.push(
      GatewayDispatchEvents.GuildCreate,
      presentGuildCreate(context.world, guild, { botId, intents: session.intents }),
    );
  }
};

const readIdentify = (data: unknown): { token: string; intents: number; shard: Shard } => {
  const { token, intents, shard } = (data ?? {}) as Record<string, unknown>;
  if (typeof token !== 'string') throw authenticationFailed();
  if (typeof intents !== 'number') throw decodeError();
  if (!Number.isSafeInteger(intents) || intents < 0) throw invalidIntents();
  return { token, intents, shard: readShard(shard ?? [0, 1]) };
};

const readShard = (shard: unknown): Shard => {
  if (!Array.isArray(shard) || shard.length !== 2) throw invalidShard();
  const [id, count] = shard as unknown[];
  if (!Number.isInteger(id) || !Number.isInteger(count)) throw invalidShard();
  if ((id as number) < 0 || (id as number) >= (count as number)) throw invalidShard();
  return [id as number, count as number];
};
