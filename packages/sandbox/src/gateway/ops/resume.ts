import { GatewayDispatchEvents, GatewayOpcodes } from 'discord-api-types/v10';
import type { SandboxContext } from '../../sandbox-context.ts';
import type { Connection, Session } from '../session.ts';
import { authenticationFailed, decodeError, invalidSeq } from '../gateway-close.ts';

/** Gives the lost session a new connection and replays the missed events; null if it cannot be resumed. */
export const resume = (context: SandboxContext, connection: Connection, data: unknown): Session | null => {
  const { token, session_id: sessionId, seq } = (data ?? {}) as Record<string, unknown>;
  if (typeof sessionId !== 'string' || typeof seq !== 'number') throw decodeError();
  if (typeof token !== 'string' || token.replace(/^Bot /, '') !== context.credentials.bot_token) {
    throw authenticationFailed();
  }
  context.gateway.forgetLost(context.clock() - context.timings.sessionMs);
  const session = context.gateway.sessions.get(sessionId);
  if (session && !session.hasSent(seq)) throw invalidSeq();
  if (!session?.canReplayFrom(seq)) {
    connection.sendOp(GatewayOpcodes.InvalidSession, false);
    return null;
  }
  session.connection?.terminate();
  session.connection = connection;
  session.lostAt = null;
  session.replayFrom(seq);
  session.push(GatewayDispatchEvents.Resumed, undefined);
  context.live.push({ type: 'bot_status', bot_connected: true });
  return session;
};
