import { tellOwner } from '@famiglia/core/admin/owner-news/tell-owner';
import { ownerNews, providerRefusals } from '@famiglia/core/platform/db/schema/billing';
import { supportTickets } from '@famiglia/core/platform/db/schema/support';
import { GUILDS, PEOPLE } from '@famiglia/sandbox/demo-ids';
import { randomUUID } from 'node:crypto';
import { isNull } from 'drizzle-orm';
import { expect, onTestFinished, test, vi } from 'vitest';
import { eventually } from '../../testing/eventually.ts';
import { textOf } from '../../testing/messages.ts';
import { startTestBot } from '../../testing/start-test-bot.ts';

const ADMINS = [PEOPLE.free_owner, PEOPLE.owner];

/** A ticket and a refusal wait for the site admins. */
const startWithNews = async () => {
  const started = await startTestBot();
  onTestFinished(started.stop);
  const { context } = started;
  Object.assign(context.config, { siteAdminIds: new Set(ADMINS) });
  const now = context.clock();
  const words = {
    version: '1',
    doing: '',
    subject: 'secret words',
    language: 'ru',
    origin: 'panel',
  } as const;
  await context.db.insert(supportTickets).values({
    ...words,
    id: randomUUID(),
    guildId: GUILDS.bratva,
    authorId: PEOPLE.free_owner,
    state: 'open',
    createdAt: now,
    updatedAt: now,
  });
  await context.db.insert(providerRefusals).values({
    provider: 'yookassa',
    reason: 'keys',
    code: 'invalid_credentials',
    words: 'Authentication failed',
    call: 'checkKeys',
    since: now,
  });
  return started;
};

test('every site admin gets one message about all that waits, without a word of what people wrote', async () => {
  const { context, people, sandbox } = await startWithNews();
  await people.fault({ kind: 'dm_closed', user_id: ADMINS[1] ?? '' });
  await Promise.all([tellOwner(context), tellOwner(context)]);
  const told = async (id: string) => (await people.dms(id)).map(textOf);
  const untold = async () => context.db.$count(ownerNews, isNull(ownerNews.toldAt));
  await eventually(async () => expect(await untold()).toBe(0));
  const [message, ...more] = await told(ADMINS[0] ?? '');
  expect(more).toEqual([]);
  expect(message).toMatch(/На сайте нужно ваше внимание: 2 события/);
  expect(message).toMatch(/Новое обращение в поддержку: \*\*.+\*\*/);
  expect(message).toMatch(/ЮKassa отказывает: ключи неверны \(invalid\\?_credentials\)/);
  expect(message).not.toContain('secret');
  expect(await told(ADMINS[1] ?? '')).toEqual([]);
  expect(sandbox.unknownCalls).toEqual([]);
});

test('if all admins have closed DMs, the log says so, and nothing is retried for ever', async () => {
  const { context, people } = await startWithNews();
  const warn = vi.spyOn(context.log, 'warn');
  onTestFinished(() => warn.mockRestore());
  for (const user_id of ADMINS) await people.fault({ kind: 'dm_closed', user_id });
  await tellOwner(context);
  await eventually(async () => expect(await context.db.$count(ownerNews, isNull(ownerNews.toldAt))).toBe(0));
  expect(warn.mock.calls.map(([about]) => about)).toContainEqual({ news: 2 });
});
