import { GatewayOpcodes as Op } from 'discord-api-types/v10';
import type { RawData, WebSocket } from 'ws';
import type { SandboxContext } from '../sandbox-context.ts';
import { Connection } from './session.ts';
import type { Session } from './session.ts';
import {
  alreadyAuthenticated,
  decodeError,
  GatewayClose,
  notAuthenticated,
  tooManySends,
  unknownOpcode,
} from './gateway-close.ts';
import { identify } from './ops/identify.ts';
import { requestMembers } from './ops/request-members.ts';
import { resume } from './ops/resume.ts';

const HEARTBEAT: number = Op.Heartbeat;
const LARGEST_PAYLOAD = 4096;
/** A client that closes with one of these codes does not come back: its session cannot be resumed. */
const FINAL_CLOSE_CODES = new Set([1000, 1001]);

/** Implements the gateway's protocol for one websocket. */
export const acceptBot = (context: SandboxContext, socket: WebSocket): void => {
  const connection = new Connection(socket);
  const budget = new SendBudget(context.clock, context.timings.sendWindowMs);
  context.gateway.connections.add(connection);
  connection.sendOp(Op.Hello, { heartbeat_interval: context.timings.heartbeatMs });

  socket.on('message', (raw) => {
    try {
      if (!budget.take()) throw tooManySends();
      handle(context, connection, readPayload(raw));
    } catch (error) {
      if (!(error instanceof GatewayClose)) throw error;
      connection.close(error.code, error.message);
    }
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', (code) => {
    context.gateway.connections.delete(connection);
    const { session } = connection;
    if (session?.connection === connection) leave(context, session, code);
  });
};

type Handle = (context: SandboxContext, connection: Connection, data: unknown) => Session | null;
type HandleIn = (context: SandboxContext, session: Session, data: unknown) => void;

/** Operations before a session, which start one. */
const HANDLERS_BEFORE_SESSION: Partial<Record<number, Handle>> = {
  [Op.Identify]: identify,
  [Op.Resume]: resume,
};

/** Operations within a session. A bot's presence and voice state are accepted and ignored. */
const HANDLERS_IN_SESSION: Partial<Record<number, HandleIn>> = {
  [Op.RequestGuildMembers]: requestMembers,
  [Op.PresenceUpdate]: () => {},
  [Op.VoiceStateUpdate]: () => {},
};

const handle = (
  context: SandboxContext,
  connection: Connection,
  { op, d }: { op: number; d: unknown },
): void => {
  const { session } = connection;
  const begin = HANDLERS_BEFORE_SESSION[op];
  const within = HANDLERS_IN_SESSION[op];
  if (begin) {
    if (session) throw alreadyAuthenticated();
    connection.session = begin(context, connection, d);
  } else if (within) {
    if (!session) throw notAuthenticated();
    within(context, session, d);
  } else if (op === HEARTBEAT) {
    connection.sendOp(Op.HeartbeatAck);
  } else {
    context.noteUnknown(`gateway op ${op}`);
    throw unknownOpcode();
  }
};

const leave = (context: SandboxContext, session: Session, code: number): void => {
  session.connection = null;
  session.lostAt = context.clock();
  if (FINAL_CLOSE_CODES.has(code)) context.gateway.sessions.delete(session.id);
  context.live.push({ type: 'bot_status', bot_connected: context.gateway.botConnected });
};

const readPayload = (raw: RawData): { op: number; d: unknown } => {
  const bytes = Array.isArray(raw) ? Buffer.concat(raw) : Buffer.from(raw as Buffer);
  if (bytes.length > LARGEST_PAYLOAD) throw decodeError();
  try {
    const payload = JSON.parse(bytes.toString()) as { op?: unknown; d?: unknown } | null;
    if (typeof payload?.op !== 'number') throw decodeError();
    return { op: payload.op, d: payload.d };
  } catch {
    throw decodeError();
  }
};

const MAX_SENDS_PER_MINUTE = 120;

/** A client may send 120 payloads in one window, which at Discord lasts 60 seconds. */
class SendBudget {
  readonly #clock: () => number;
  readonly #windowMs: number;
  #windowEnds = 0;
  #left = 0;

  constructor(clock: () => number, windowMs: number) {
    this.#clock = clock;
    this.#windowMs = windowMs;
  }

  take(): boolean {
    const now = this.#clock();
    if (now >= this.#windowEnds) {
      this.#windowEnds = now + this.#windowMs;
      this.#left = MAX_SENDS_PER_MINUTE;
    }
    this.#left -= 1;
    return this.#left >= 0;
  }
}
