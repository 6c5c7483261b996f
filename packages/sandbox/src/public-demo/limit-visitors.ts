import type { FastifyInstance, FastifyRequest } from 'fastify';

/** What changes the world for everybody else, and what only developers need. */
const CLOSED = /^\/sandbox\/(faults|reset|bot|users|channels|scheduled-events|unknown-calls)\b/;
/** The desk of the bank, where its bad days are made. */
const DESK = /^\/bank\/?$/;
const ACTING = /^\/(sandbox|bank|oauth2)\//;
const ACTIONS_PER_MINUTE = 60;
const MINUTE = 60_000;
/** As many addresses as are remembered at once; the oldest is forgotten first. */
const MOST_ADDRESSES = 10_000;

const VISITORS_HELP = 'This is a public demo: what would change it for all others is closed here.';

/**
 * In a public demo everybody may be anybody, but nobody may take the demo from the others: people and servers stay, nothing is broken on
 * purpose, and each address has a number of actions a minute.
 */
export const limitVisitors = (app: FastifyInstance, clock: () => number): void => {
  const mayAct = createActionLimit(clock);
  app.addHook('preHandler', async (request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return undefined;
    const [path = '/'] = request.url.split('?');
    if (CLOSED.test(path) || DESK.test(path) || changesPeople(path, request)) {
      return reply.code(403).send({ error: 'public_demo', message: VISITORS_HELP });
    }
    if (!ACTING.test(path) || mayAct(request.ip)) return undefined;
    const message = 'Too much at once. Wait a minute.';
    return reply.code(429).header('retry-after', '60').send({ error: 'too_many_actions', message });
  });
};

/** Walking between voice channels is all that may happen to a member. */
const changesPeople = (path: string, { body }: FastifyRequest): boolean =>
  path.startsWith('/sandbox/members') && (body as { action?: unknown } | null)?.action !== 'voice';

/** Counts the actions of each address in this minute. */
const createActionLimit = (clock: () => number) => {
  const windows = new Map<string, { began: number; actions: number }>();
  return (address: string): boolean => {
    const now = clock();
    const known = windows.get(address);
    const window = known !== undefined && now - known.began < MINUTE ? known : { began: now, actions: 0 };
    window.actions += 1;
    windows.delete(address);
    windows.set(address, window);
    const [oldest] = windows.keys();
    if (windows.size > MOST_ADDRESSES && oldest !== undefined) windows.delete(oldest);
    return window.actions <= ACTIONS_PER_MINUTE;
  };
};
