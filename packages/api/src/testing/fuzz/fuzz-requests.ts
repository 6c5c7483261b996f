import type { Route } from '@famiglia/contract/kit/route';
import * as fc from 'fast-check';
import {
  HOSTILE_BODIES,
  HOSTILE_HEADERS,
  HOSTILE_KEYS,
  HOSTILE_PIECES,
  HOSTILE_QUERIES,
  HOSTILE_VALUES,
} from './hostile-values.ts';
import type { KnownThings } from './known-things.ts';
import { validValues } from './valid-values.ts';

const FUZZ_METHODS = ['GET', 'POST', 'PUT', 'DELETE', 'PATCH', 'HEAD', 'OPTIONS'] as const;
type FuzzMethod = (typeof FUZZ_METHODS)[number];

export interface FuzzRequest {
  route: Route;
  /** The name of the calling actor. */
  actor: string;
  method: FuzzMethod;
  url: string;
  headers: Record<string, string>;
  body: string | undefined;
}

/** Requests of every kind to one of these routes: valid, nearly valid and hostile ones. */
export const fuzzRequests = (
  routes: readonly Route[],
  actors: readonly string[],
  known: KnownThings,
): fc.Arbitrary<FuzzRequest> =>
  fc.constantFrom(...routes).chain((route) => {
    const served = new Set(routes.filter(({ path }) => path === route.path).map(({ method }) => method));
    const wrong = FUZZ_METHODS.filter((method) => !(served as ReadonlySet<string>).has(method));
    return requestTo({ route, wrong }, actors, known);
  });

const requestTo = (
  { route, wrong }: { route: Route; wrong: readonly FuzzMethod[] },
  actors: readonly string[],
  known: KnownThings,
): fc.Arbitrary<FuzzRequest> =>
  fc
    .record({
      actor: fc.constantFrom(...actors),
      method: mostly(20, fc.constant<FuzzMethod>(route.method), fc.constantFrom(...wrong)),
      params: mostly(12, fieldsOf(route.params, known), fc.constant({})),
      brokenPieces: mostly(12, fc.constant(undefined), fc.constantFrom(...HOSTILE_PIECES)),
      query: mostly(8, fieldsOf(route.query, known), nearly(fieldsOf(route.query, known))),
      rawQuery: mostly(10, fc.constant(undefined), fc.constantFrom(...HOSTILE_QUERIES)),
      body: bodyOf(route, known),
      headers: mostly(10, fc.constant({}), fc.constantFrom(...HOSTILE_HEADERS)),
    })
    .map(({ actor, method, params, brokenPieces, query, rawQuery, body, headers }) => ({
      route,
      actor,
      method,
      url: pathOf(route.path, params, brokenPieces) + (rawQuery ?? queryOf(query)),
      headers: { ...(body !== undefined && { 'content-type': 'application/json' }), ...headers },
      body: method === 'GET' || method === 'HEAD' ? undefined : body,
    }));

/** One in this many is of the second kind. */
const mostly = <A, B>(times: number, common: fc.Arbitrary<A>, rare: fc.Arbitrary<B>): fc.Arbitrary<A | B> =>
  fc.oneof({ arbitrary: common, weight: times - 1 }, { arbitrary: rare, weight: 1 });

const fieldsOf = (schema: Route['params'], known: KnownThings): fc.Arbitrary<object> =>
  schema === undefined ? fc.constant({}) : (validValues(schema, known) as fc.Arbitrary<object>);

const bodyOf = (route: Route, known: KnownThings): fc.Arbitrary<string | undefined> => {
  const raw = fc.constantFrom(...HOSTILE_BODIES);
  if (route.body === undefined) return mostly(20, fc.constant(undefined), raw);
  const valid = validValues(route.body, known);
  return fc.oneof(
    { arbitrary: valid.map((value) => JSON.stringify(value)), weight: 10 },
    { arbitrary: nearly(valid).map((value) => JSON.stringify(value)), weight: 8 },
    { arbitrary: valid.map(withPrototypeKey), weight: 1 },
    { arbitrary: raw, weight: 1 },
  );
};

/** Only text can contain it: as a property it would set the object's prototype. */
const withPrototypeKey = (value: unknown): string =>
  JSON.stringify(value).replace('{', '{"__proto__":{"guildId":"0","version":1},');

/** A valid value with one or two faults in it. */
const nearly = <T>(valid: fc.Arbitrary<T>): fc.Arbitrary<T> =>
  fc
    .tuple(valid, fc.array(change, { minLength: 1, maxLength: 2 }))
    .map(([value, changes]) => changes.reduce<unknown>(changed, value) as T);

interface Change {
  where: number;
  how: 'replace' | 'remove' | 'double' | 'add' | 'nest';
  value: unknown;
  key: string;
}

const change: fc.Arbitrary<Change> = fc.record({
  where: fc.nat(10_000),
  how: fc.constantFrom('replace', 'replace', 'remove', 'double', 'add', 'nest'),
  value: fc.constantFrom(...HOSTILE_VALUES),
  key: fc.constantFrom(...HOSTILE_KEYS),
});

const changed = (value: unknown, change: Change): unknown => {
  const copy: unknown = structuredClone(value);
  const places = placesIn(copy);
  const place = places[change.where % Math.max(1, places.length)];
  if (place === undefined) return change.how === 'add' ? { [change.key]: change.value } : change.value;
  const { parent, key } = place;
  if (change.how === 'replace') parent[key] = change.value;
  if (change.how === 'remove') delete parent[key];
  if (change.how === 'double') parent[key] = doubled(parent[key]);
  if (change.how === 'add' && change.key !== '__proto__') parent[change.key] = change.value;
  if (change.how === 'nest') parent[key] = nested(parent[key], 1 + (change.where % 200));
  return copy;
};

const doubled = (value: unknown): unknown =>
  Array.isArray(value) ? [...(value as unknown[]), ...(value as unknown[])] : [value, value];

const nested = (value: unknown, depth: number): unknown => {
  let inner = value;
  for (let level = 0; level < depth; level += 1) inner = level % 2 === 0 ? [inner] : { inner };
  return inner;
};

interface Place {
  parent: Record<string, unknown>;
  key: string;
}

const placesIn = (value: unknown): Place[] => {
  if (typeof value !== 'object' || value === null) return [];
  const parent = value as Record<string, unknown>;
  return Object.keys(parent).flatMap((key) => [{ parent, key }, ...placesIn(parent[key])]);
};

const pathOf = (path: string, params: object, broken: string | undefined): string => {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  const last = names.at(-1);
  return path.replaceAll(/:(\w+)/g, (_, name: string) => {
    if (broken !== undefined && name === last) return broken;
    return encoded((params as Record<string, unknown>)[name] ?? 'missing');
  });
};

const queryOf = (query: unknown): string => {
  if (typeof query !== 'object' || query === null) return `?${encoded(query)}`;
  const pairs = Object.entries(query).filter(([, value]) => value !== undefined);
  if (pairs.length === 0) return '';
  return `?${pairs.map(([key, value]) => `${encoded(key)}=${encoded(value)}`).join('&')}`;
};

/** Half of a surrogate pair cannot be encoded properly; it is sent as lenient clients do. */
const encoded = (value: unknown): string => {
  const written = typeof value === 'string' ? value : (JSON.stringify(value) ?? '');
  return /\p{Surrogate}/u.test(written) ? '%ED%A0%80' : encodeURIComponent(written);
};
