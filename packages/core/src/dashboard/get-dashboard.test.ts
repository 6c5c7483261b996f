import type { ReputationMover } from '@famiglia/contract/dashboard/dashboard';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { recordActivity } from '../activity/record-activity.ts';
import { activeHours } from '../platform/db/schema/active-hours.ts';
import { events } from '../platform/db/schema/events.ts';
import { reputationEntries } from '../platform/db/schema/reputation.ts';
import { rosters } from '../platform/db/schema/rosters.ts';
import { vacations } from '../platform/db/schema/vacations.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { panelActor } from '../testing/test-actor.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild, addMember, addRole, newId } from '../testing/test-guild.ts';
import { getDashboard } from './get-dashboard.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext();
});
afterAll(async () => context.stop());

const record = async (guildId: string, actorId: string) =>
  context.db.transaction(async (tx) =>
    recordActivity(context, tx, { guildId, type: 'roles.saved', actorId }),
  );

test('the numbers and the last three activities are in one answer', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  await addMember(context.db, guildId, { reputation: 40, lastActiveAt: context.clock() });
  for (let index = 0; index < 4; index += 1) await record(guildId, ownerId);
  const { stats, recent_activity } = await getDashboard(context, panelActor(ownerId), { guildId });
  expect(stats).toMatchObject({ members: 2, members_active_7d: 1, reputation_total: 40 });
  expect(recent_activity).toHaveLength(3);
});

const HOUR_MS = 3_600_000;
const hoursFromNow = (hours: number): Date => new Date(context.clock().getTime() + hours * HOUR_MS);

test('hours of the last seven days are in the guild’s time zone', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  // Noon on 1 March in UTC is 15:00 in Moscow, the default time zone.
  await context.db.insert(activeHours).values([
    { guildId, hour: hoursFromNow(0), members: 7 },
    { guildId, hour: hoursFromNow(-12), members: 5 },
    { guildId, hour: hoursFromNow(-15), members: 4 },
    { guildId, hour: hoursFromNow(-16), members: 3 },
    { guildId, hour: hoursFromNow(-24 * 7), members: 9 },
  ]);
  const { active_days } = await getDashboard(context, panelActor(ownerId), { guildId });
  expect(active_days.map((day) => day.date)).toEqual([
    '2026-02-23',
    '2026-02-24',
    '2026-02-25',
    '2026-02-26',
    '2026-02-27',
    '2026-02-28',
    '2026-03-01',
  ]);
  const seen = active_days.flatMap(({ date, hours }) =>
    hours.flatMap((count, hour) => (count > 0 ? [[date, hour, count]] : [])),
  );
  expect(seen).toEqual([
    ['2026-02-28', 23, 3],
    ['2026-03-01', 0, 4],
    ['2026-03-01', 3, 5],
    ['2026-03-01', 15, 7],
  ]);
});

const shown = (movers: ReputationMover[] = []) =>
  movers.map((mover) => [mover.display_name, mover.delta, mover.reputation]);

test('who gained most and who lost most this week are separate lists, without people who left', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const [up, down, still, gone] = await Promise.all(
    ['Up', 'Down', 'Still', 'Gone'].map(async (displayName) =>
      addMember(context.db, guildId, { displayName }),
    ),
  );
  const change = async (userId: string | undefined, delta: number, createdAt: Date) =>
    context.db.insert(reputationEntries).values({
      guildId,
      userId: userId ?? '',
      delta,
      reason: 'test',
      source: 'manual',
      key: `${userId}:${delta}:${createdAt.getTime()}`,
      createdAt,
    });
  await change(up, 30, hoursFromNow(-1));
  await change(up, 10, hoursFromNow(-2));
  await change(down, -50, hoursFromNow(-3));
  await change(still, 5, hoursFromNow(-4));
  await change(still, -5, hoursFromNow(-5));
  await change(still, 500, hoursFromNow(-24 * 8));
  await change(gone, 90, hoursFromNow(-1));
  await context.db
    .update(members)
    .set({ leftAt: context.clock() })
    .where(eq(members.userId, gone ?? ''));
  const { reputation_movers, weeks } = await getDashboard(context, panelActor(ownerId), { guildId });
  // The last seven days, and the seven before.
  expect(weeks).toEqual([
    { members: -1, reputation: 80, events: 0, capts: 0 },
    { members: 0, reputation: 500, events: 0, capts: 0 },
  ]);
  expect(shown(reputation_movers?.up)).toEqual([['Up', 40, 40]]);
  expect(shown(reputation_movers?.down)).toEqual([['Down', -50, -50]]);
});

