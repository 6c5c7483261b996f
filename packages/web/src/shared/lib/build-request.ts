import type { Route, RouteRequest } from '@famiglia/contract/kit/route';

type Values = Readonly<Record<string, unknown>>;

const isGiven = (value: unknown): boolean => value !== undefined && value !== '';

const pick = (values: Values, schema: Route['query']): [string, unknown][] =>
  Object.keys(schema?.shape ?? {}).map((key) => [key, values[key]]);

/** Puts each value where the route's schemas declare it: path, query or body. A file is the whole body. */
export const buildRequest = <R extends Route>(
  route: R,
  input: RouteRequest<R>,
): { url: string; init: RequestInit } => {
  const values = input as Values;
  const path = pick(values, route.params).reduce(
    (path, [key, value]) => path.replace(`:${key}`, encodeURIComponent(String(value))),
    route.path,
  );
  const query = new URLSearchParams(
    pick(values, route.query).flatMap(([key, value]) => (isGiven(value) ? [[key, String(value)]] : [])),
  ).toString();
  const init: RequestInit = { method: route.method };
  if (route.body) {
    init.body = JSON.stringify(Object.fromEntries(pick(values, route.body)));
    init.headers = { 'content-type': 'application/json' };
  }
  if (route.upload) {
    const file = values['file'] as Blob;
    init.body = file;
    init.headers = { 'content-type': file.type };
  }
  return { url: query ? `${path}?${query}` : path, init };
};
