import { CLOSE_CODES } from '@famiglia/contract/realtime/realtime';
import { ALL_ROUTES } from '@famiglia/contract/routes';
import type { Route } from '@famiglia/contract/kit/route';
import { KEY_PERMISSIONS } from '@famiglia/contract/keys/api-keys';
import { addApiKey } from '@famiglia/core/testing/test-key';
import { addGuild, addUser, newId } from '@famiglia/core/testing/test-guild';
import { createTestContext } from '@famiglia/core/testing/test-context';
import type { TestContext } from '@famiglia/core/testing/test-context';
import { signIn } from '@famiglia/core/testing/test-session';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApi } from './build-api.ts';
import { SERVED_ROUTES } from './routes/served-routes.ts';
import { createMatrixGuild, TIERS } from './testing/matrix-guild.ts';
import type { MatrixGuild } from './testing/matrix-guild.ts';
import { sampleRequest } from './testing/sample-requests.ts';
import { openSocket } from './testing/test-socket.ts';

const MINUTES_20 = 20 * 60 * 1000;
const SITE_ADMIN = newId();

let context: TestContext;
let app: FastifyInstance;
let guilds: MatrixGuild[];
let strangers: Record<string, string>;
/** Of strangers who ask with a key of their own guild. */
let foreignKeys: Record<string, string>;
let expiredToken: string;

beforeAll(async () => {
  context = await createTestContext({ config: { siteAdminIds: new Set([SITE_ADMIN]) } });
  app = await buildApi(context, { requestsPerMinute: 1_000_000 });
  expiredToken = await signIn(context, await addUser(context.db));
  context.travel(MINUTES_20);
  guilds = await Promise.all(TIERS.map(async (tier) => createMatrixGuild(context, tier)));
  strangers = {
    'signed in without guild': newId(),
    'owner of another guild': (await addGuild(context.db)).ownerId,
    'site admin': SITE_ADMIN,
  };
  const { id, ownerId } = await addGuild(context.db);
  strangers['key of another guild'] = ownerId;
  foreignKeys = { 'key of another guild': await addApiKey(context, id, ownerId, KEY_PERMISSIONS) };
});
afterAll(async () => {
  await app.close();
  await context.stop();
});

const nameOf = (route: Route): string => `${route.method} ${route.path}`;

const SAMPLES = new Map(ALL_ROUTES.map((route) => [route, sampleRequest(route)]));

let calls = 0;
/** Each from its own address: otherwise a rate limit would answer before any guard. */
const nextAddress = (): string => {
  calls += 1;
  return `10.${calls >> 16}.${(calls >> 8) & 255}.${calls & 255}`;
};

interface Sent {
  params?: Record<string, string>;
  query?: string;
  body?: object | string;
}

const call = async (
  route: Route,
  guildId: string,
  token: string | null,
  wrong: Sent = {},
): Promise<LightMyRequestResponse> => {
  const sample: Sent = { ...SAMPLES.get(route), ...wrong };
  const params: Record<string, string> = { ...sample.params, guildId };
  const url = route.path.replaceAll(/:(\w+)/g, (_, key: string) => params[key] ?? `missing-${key}`);
  return app.inject({
    method: route.method,
    remoteAddress: nextAddress(),
    url: `${url}${sample.query ?? ''}`,
    headers: {
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
      ...(typeof sample.body === 'string' ? { 'content-type': 'application/json' } : {}),
      ...(Buffer.isBuffer(sample.body) ? { 'content-type': route.upload?.[0] } : {}),
    },
    ...(sample.body === undefined ? {} : { payload: sample.body }),
  });
};

const tokens = new Map<string, string>();

/** One session per person; a new one where the route may end sessions or forget the person. */
const tokenFor = async (route: Route, userId: string): Promise<string> => {
  if (route.access.kind === 'session') {
    tokens.delete(userId);
    return signIn(context, userId);
  }
  const token = tokens.get(userId) ?? (await signIn(context, userId));
  tokens.set(userId, token);
  return token;
};

/** The result of the guards: an error code of theirs, or that the request reached the use case's own work. */
const verdict = async (route: Route, guildId: string, token: string | null): Promise<string> => {
  const response = await call(route, guildId, token);
  if (response.statusCode >= 500) return `broke: ${response.body}`;
  // A public route has no guard: its refusals are its own, such as a token that cannot be refreshed.
  if (response.statusCode < 400 || route.access.kind === 'public') return 'let in';
  const { code, errors } = response.json<{ code: string; errors: unknown[] }>();
  const guarded = [
    'not_signed_in',
    'guild_not_found',
    'premium_required',
    'site_admin_only',
    'war_key_invalid',
    'api_key_invalid',
    'cabinet_off',
  ].includes(code);
  // A refusal that names permissions is about the input, not about the caller.
  return guarded || (code === 'permission_denied' && errors.length === 0) ? code : 'let in';
};

