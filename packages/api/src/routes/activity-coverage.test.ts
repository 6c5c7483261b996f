import type { Route } from '@famiglia/contract/kit/route';
import { adminSupportRoutes } from '@famiglia/contract/support/support';
import { activity } from '@famiglia/core/platform/db/schema/activity';
import { createMemoryProvider } from '@famiglia/core/billing/testing/memory-provider';
import { recordWrites } from '@famiglia/core/testing/record-writes';
import { createTestContext } from '@famiglia/core/testing/test-context';
import type { TestContext } from '@famiglia/core/testing/test-context';
import { signIn } from '@famiglia/core/testing/test-session';
import { asc, eq, sql } from 'drizzle-orm';
import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApi } from '../build-api.ts';
import { SERVED_ROUTES } from './served-routes.ts';
import { SAMPLE_CHANGES } from '../testing/sample-changes.ts';
import { SITE_ADMIN } from '../testing/site-admin.ts';

/** Changing routes that write no activity, each with its reason. */
const WITHOUT_ACTIVITY: Record<string, string> = {
  'POST /api/guilds/:guildId/orders': 'opens a page for paying; the payment writes its activity',
  'POST /api/guilds/:guildId/orders/:orderId/cancel': 'closes that page; nothing of the plan changes',
  'POST /api/admin/billing-problems/orders/:orderId/settle':
    'nothing of the family changes; the log has who did it',
  'POST /api/admin/billing-problems/refunds/:paymentId/settle':
    'the request wrote it; the ledger has the refund',
  'POST /api/admin/billing-problems/disputes/:paymentId/seen':
    'nothing of the family changes; the dispute itself wrote it',
  'POST /api/guilds/:guildId/promo-code': 'reads what a code makes of a price',
  'POST /api/admin/promo-codes': 'belongs to no guild; the code has who made it',
  'POST /api/admin/promo-codes/:codeId/end': 'belongs to no guild; the code has who ended it',
  'POST /api/guilds/:guildId/billing/method': 'returns the address of the provider’s page',
  'POST /api/guilds/:guildId/billing/renewal/confirm':
    'opens a page for confirming; the payment writes its activity',
  'POST /api/settings/:guildId/channels': 'the settings are saved when the bot has created the channel',
  'POST /api/settings/:guildId/first-steps': 'says what is not asked again; nothing of the family changes',
  'POST /api/guilds/:guildId/deliveries/retry': 'nothing of the family changes',
  'POST /auth/session': 'a sign-in belongs to no guild; the login history has it',
  'POST /auth/refresh': 'the same sign-in goes on',
  'POST /auth/logout': 'belongs to no guild',
  'POST /auth/logout-everywhere': 'belongs to no guild',
  'POST /api/admin/login-history': 'is itself the record of a sign-in',
  'POST /api/analytics/events': 'counts visitors of the public pages',
  'POST /api/admin/users/:userId/sign-out': 'belongs to no guild; the log has it',
  'POST /api/admin/deliveries/:guildId/run-again':
    'it only tries again what was asked for before; the log has who asked',
  'POST /api/admin/jobs/:jobId/run-again': 'what the job does writes its own activity; the log has who asked',
  'POST /api/support/:guildId/:ticketId/messages': 'only opening and closing are told, not each message',
  'POST /api/account/tickets/:guildId/:ticketId/messages':
    'only opening and closing are told, not each message',
  'POST /api/account/tickets/:guildId/:ticketId/read': 'nothing of the family changes',
  'POST /api/support/:guildId/:ticketId/read': 'nothing of the family changes',
  'POST /api/admin/support/:guildId/:ticketId/messages':
    'only opening and closing are told, not each message',
  'POST /api/webhooks/:guildId/:webhookId/test':
    'nothing of the family changes; the log of the webhook has it',
  'POST /api/webhooks/:guildId/:webhookId/log/:messageId/again':
    'it only tells again what happened; the log of the webhook has it',
  'POST /api/event-pictures/:guildId': 'nothing shows it until an event is saved with it',
  'POST /api/ingest/:guildId/wars':
    'a program calls it with a key, nobody of the family; a new war has its row',
  'POST /api/capts/:guildId/import/table': 'reads what was pasted and saves nothing',
  'POST /api/capts/:guildId/import/screenshot': 'reads a screenshot and saves nothing',
  'POST /api/treasury/:guildId/log': 'keeps a pasted text; entering it writes the activity',
  'POST /api/treasury/:guildId/log/:importId/decisions': 'a preview; entering it writes the activity',
  'DELETE /api/treasury/:guildId/log/:importId': 'throws a text away of which nothing was entered',
  'POST /api/moving/:guildId/tables': 'nothing of it is entered yet',
  'PUT /api/moving/:guildId/tables/:tableId/reading': 'nothing of it is entered yet',
  'POST /api/moving/:guildId/tables/:tableId/decisions': 'nothing of it is entered yet',
  'POST /api/moving/:guildId/tables/:tableId/enter': 'the job says so when it is done',
  'POST /api/moving/:guildId/tables/:tableId/take-back': 'the job says so when it is done',
  'DELETE /api/moving/:guildId/tables/:tableId': 'throws a table away of which nothing was entered',
  'POST /api/privacy/forget': 'writes into every guild that knew the person, as nobody',
};

