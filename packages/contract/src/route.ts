import type * as z from 'zod';
import type { ErrorCode } from './error-codes.ts';
import type { Permission } from './permissions.ts';

/** Who may call a route. Declared by every route: one that declares nothing does not compile. */
export type RouteAccess =
  | { kind: 'public' }
  | { kind: 'session' }
  | { kind: 'site_admin' }
  | {
      kind: 'guild';
      permission: Permission;
      plan: 'free' | 'premium';
      /** Whether it changes anything; `route` sets it by the method. */
      writes?: boolean;
    };

/** How often one address may make a call that is not as cheap as the others. */
export const CALLS_PER_MINUTE = {
  /** Draws, reads pictures or tables, or goes through everything that is stored. */
  heavy: 30,
  /** Reads a lot, or writes for somebody who is not signed in. */
  moderate: 60,
  /** Cheap, but strangers can call it. */
  light: 120,
} as const;

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path with `:name` parameters; the names are the keys of `params`. */
  path: string;
  summary: string;
  access: RouteAccess;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /** The body is a file as it is, of one of these types, and not JSON; the use case gets it as `file`. */
  upload?: readonly string[];
  response: z.ZodType;
  /** The answer is a file, sent while it is made. */
  download?: { type: string; filename: string };
  /** In bytes, where the server's common limit is too small. */
  bodyLimit?: number;
  /** What costs more than reading a page, or is open to strangers, has a bound of its own for one address. */
  cost?: keyof typeof CALLS_PER_MINUTE;
  /** Codes this route answers beyond those that its access implies. */
  errors?: readonly ErrorCode[];
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : unknown;
type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : unknown;
type Part<R extends Route, Key extends 'params' | 'query' | 'body'> = R[Key];

/** What a use case receives: path, query and body in one flat, parsed object. */
export type RouteInput<R extends Route> = Parsed<Part<R, 'params'>> &
  Parsed<Part<R, 'query'>> &
  Parsed<Part<R, 'body'>> &
  (R extends { upload: readonly string[] } ? { file: Uint8Array } : unknown);

/** What a caller sends for the same route, defaults left out. */
export type RouteRequest<R extends Route> = Sent<Part<R, 'params'>> &
  Sent<Part<R, 'query'>> &
  Sent<Part<R, 'body'>> &
  (R extends { upload: readonly string[] } ? { file: Blob } : unknown);

export type RouteResponse<R extends Route> = z.output<R['response']>;

/** Keeps a route's literal types while checking its shape. */
export const route = <const R extends Route>(definition: R): R => ({
  ...definition,
  access: {
    ...definition.access,
    ...(definition.access.kind === 'guild' && { writes: definition.method !== 'GET' }),
  },
});

export const anyone = { kind: 'public' } as const;
export const signedIn = { kind: 'session' } as const;
export const siteAdmin = { kind: 'site_admin' } as const;

/** A panel call: needs Premium and one permission. */
export const panel = <const P extends Permission>(permission: P) =>
  ({ kind: 'guild', permission, plan: 'premium' }) as const;

/** A guild call that the Free plan includes. */
export const free = <const P extends Permission>(permission: P) =>
  ({ kind: 'guild', permission, plan: 'free' }) as const;