/** An invalid request in every part that a route checks before the access. */
const misshapen = (route: Route): Sent[] => [
  ...(route.body === undefined ? [] : [{ body: '{' }, { body: '[]' }, { body: { 'no such field': 1 } }]),
  { query: '?limit=x&offset=-1&cursor=%00&from=never&search=%00' },
  { params: Object.fromEntries(Object.keys(SAMPLES.get(route)?.params ?? {}).map((key) => [key, '~'])) },
];

/** A cancelled plan stays active until its period ends. */
const isPremium = ({ tier }: MatrixGuild): boolean => tier !== 'free' && tier !== 'expired';

/** The contract's error code for a member of a guild. */
const expected = (
  route: Route,
  guild: MatrixGuild,
  { permissions, key }: MatrixGuild['people'][string],
): string => {
  const { access } = route;
  if (access.kind === 'public') return 'let in';
  // A key opens its guild, and nothing of the person who made it.
  if (key !== undefined && ['session', 'site_admin', 'member'].includes(access.kind)) return 'not_signed_in';
  if (access.kind === 'session') return 'let in';
  if (access.kind === 'site_admin') return 'site_admin_only';
  // Every member of every plan, with rights or without.
  if (access.kind === 'member') return 'let in';
  // Whoever somebody is: a session opens nothing that needs a key.
  if (access.kind === 'key') return 'war_key_invalid';
  if (access.plan === 'premium' && !isPremium(guild)) return 'premium_required';
  return permissions.includes(access.permission) ? 'let in' : 'permission_denied';
};

/** Compares what a caller was told with what they should be told. */
type Compare = (who: string, told: string, wanted: string) => void;

const askedWithoutSession = async (route: Route, compare: Compare): Promise<void> => {
  const outcome =
    { public: 'let in', key: 'war_key_invalid' }[route.access.kind as string] ?? 'not_signed_in';
  const tokens = {
    anonymous: null,
    garbage: 'x'.repeat(43),
    'garbage with spaces': 'a b',
    expired: expiredToken,
  };
  for (const [kind, token] of Object.entries(tokens))
    compare(kind, await verdict(route, guilds[0]?.id ?? '', token), outcome);
  const keyOutcome = route.access.kind === 'guild' ? 'api_key_invalid' : outcome;
  compare('unknown key', await verdict(route, guilds[0]?.id ?? '', `fa_${'x'.repeat(43)}`), keyOutcome);
};

/**
 * Everybody is asked in one guild, of the plan that lets the route through: of the holders of chosen permissions who has only
 * what it needs, and who has everything else. Another plan refuses all of them alike or makes no difference: there an owner, a
 * member and a key see it.
 */
const makesADifference = (route: Route, { tier }: MatrixGuild, kind: string): boolean => {
  const { access } = route;
  const letThrough = access.kind === 'guild' && access.plan === 'premium' ? 'premium' : 'free';
  if (tier !== letThrough) return kind === 'owner' || kind === 'member' || isKeyOf(kind, tier);
  if (!/^(key )?(only|all but) /.test(kind)) return true;
  return access.kind === 'guild' && kind.endsWith(` ${access.permission}`);
};

/** Plans that are neither Free nor Premium itself differ only in which of the two they count as. */
const isKeyOf = (kind: string, tier: MatrixGuild['tier']): boolean =>
  kind === 'key with everything' && (tier === 'free' || tier === 'premium');

const askedByMembers = async (route: Route, compare: Compare): Promise<void> => {
  // A route outside of guilds knows neither plan nor permission.
  const tried =
    route.access.kind === 'guild' || route.access.kind === 'member'
      ? guilds
      : guilds.filter(({ tier }) => tier === 'premium');
  for (const guild of tried) {
    for (const [kind, person] of Object.entries(guild.people)) {
      if (!makesADifference(route, guild, kind)) continue;
      const token = person.key ?? (await tokenFor(route, person.userId));
      const told = await verdict(route, guild.id, token);
      compare(`${kind} of a ${guild.tier} guild`, told, expected(route, guild, person));
    }
  }
};

/** A caller without access must not learn the form of a valid request. */
const askedInWrongForms = async (route: Route, compare: Compare): Promise<void> => {
  const guild = guilds.find(({ tier }) => tier === 'premium');
  // Both are refused in one place: of a stranger it is enough to see that nothing is read before.
  const [first, ...more] = misshapen(route);
  const people = {
    'owner of another guild': { userId: strangers['owner of another guild'] ?? '', forms: [first ?? {}] },
    member: { userId: guild?.people['member']?.userId ?? '', forms: [first ?? {}, ...more] },
  };
  for (const [kind, { userId, forms }] of Object.entries(people)) {
    const token = await tokenFor(route, userId);
    const refused = await call(route, guild?.id ?? '', token);
    const told = [403, 404].includes(refused.statusCode) ? 'refused' : `answered ${refused.statusCode}`;
    compare(`${kind} with a valid request`, told, 'refused');
    for (const wrong of forms) {
      const { body } = await call(route, guild?.id ?? '', token, wrong);
      compare(`${kind} with ${JSON.stringify(wrong)}`, body, refused.body);
    }
  }
};

