import type * as z from 'zod';
import type { ErrorCode } from './error-codes.ts';
import type { Permission } from '../access/permissions.ts';

/** Who may call a route. A route without it does not compile. */
export type RouteAccess =
  | { kind: 'public' }
  | { kind: 'session' }
  | { kind: 'site_admin' }
  | { kind: 'key' }
  /** Every member of the guild, about themselves, on any plan, where the family has opened the cabinet. */
  | { kind: 'member' }
  | {
      kind: 'guild';
      permission: Permission;
      plan: 'free' | 'premium';
      /** Whether the call changes data; `route` derives it from the method. */
      writes?: boolean;
    };

/** How many calls per minute one address may make, for calls that cost more than most. */
export const CALLS_PER_MINUTE = {
  /** Draws images, reads screenshots or tables, or goes through all stored data. */
  heavy: 30,
  /** Reads a lot, or writes for somebody who is not signed in. */
  moderate: 60,
  /** Cheap, but open without sign-in. */
  light: 120,
} as const;

export interface Route {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path with `:name` parameters; the names are the keys of `params`. */
  path: string;
  summary: string;
  /** More about it, in Markdown, where others write programs against it. */
  description?: string;
  access: RouteAccess;
  params?: z.ZodObject;
  query?: z.ZodObject;
  body?: z.ZodObject;
  /**
   * The body is any JSON, which the use case gets as `json` and answers part by part; this schema is only for the documentation.
   */
  json?: z.ZodType;
  /** The refusal of a body that is no JSON at all. */
  unreadable?: ErrorCode;
  /** The body is stored as it was sent, so its names keep the wire's spelling inside the use case too. */
  document?: true;
  /** The body is a raw file of one of these types instead of JSON; the use case gets it as `file`. */
  upload?: readonly string[];
  /** The cookie without which the call is refused, whatever else it sends. */
  needsCookie?: string;
  /** The cookie that comes with the answer. */
  givesCookie?: string;
  response: z.ZodType;
  /** The answer is a file that is streamed while it is made. */
  download?: { type: string; filename: string };
  /** In bytes; set where the server's common limit is too small. */
  bodyLimit?: number;
  /** Rate limit per address, for calls that cost more than reading a page or are open without sign-in; per key where a key opens it. */
  cost?: keyof typeof CALLS_PER_MINUTE;
  /** Error codes of this route besides those that its access implies. */
  errors?: readonly ErrorCode[];
}

type Parsed<Schema> = Schema extends z.ZodType ? z.output<Schema> : unknown;
type Sent<Schema> = Schema extends z.ZodType ? z.input<Schema> : unknown;
type Part<R extends Route, Key extends 'params' | 'query' | 'body'> = R[Key];

/** Path, query and body in one flat, parsed object, with the names of the wire. */
export type RouteInput<R extends Route> = Parsed<Part<R, 'params'>> &
  Parsed<Part<R, 'query'>> &
  Parsed<Part<R, 'body'>> &
  (R extends { json: z.ZodType } ? { json: unknown } : unknown) &
  (R extends { upload: readonly string[] } ? { file: Uint8Array } : unknown);

/** What a caller sends for the same route; defaults may be left out. */
export type RouteRequest<R extends Route> = Sent<Part<R, 'params'>> &
  Sent<Part<R, 'query'>> &
  Sent<Part<R, 'body'>> &
  (R extends { json: z.ZodType } ? { json: unknown } : unknown) &
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

/** For every member, on any plan; it shows and changes nobody else’s data than Discord does. */
export const forMembers = { kind: 'member' } as const;

/** A program of a family calls it, with a key that opens nothing else. */
export const openedByKey = { kind: 'key' } as const;

/** A panel call: it needs Premium and one permission. */
export const panel = <const P extends Permission>(permission: P) =>
  ({ kind: 'guild', permission, plan: 'premium' }) as const;

/** A guild call that the Free plan includes. */
export const free = <const P extends Permission>(permission: P) =>
  ({ kind: 'guild', permission, plan: 'free' }) as const;
