import { listAdminGuilds } from '@famiglia/core/admin/admin-guilds';
import { listAdminUsers } from '@famiglia/core/admin/admin-users';
import { listLogins } from '@famiglia/core/admin/logins';
import type { Actor } from '@famiglia/core/platform/actor';
import type { Context } from '@famiglia/core/platform/context';
import { connectDatabase } from '@famiglia/core/platform/db/connect-database';
import { silentLogger } from '@famiglia/core/platform/log/logger';
import { DEFAULT_SCREENSHOT_LIMITS } from '@famiglia/core/screenshots/intake/screenshot-limits';
import { ADMIN_ID, seedAdminData } from './admin/seed-admin-data.ts';
import { withBenchDatabase } from './http/with-bench-database.ts';
import { measureEach } from './support/measure-each.ts';

const MAX_MS = 50;

const client = { ip: '127.0.0.1', countryCode: null, userAgent: 'bench', browserId: null, refreshKey: null };
const admin: Actor = { kind: 'user', userId: ADMIN_ID, sessionId: '', client };
const PAGE = { limit: 50, offset: 0 };
const GUILDS = { ...PAGE, sort: 'name', order: 'asc' } as const;
const USERS = { ...PAGE, sort: 'last_login_at', order: 'desc' } as const;

/** The site admin's lists over 10,000 guilds, 100,000 people and 1,000,000 sign-ins. */
await withBenchDatabase(async (connectionString) => {
  // Filling a million rows takes longer than the statement limit.
  const { db, close } = connectDatabase(connectionString, silentLogger, {
    statementMs: 590_000,
    answerMs: 600_000,
  });
  await seedAdminData(db);
  const context = {
    db,
    log: silentLogger,
    clock: () => new Date(),
    config: {
      publicUrl: '',
      cdnUrl: '',
      siteAdminIds: new Set([ADMIN_ID]),
      screenshotLimits: DEFAULT_SCREENSHOT_LIMITS,
    },
  } as unknown as Context;

  const questions = {
    'guilds, first page': async () => listAdminGuilds(context, admin, GUILDS),
    'guilds, Premium, latest end': async () =>
      listAdminGuilds(context, admin, { ...GUILDS, subscriptionTier: 'premium', sort: 'period_end' }),
    'guilds, search': async () => listAdminGuilds(context, admin, { ...GUILDS, search: 'семья 99' }),
    'guilds, last page': async () => listAdminGuilds(context, admin, { ...GUILDS, offset: 9950 }),
    'users, first page': async () => listAdminUsers(context, admin, USERS),
    'users, search': async () => listAdminUsers(context, admin, { ...USERS, search: 'vito77' }),
    'sign-ins, first page': async () => listLogins(context, admin, PAGE),
    'sign-ins of a country': async () => listLogins(context, admin, { ...PAGE, countryCode: 'RU' }),
    'sign-ins of a person': async () => listLogins(context, admin, { ...PAGE, userId: '300000000000000077' }),
    'sign-ins of an address': async () => listLogins(context, admin, { ...PAGE, ip: '10.1.2.3' }),
    'sign-ins, page 200': async () => listLogins(context, admin, { ...PAGE, offset: 10_000 }),
  };
  await measureEach(questions, MAX_MS);
  await close();
});
