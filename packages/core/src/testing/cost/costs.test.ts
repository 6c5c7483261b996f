import { daysLater } from '@famiglia/contract/kit/zoned-time';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { drawScreenshot } from '../../demo/draw-screenshot.ts';
import { eventRoster } from '../../events/event-roster.ts';
import { finishEvent } from '../../events/finish-event.ts';
import { findWaitingNotices } from '../../rosters/roster-notice.queries.ts';
import { signUp } from '../../rosters/sign-up.ts';
import { beginNotices, finishNotices, isPlaceNotice } from '../../rosters/tell-place.ts';
import { listMembers } from '../../members/list-members.ts';
import { mirrorChanges } from '../../mirror/mirror-changes.ts';
import { listActivity } from '../../activity-feed/list-activity.ts';
import { getDashboard } from '../../dashboard/get-dashboard.ts';
import { listLedger } from '../../reputation/ledger.ts';
import { moderateGungame } from '../../gungame/desk.ts';
import { acceptSubmission } from '../../screenshots/intake/accept-submission.ts';
import { ingestScreenshots } from '../../screenshots/intake/ingest-screenshots.ts';
import { startTestCdn } from '../../screenshots/intake/testing/test-cdn.ts';
import { digestSpan } from '../../digest/digest-span.ts';
import { readDigest } from '../../digest/read-digest.ts';
import { getTop } from '../../tops/get-top.ts';
import { readCabinet } from '../../cabinet/read-cabinet.ts';
import { readWallet } from '../../payday/get-wallet.ts';
import { closePeriod } from '../../payday/open-payday.ts';
import { getPayday, listPaydays } from '../../payday/read-payday.ts';
import { setRate } from '../../payday/rates/set-rate.ts';
import { closeSeason, saveSeason } from '../../tops/save-season.ts';
import { addScreenshot } from '../add-screenshot.ts';
import { discordActor, panelActor } from '../test-actor.ts';
import { createTestContext } from '../test-context.ts';
import { startEventGuild } from '../test-events.ts';
import { addRole, newId } from '../test-guild.ts';
import { COSTS } from './costs.ts';
import type { Cost } from './measure-cost.ts';
import { createCostMeter } from './measure-cost.ts';

const cdn = await startTestCdn();
const { context, guildId, ownerId, leader, plan, join, people } = await startEventGuild(
  await createTestContext({ config: { cdnUrl: cdn.url } }),
);
const measure = createCostMeter(context.db.$client);
afterAll(async () => {
  await context.stop();
  await cdn.stop();
});

const HOUR_MS = 60 * 60 * 1000;
const panel = panelActor(ownerId);
const costs = new Map<string, Cost>();

/** The first call of a process also fills its caches, and each connection prepares its statements once. */
const reading = async (name: keyof typeof COSTS, read: () => Promise<unknown>): Promise<void> => {
  await read();
  costs.set(name, await measure(read));
};
const writing = async (name: keyof typeof COSTS, write: () => Promise<unknown>): Promise<void> => {
  costs.set(name, await measure(write));
};

const leave = async (eventId: string, userId: string) =>
  signUp(context, discordActor(userId), {
    ...eventRoster({ guildId, eventId }),
    choice: 'leave',
    key: `leave ${newId()}`,
  });

const sendScreenshot = async (userId: string, seed: number): Promise<void> => {
  const source = { guildId, sourceId: newId() };
  const file = { url: cdn.offer(await drawScreenshot(seed)), bytes: 1000 };
  const sent = { ...source, userId, origin: 'message', kind: 'gg', channelId: newId() } as const;
  await acceptSubmission(context, { ...sent, submittedAt: context.clock(), files: [file] });
  await ingestScreenshots(context, source);
};

