import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { SandboxContext } from '../sandbox-context.ts';
import type { MonitorName, War, WarPlayer } from '../war-types.ts';
import { SERVERS } from './demo-wars.ts';
import { newestFirst } from './war-board.ts';

/** The two unofficial monitors of wars, each at an address and in a shape of its own. Both answer conditional requests. */
export const registerMonitors = (app: FastifyInstance, context: SandboxContext): void => {
  const wars = (name: MonitorName): War[] =>
    newestFirst(context.wars.wars).filter(({ told_by }) => told_by.includes(name));
  const monitor = (name: MonitorName, register: (api: FastifyInstance) => void): void => {
    void app.register(
      async (api) => {
        api.addHook('onRequest', async (request, reply) => misbehave(context, name, request, reply));
        register(api);
      },
      { prefix: `/monitor-${name}/api` },
    );
  };

  monitor('a', (api) => {
    api.get('/wars', (request, reply) => {
      const limit = limitOf(request, 20);
      const all = wars('a').map(inShapeA);
      const data =
        context.wars.modes.a === 'huge' ? [...all, ...CROWD.map(inShortShapeA)] : all.slice(0, limit);
      return answer(context, 'a', request, reply, { data, total: all.length, page: 1, limit });
    });
  });
  monitor('b', (api) => {
    api.get('/events', (request, reply) => {
      const all = wars('b').map(inShapeB);
      const items = context.wars.modes.b === 'huge' ? [...all, ...CROWD.map(inShortShapeB)] : all;
      return answer(context, 'b', request, reply, { items: items.slice(0, limitOf(request, 100)) });
    });
    api.get<{ Params: { id: string } }>('/events/:id', (request, reply) => {
      const war = wars('b').find(({ id }) => eventIdOf(id) === Number(request.params.id));
      if (war === undefined) return reply.code(404).send({ message: 'Not found' });
      return answer(context, 'b', request, reply, { data: withPlayersB(war) });
    });
    api.get('/servers', () => ({
      data: Object.entries(SERVERS).map(([name, id]) => ({ id, name })),
    }));
  });
};

/** A monitor on a bad day does not answer as it should. */
const misbehave = async (
  { wars: { modes }, timings }: SandboxContext,
  name: MonitorName,
  { url }: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply | undefined> => {
  if (modes[name] === 'away') return reply.code(503).type('text/plain').send('Service Unavailable');
  if (modes[name] === 'moved') return reply.redirect(`${url}&moved=1`, 302);
  if (modes[name] === 'slow') await sleep(timings.monitorSlowMs, undefined, { ref: false });
  return undefined;
};

const answer = (
  { wars: { modes, changed_at } }: SandboxContext,
  name: MonitorName,
  request: FastifyRequest,
  reply: FastifyReply,
  body: object,
): FastifyReply => {
  const text = JSON.stringify(bodyInMode(modes[name], body));
  const etag = `"${createHash('sha256').update(text).digest('base64url').slice(0, 24)}"`;
  void reply.header('etag', etag).header('last-modified', new Date(changed_at).toUTCString());
  const { 'if-none-match': known, 'if-modified-since': since } = request.headers;
  // HTTP counts whole seconds, so within one of them only the tag tells versions apart.
  const isKnown = known === undefined ? Date.parse(since ?? '') >= changed_at : known === etag;
  if (isKnown) return reply.code(304).send();
  return reply.type('application/json; charset=utf-8').send(text);
};

const bodyInMode = (mode: string, body: object): object => {
  if (mode === 'changed') return { ok: true, result: { rows: [{ uuid: '5f2c', teams: ['A', 'B'] }] } };
  if (mode !== 'empty') return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, Array.isArray(value) ? [] : value]),
  );
};

const limitOf = ({ url }: FastifyRequest, fallback: number): number => {
  const limit = Number(new URL(url, 'http://sandbox').searchParams.get('limit') ?? fallback);
  return Number.isInteger(limit) && limit > 0 ? limit : fallback;
};

const iso = (time: number | null): string | null => (time === null ? null : new Date(time).toISOString());

const inShapeA = (war: War) => ({
  id: war.id,
  server_name: war.server,
  attacker_name: war.attacker,
  defender_name: war.defender,
  winner_side: war.winner,
  status: war.ended_at === null ? 'active' : 'finished',
  attacker_score: war.attacker_score,
  defender_score: war.defender_score,
  territory: war.point,
  map_name: war.map,
  started_at: iso(war.started_at),
  ended_at: iso(war.ended_at),
  participants: war.players.map(({ name, side, ...numbers }) => ({
    player_name: name,
    family_side: side,
    ...numbers,
  })),
});

/** Each monitor numbers wars in its own way. */
const eventIdOf = (id: number): number => 80_000 + id;

const inShapeB = (war: War) => ({
  eventId: eventIdOf(war.id),
  serverId: SERVERS[war.server] ?? 99,
  attackerName: war.attacker,
  defenderName: war.defender,
  pointName: war.point,
  map: war.map,
  maxPlayers: war.max_players,
  startedAt: iso(war.started_at),
  endedAt: iso(war.ended_at),
  isAttackerWin: war.winner === 'attacker',
  winnerName: war.winner === null ? null : war[war.winner],
});

const withPlayersB = (war: War) => {
  const ofSide = (side: WarPlayer['side']) => war.players.filter((player) => player.side === side);
  const sum = (side: WarPlayer['side'], of: 'kills' | 'damage') =>
    ofSide(side).reduce((total, player) => total + player[of], 0);
  const list = (side: WarPlayer['side']) =>
    ofSide(side).map(({ name, kills, damage, hit_percent, headshot_percent }) => ({
      charName: name,
      kills,
      damage,
      hitPercent: hit_percent,
      hsPercent: headshot_percent,
    }));
  return {
    ...inShapeB(war),
    attackers: list('attacker'),
    defenders: list('defender'),
    attackerKills: sum('attacker', 'kills'),
    attackerDamage: sum('attacker', 'damage'),
    defenderKills: sum('defender', 'kills'),
    defenderDamage: sum('defender', 'damage'),
  };
};

/** Wars of families that nobody here plays for, all older than ours, in as few words as the shape allows. */
const CROWD = Array.from({ length: 10_000 }, (_, index) => ({
  id: index + 1,
  ended: new Date(Date.UTC(2020, 0, 1) + index * 60_000).toISOString(),
}));

const inShortShapeA = ({ id, ended }: (typeof CROWD)[number]) => ({
  id,
  attacker_name: `Crowd ${id}`,
  defender_name: 'Others',
  started_at: ended,
  ended_at: ended,
});

const inShortShapeB = ({ id, ended }: (typeof CROWD)[number]) => ({
  eventId: id,
  attackerName: `Crowd ${id}`,
  defenderName: 'Others',
  startedAt: ended,
  endedAt: ended,
});
