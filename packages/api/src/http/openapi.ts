import { VERSION } from '@famiglia/contract/kit/version';
import { ERRORS } from '@famiglia/contract/kit/error-codes';
import type { ErrorCode } from '@famiglia/contract/kit/error-codes';
import { problem } from '@famiglia/contract/kit/problem';
import type { Route, RouteAccess } from '@famiglia/contract/kit/route';
import { ROUTE_GROUPS } from '@famiglia/contract/routes';
import * as z from 'zod';

type Json = Record<string, unknown>;

/** The OpenAPI document, generated from the contract. */
export const openapiDocument = (serverUrl: string): Json => ({
  openapi: '3.1.0',
  info: {
    title: 'Famiglia',
    version: VERSION,
    description: 'The API of the Famiglia panel.',
    contact: { name: 'Whoever runs this site', url: serverUrl },
    license: { name: 'MIT', identifier: 'MIT' },
  },
  servers: [{ url: serverUrl }],
  tags: ROUTE_GROUPS.map(({ name, summary }) => ({ name, description: summary })),
  components: {
    securitySchemes: {
      session: { type: 'http', scheme: 'bearer' },
      apiKey: {
        type: 'http',
        scheme: 'bearer',
        description:
          'A key of the API, `fa_…`: made in the settings for one server, with chosen permissions.',
      },
      key: {
        type: 'http',
        scheme: 'bearer',
        description: 'A key of the war feed: made in the settings, and good for this call only.',
      },
    },
    schemas: { Problem: jsonSchema(problem, 'output') },
  },
  paths: paths(),
});

const paths = (): Json => {
  const byPath: Record<string, Json> = {};
  for (const { name, routes } of ROUTE_GROUPS) {
    for (const [key, route] of Object.entries(routes)) {
      const path = route.path.replaceAll(/:(\w+)/g, '{$1}');
      const described = { operationId: `${name}_${key}`, tags: [name], ...operation(route) };
      byPath[path] = { ...byPath[path], [route.method.toLowerCase()]: described };
    }
  }
  return byPath;
};

const operation = (route: Route): Json => ({
  summary: route.summary,
  description: [
    accessText(route.access),
    ...(route.description === undefined ? [] : [route.description]),
  ].join('\n\n'),
  security: securityOf(route.access),
  parameters: [
    ...parameters('path', route.params),
    ...parameters('query', route.query),
    ...(route.needsCookie === undefined
      ? []
      : [{ name: route.needsCookie, in: 'cookie', required: true, schema: { type: 'string' } }]),
  ],
  ...((route.body ?? route.json) && {
    requestBody: {
      required: true,
      content: { 'application/json': { schema: jsonSchema(route.body ?? route.json ?? z.never(), 'input') } },
    },
  }),
  ...(route.upload && {
    requestBody: {
      required: true,
      content: Object.fromEntries(
        route.upload.map((type) => [type, { schema: { type: 'string', contentMediaType: type } }]),
      ),
    },
  }),
  responses: { ...success(route), ...refusals(route) },
});

const securityOf = ({ kind }: RouteAccess): Json[] => {
  if (kind === 'public') return [];
  if (kind === 'key') return [{ key: [] }];
  return kind === 'guild' ? [{ session: [] }, { apiKey: [] }] : [{ session: [] }];
};

const success = (route: Route): Json => {
  if (route.response.safeParse(null).success) return { 204: { description: 'Done' } };
  const content = route.download
    ? { [route.download.type]: { schema: { type: 'string', contentMediaType: route.download.type } } }
    : { 'application/json': { schema: jsonSchema(route.response, 'output') } };
  const cookie = route.givesCookie && {
    headers: {
      'Set-Cookie': {
        description: `\`${route.givesCookie}\`: HttpOnly, replaced by every answer that has one`,
        schema: { type: 'string' },
      },
    },
  };
  return { 200: { description: 'The answer', ...cookie, content } };
};

const IMPLIED_CODES: Record<RouteAccess['kind'], readonly ErrorCode[]> = {
  public: [],
  session: ['not_signed_in'],
  site_admin: ['not_signed_in', 'site_admin_only'],
  key: ['war_key_invalid'],
  member: ['not_signed_in', 'guild_not_found', 'cabinet_off', 'rights_unknown'],
  guild: ['not_signed_in', 'api_key_invalid', 'guild_not_found', 'permission_denied'],
};

/** Every error code that this route may answer to an input. */
export const codesOf = (route: Route): ReadonlySet<ErrorCode> => {
  const codes = new Set<ErrorCode>([
    ...IMPLIED_CODES[route.access.kind],
    ...(route.errors ?? []),
    'rate_limited',
  ]);
  if (route.access.kind === 'guild' && route.access.plan === 'premium') codes.add('premium_required');
  if (route.access.kind === 'guild') codes.add('rights_unknown');
  if (['guild', 'member'].includes(route.access.kind) && route.method !== 'GET')
    codes.add('rights_unconfirmed');
  if (route.params ?? route.query ?? route.body) codes.add('validation_failed');
  return codes;
};

/** The same, grouped by status. */
const refusals = (route: Route): Json => {
  const codes = codesOf(route);
  const statuses = new Set([...codes].map((code) => ERRORS[code].status));
  return Object.fromEntries(
    [...statuses].map((status) => [
      status,
      {
        description: [...codes].filter((code) => ERRORS[code].status === status).join(', '),
        content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
      },
    ]),
  );
};

const parameters = (place: 'path' | 'query', schema: z.ZodObject | undefined): Json[] =>
  Object.entries(schema?.shape ?? {}).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || !(field as z.ZodType).safeParse(undefined).success,
    schema: jsonSchema(field as z.ZodType, 'input'),
  }));

const jsonSchema = (schema: z.ZodType, io: 'input' | 'output'): Json => {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: 'any' });
  return rest;
};

const accessText = (access: RouteAccess): string => {
  if (access.kind === 'public') return 'Open to everybody.';
  if (access.kind === 'session') return 'Needs a session.';
  if (access.kind === 'site_admin') return 'For site admins only.';
  if (access.kind === 'key') return 'Needs a key of the war feed.';
  if (access.kind === 'member') return 'For every member of the server, about themselves.';
  return `Needs the permission \`${access.permission}\`${access.plan === 'premium' ? ' and Premium' : ''}.`;
};