let context: TestContext;
let app: FastifyInstance;
let writes: Awaited<ReturnType<typeof recordWrites>>;
beforeAll(async () => {
  const bank = createMemoryProvider(() => new Date());
  context = await createTestContext({
    billing: new Map([[bank.name, bank]]),
    config: { siteAdminIds: new Set([SITE_ADMIN]) },
  });
  app = await buildApi(context, { requestsPerMinute: 1_000_000 });
  writes = await recordWrites(context.db);
  await letActivityBeRefused();
});
afterAll(async () => {
  await app.close();
  await context.stop();
});

const nameOf = (route: Route): string => `${route.method} ${route.path}`;
const changing = SERVED_ROUTES.map(({ route }) => route).filter((route) => route.method !== 'GET');
const recording = changing.filter((route) => WITHOUT_ACTIVITY[nameOf(route)] === undefined);

type Change = Awaited<ReturnType<(typeof SAMPLE_CHANGES)[string]>>;

const prepare = async (route: Route): Promise<Change> => {
  const sample = SAMPLE_CHANGES[nameOf(route)];
  if (sample === undefined)
    throw new Error(`${nameOf(route)} has no sample change and no reason to need none`);
  return sample(context);
};

const call = async (route: Route, change: Change, token: string): Promise<LightMyRequestResponse> => {
  const params: Record<string, string> = { guildId: change.guildId, ...change.params };
  return app.inject({
    method: route.method,
    url: route.path.replaceAll(/:(\w+)/g, (_, key: string) => params[key] ?? `missing-${key}`),
    headers: {
      authorization: `Bearer ${token}`,
      ...(Buffer.isBuffer(change.body) ? { 'content-type': route.upload?.[0] } : {}),
    },
    ...(change.body === undefined ? {} : { payload: change.body }),
  });
};

/** By a switch, not by a constraint each time: after each change of the table all statements would be planned anew. */
const letActivityBeRefused = async (): Promise<void> =>
  void (await context.db.$client.query(`
    create schema if not exists testing;
    create table testing.activity as select true as is_written;
    create function testing.refuse_activity() returns trigger language plpgsql as $$ begin
      if not (select is_written from testing.activity) then raise exception 'no activity is written'; end if;
      return new;
    end $$;
    create trigger refuse_activity before insert on activity execute function testing.refuse_activity();
  `));

const writeActivity = async (isWritten: boolean): Promise<void> =>
  void (await context.db.execute(sql`update testing.activity set is_written = ${isWritten}`));

const rowsOf = async (guildId: string) =>
  context.db.select().from(activity).where(eq(activity.guildId, guildId)).orderBy(asc(activity.id));

/** A family does not read which of the site’s admins it was. */
const UNNAMED = new Set([adminSupportRoutes.close, adminSupportRoutes.reopen].map(nameOf));

/** Whoever moves up or down by a change has a row too, which names nobody who did it. */
const CONSEQUENCE = /^(event|capt)\.(promoted|demoted)$/;
/** The capt that a war opens or fills has the row of every capt beside that of the war. */
const isOfCapt = (name: string, type: string): boolean =>
  name.includes(' /api/wars/') && type.startsWith('capt.');

/** Both with one change: what was refused is asked for again, and then it happens. */
test.each(recording.map((route) => [nameOf(route), route] as const))(
  '%s changes nothing when its activity cannot be written, else the guild’s activity says who did it',
  async (name, route) => {
    const change = await prepare(route);
    const token = await signIn(context, change.ownerId);
    const before = await rowsOf(change.guildId);
    await writes.take();
    await writeActivity(false);
    try {
      expect((await call(route, change, token)).statusCode).toBe(500);
    } finally {
      await writeActivity(true);
    }
    expect(await writes.take()).toEqual([]);

    const response = await call(route, change, token);
    expect(response.statusCode, response.body).toBeLessThan(300);
    const rows = await rowsOf(change.guildId);
    const written = rows
      .slice(before.length)
      .filter(({ type }) => !CONSEQUENCE.test(type) && !isOfCapt(name, type));
    expect(written).toMatchObject([{ actorId: UNNAMED.has(name) ? null : change.ownerId }]);
  },
);

test('the list of exceptions names only routes that exist', () => {
  expect(changing.map(nameOf)).toEqual(expect.arrayContaining(Object.keys(WITHOUT_ACTIVITY)));
});