const seen = ({ body, headers }: LightMyRequestResponse): string =>
  `${body} ${Object.keys(headers).join(' ')}`;

/** A stranger must not learn which guilds exist, nor what their plan is. */
const askedByStrangers = async (route: Route, compare: Compare): Promise<void> => {
  let nowhere: string | undefined;
  for (const [kind, userId] of Object.entries(strangers)) {
    // A key opens nothing of a person, so it is no session there at all.
    if (route.access.kind === 'member' && kind in foreignKeys) continue;
    const token = foreignKeys[kind] ?? (await tokenFor(route, userId));
    const tiers = nowhere === undefined ? ['free', 'premium'] : ['premium'];
    if (nowhere === undefined) {
      const missing = await call(route, newId(), token);
      compare(`${kind} and a missing guild`, missing.json<{ code: string }>().code, 'guild_not_found');
      nowhere = seen(missing);
    }
    for (const guild of guilds.filter(({ tier }) => tiers.includes(tier)))
      compare(`${kind} and a ${guild.tier} guild`, seen(await call(route, guild.id, token)), nowhere);
  }
};

test.each(SERVED_ROUTES.map(({ route }) => [nameOf(route), route] as const))(
  '%s answers everybody by session, permissions and plan, and tells strangers nothing',
  async (_name, route) => {
    const failed: Record<string, string> = {};
    const compare: Compare = (who, told, wanted) => {
      if (told !== wanted) failed[who] = `was told ${told}, not ${wanted}`;
    };
    await askedWithoutSession(route, compare);
    await askedByMembers(route, compare);
    const { kind } = route.access;
    if (kind === 'guild' || kind === 'site_admin') await askedInWrongForms(route, compare);
    if (kind === 'guild' || kind === 'member') await askedByStrangers(route, compare);
    expect(failed).toEqual({});
  },
);

/** Other single permissions say nothing of who may open a panel. */
const OF_OTHER_ROUTES = /^(key )?(only|all but) (?!panel\.view$)/;

/** The answer to a tab that subscribes to a guild. */
const watchVerdict = async (guildId: string, token: string): Promise<string | undefined> => {
  const socket = await openSocket(app);
  socket.say({ type: 'auth', token });
  socket.say({ type: 'subscribe', guild_id: guildId });
  const heard = socket.hears({ type: 'subscribed', guild_id: guildId }).then(() => 'let in');
  const verdict = await Promise.race([heard, socket.closed]);
  socket.close();
  return verdict === 'let in'
    ? verdict
    : Object.entries(CLOSE_CODES).find(([, code]) => code === verdict)?.[0];
};

test('GET /ws lets exactly those people watch a guild who may open its panel', async () => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  const told: Record<string, string | undefined> = {};
  const wanted: Record<string, string> = {};
  for (const guild of guilds) {
    for (const [kind, { userId, permissions, key: secret }] of Object.entries(guild.people)) {
      if (OF_OTHER_ROUTES.test(kind)) continue;
      const key = `${kind} of a ${guild.tier} guild`;
      told[key] = await watchVerdict(guild.id, secret ?? (await signIn(context, userId)));
      const mayOpen = permissions.includes('panel.view') ? 'let in' : 'noAccess';
      wanted[key] = isPremium(guild) ? mayOpen : 'notPremium';
      // Panels are watched by people.
      if (secret !== undefined) wanted[key] = 'notSignedIn';
    }
    for (const [kind, userId] of Object.entries(strangers)) {
      const key = `${kind} and a ${guild.tier} guild`;
      told[key] = await watchVerdict(guild.id, await signIn(context, userId));
      wanted[key] = 'noAccess';
    }
    told[`expired token and a ${guild.tier} guild`] = await watchVerdict(guild.id, expiredToken);
    wanted[`expired token and a ${guild.tier} guild`] = 'notSignedIn';
  }
  expect(told).toEqual(wanted);
});

test('every sample request is valid', () => {
  for (const [route, { params, body }] of SAMPLES) {
    expect(route.params?.safeParse(params).error, nameOf(route)).toBeUndefined();
    expect(route.body?.safeParse(body).error, nameOf(route)).toBeUndefined();
  }
});

test('every route of the contract declares its access and is served', () => {
  const served = new Set(SERVED_ROUTES.map(({ route }) => nameOf(route)));
  for (const route of ALL_ROUTES) {
    expect(route.access.kind, nameOf(route)).toMatch(/^(public|session|site_admin|guild|member|key)$/);
    expect(served.has(nameOf(route)), nameOf(route)).toBe(true);
  }
});
