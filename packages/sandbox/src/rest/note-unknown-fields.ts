import type { SandboxContext } from '../sandbox-context.ts';
import type { RestRoute } from './rest-route.ts';

/** A field that the sandbox would silently ignore is a test that proves less than it seems to. */
export function noteUnknownFields(
  context: SandboxContext,
  route: RestRoute,
  body: unknown,
  query: URLSearchParams,
): void {
  const call = `${route.method} ${route.path}`;
  const known = route.fields ?? [];
  const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
  for (const field of isObject ? Object.keys(body) : []) {
    if (!known.includes(field)) context.noteUnknown(`${call} with the field ${field}`);
  }
  for (const name of query.keys()) {
    if (!route.query?.includes(name)) context.noteUnknown(`${call} with the query ${name}`);
  }
}