test('a present member is found behind many who left', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const createdAt = hoursFromNow(-1);
  const change = (userId: string, delta: number) =>
    ({
      guildId,
      userId,
      delta,
      reason: 'test',
      source: 'manual',
      key: `${userId}:${delta}`,
      createdAt,
    }) as const;
  const gone = Array.from({ length: 60 }, () => newId());
  await context.db.insert(members).values(
    gone.map((userId) => ({
      guildId,
      userId,
      username: 'x',
      displayName: 'x',
      roleIds: [],
      leftAt: createdAt,
    })),
  );
  await context.db
    .insert(reputationEntries)
    .values([...gone.map((id) => change(id, 100)), change(ownerId, 5)]);
  const { reputation_movers } = await getDashboard(context, panelActor(ownerId), { guildId });
  expect(reputation_movers?.up.map((mover) => [mover.user_id, mover.delta])).toEqual([[ownerId, 5]]);
});

test('next events are those still ahead, soonest first, with their number of participants', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const plan = async (title: string, startsAt: Date, status: 'open' | 'cancelled' = 'open') => {
    const [roster] = await context.db
      .insert(rosters)
      .values({ guildId, slots: 10, criteria: ['signed_up_at'] })
      .returning();
    await context.db.insert(events).values({
      id: roster?.id ?? '',
      guildId,
      title,
      description: '',
      startsAt,
      reward: 0,
      status,
      createdBy: ownerId,
      createdAt: context.clock(),
      ...(status === 'cancelled' ? { endedAt: context.clock() } : {}),
    });
  };
  await plan('Later', hoursFromNow(5));
  await plan('Over', hoursFromNow(-5));
  await plan('Soon', hoursFromNow(1));
  await plan('Off', hoursFromNow(2), 'cancelled');
  await plan('Under way', hoursFromNow(-0.5));
  const { next_events, stats } = await getDashboard(context, panelActor(ownerId), { guildId });
  expect(next_events?.map((event) => event.title)).toEqual(['Under way', 'Soon', 'Later']);
  expect(next_events?.[0]).toMatchObject({ slots: 10, main_count: 0, reserve_count: 0 });
  expect(stats).toMatchObject({ events_open: 4, events_30d: 2 });
});

test('without the permission for activity, members or events these parts are null', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  await record(guildId, ownerId);
  const roleId = await addRole(context.db, guildId, { granted: ['panel.view'] });
  const viewer = await addMember(context.db, guildId, { roleIds: [roleId] });
  const shown = await getDashboard(context, panelActor(viewer), { guildId });
  expect(shown).toMatchObject({
    recent_activity: null,
    reputation_movers: null,
    next_events: null,
    next_capts: null,
    away: null,
  });
});

test('those who are away are named, six at most, and requests are counted', async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const plan = async (status: 'approved' | 'requested', from: number, left = false) => {
    const userId = await addMember(context.db, guildId, left ? { leftAt: context.clock() } : {});
    await context.db.insert(vacations).values({
      id: crypto.randomUUID(),
      guildId,
      userId,
      kind: 'vacation',
      status,
      startsAt: hoursFromNow(from),
      endsAt: hoursFromNow(from + 48),
      reason: '',
      requestedAt: context.clock(),
    });
  };
  for (let nth = 0; nth < 7; nth += 1) await plan('approved', -24);
  await plan('approved', 24);
  await plan('approved', -24, true);
  await plan('requested', 24);
  const { away } = await getDashboard(context, panelActor(ownerId), { guildId });
  expect(away).toMatchObject({ total: 7, requests: 1 });
  expect(away?.names).toHaveLength(6);
});