beforeAll(async () => {
  const [first = '', second = '', ...crowd] = await people(1100);
  const fifty = crowd.slice(0, 50);
  const { id: eventId } = await plan({ slots: 50, reward: 20 });
  await join(eventId, first);
  await writing('sign-up', async () => join(eventId, second));
  await writing('leave', async () => leave(eventId, second));
  await writing('100 sign-ups at once', async () =>
    Promise.all(crowd.slice(0, 100).map(async (userId) => join(eventId, userId))),
  );
  const { id: crowded } = await plan({ slots: 50, reward: 20 });
  await writing('1,000 sign-ups at once', async () =>
    Promise.all(crowd.slice(0, 1000).map(async (userId) => join(crowded, userId))),
  );
  const { id: left } = await plan({ slots: 10 });
  await Promise.all(crowd.slice(0, 20).map(async (userId) => join(left, userId)));
  await writing('10 people leave, and 10 others move up', async () =>
    Promise.all(crowd.slice(0, 10).map(async (userId) => leave(left, userId))),
  );
  const roster = { guildId, rosterId: left };
  const notices = (await findWaitingNotices(context.db, guildId, left)).filter(isPlaceNotice);
  await writing('10 people are told that they moved up', async () => {
    const begun = await beginNotices(context, roster, notices);
    const sent = notices.filter(({ id }) => begun.has(id));
    const ended = sent.map((notice) => ({ notice, via: 'dm' as const }));
    await finishNotices(context, roster, ended);
  });
  const { id: training } = await plan({ slots: 50, reward: 20 });
  await Promise.all(fifty.map(async (userId) => join(training, userId)));
  context.travel(4 * HOUR_MS);
  await writing('an event with 50 people is finished', async () =>
    finishEvent(context, leader, { guildId, eventId: training, attended: fifty, excused: [] }),
  );

  await sendScreenshot(first, 1);
  await writing('a GG screen', async () => sendScreenshot(second, 2));
  const screenshotIds = await Promise.all(
    fifty.map(async (userId) => addScreenshot(context, { guildId, userId, kind: 'gungame' })),
  );
  await writing('a verdict on 50 gun game screens', async () =>
    moderateGungame(context, panel, { guildId, screenshotIds, action: 'approve', overrule: false }),
  );
  const roleIds = [await addRole(context.db, guildId)];
  await writing('a member gets a role', async () =>
    mirrorChanges(context, {
      guildId,
      members: {
        kind: 'some',
        present: [{ userId: first, username: 'first', isBot: false, roleIds }],
        gone: [],
      },
    }),
  );

  const page = { guildId, limit: 50, offset: 0 };
  await reading('overview', async () => getDashboard(context, panel, { guildId }));
  await reading('members, a page', async () =>
    listMembers(context, panel, {
      ...page,
      limit: 100,
      sort: 'name',
      order: 'asc',
      status: 'present',
    }),
  );
  await reading('activity, a page', async () => listActivity(context, panel, page));
  const today = context.clock().toISOString().slice(0, 10);
  const season = { guildId, name: 'Autumn', startsOn: today, endsOn: today, version: 0 };
  await saveSeason(context, panel, season);
  await reading('the top of a season', async () =>
    getTop(context, panel, { ...page, by: 'reputation', period: 'season' }),
  );
  await reading('the digest of a week', async () =>
    readDigest(context, guildId, digestSpan('week', daysLater(today, 1), 'Europe/Moscow')),
  );
  const own = discordActor(first);
  await reading('a member’s cabinet', async () => readCabinet(context, own, { guildId }));
  const rate = { guildId, use: 'event_presence', amountCents: '4000000' } as const;
  await setRate(context, panel, { ...rate, fightKindId: null, roleId: null, validFrom: undefined });
  const { id: paydayId } = await closePeriod(context, panel, { guildId });
  await reading('an open payday', async () => getPayday(context, panel, { guildId, paydayId }));
  await reading('the list of paydays', async () => listPaydays(context, panel, { guildId }));
  await reading('a wallet', async () => readWallet(context, guildId, first));
  await writing('a season is closed', async () => closeSeason(context, panel, { guildId, version: 1 }));
  await reading('a member’s ledger', async () => listLedger(context, panel, { ...page, userId: first }));
});

test.each(Object.entries(COSTS))('%s costs what the table says', (name, { wal, ...exact }) => {
  const cost = costs.get(name);
  expect(cost).toMatchObject(exact);
  expect(cost?.wal).toBeLessThanOrEqual(wal);
});
