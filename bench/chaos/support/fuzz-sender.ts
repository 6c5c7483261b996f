import { request as httpRequest } from 'node:http';
import type { FuzzRequest } from '@famiglia/api/testing/fuzz/fuzz-requests';
import type { FuzzAnswer } from '@famiglia/api/testing/fuzz/judge-answer';
import { GUILDS } from '@famiglia/sandbox/demo-ids';
import { signIn } from './sign-in.ts';
import type { Person } from './sign-in.ts';

/** People with the most permissions reach the most code. */
const PEOPLE_ASKING: readonly Person[] = [
  'owner',
  'manager',
  'moderator',
  'member',
  'outsider',
  'site_admin',
];
const ANONYMOUS = 'anonymous';
const PLAN = { tier: 'premium', status: 'active', period_end: null, reason: 'chaos' };

interface Program {
  url: string;
  sandboxUrl: string;
}

/**
 * Sends over a real connection, each request as from another address behind a proxy: otherwise rate limits would
 * answer.
 */
export const createSender = async (program: Program) => {
  const sessions = new Map<string, Record<string, string>>();
  const renew = async (): Promise<void> => {
    for (const person of PEOPLE_ASKING) {
      const session = sessions.get(person);
      const valid = session !== undefined && (await fetch(`${program.url}/auth/me`, { headers: session })).ok;
      if (!valid) sessions.set(person, await signIn(program, person));
    }
  };
  await renew();
  let calls = 0;
  return {
    actors: [...PEOPLE_ASKING, ANONYMOUS, 'owner', 'owner', 'owner'],
    send: async (request: FuzzRequest): Promise<FuzzAnswer> => {
      calls += 1;
      const address = `10.${(calls >> 16) & 255}.${(calls >> 8) & 255}.${calls & 255}`;
      return sendTo(program.url, request, { 'x-forwarded-for': address, ...sessions.get(request.actor) });
    },
    /** Some requests sign people out, and the site admin may have ended the plan. */
    restore: async (): Promise<void> => {
      await renew();
      await fetch(`${program.url}/api/admin/guilds/${GUILDS.moretti}/subscription`, {
        method: 'PUT',
        headers: { 'content-type': 'application/json', ...sessions.get('site_admin') },
        body: JSON.stringify(PLAN),
      });
    },
  };
};

/** Not by `fetch`, which normalises addresses and refuses headers. */
const sendTo = async (
  url: string,
  { method, url: path, headers, body }: FuzzRequest,
  own: Record<string, string>,
): Promise<FuzzAnswer> =>
  new Promise((resolve, reject) => {
    const { hostname, port } = new URL(url);
    const length = body === undefined ? {} : { 'content-length': Buffer.byteLength(body) };
    const options = { hostname, port, method, path, headers: { ...own, ...length, ...headers } };
    const request = httpRequest(options, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', reject);
      response.on('end', () =>
        resolve({
          status: response.statusCode ?? 0,
          headers: response.headers as Record<string, string>,
          body: Buffer.concat(chunks).toString(),
        }),
      );
    });
    // Judged like any other answer: a request within the body limit must not be cut off without an answer.
    request.on('error', ({ message }) => resolve({ status: 0, headers: {}, body: message }));
    request.end(body);
  });
