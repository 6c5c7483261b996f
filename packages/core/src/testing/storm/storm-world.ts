import { and, eq } from 'drizzle-orm';
import { NO_REQUIREMENTS } from '@famiglia/contract/ranks/ranks';
import { PERMISSIONS } from '@famiglia/contract/access/permissions';
import { valuesOf } from '@famiglia/contract/settings/settings-values';
import type { createMemoryProvider } from '../../billing/testing/memory-provider.ts';
import { saveLadder } from '../../ranks/save-ladder.ts';
import { captRoster } from '../../capts/capt-roster.ts';
import { createCapt } from '../../capts/create-capt.ts';
import { playerRow, planCapt } from '../../capts/testing/test-capt.ts';
import { createContract } from '../../contracts/save-contract.ts';
import { createEvent } from '../../events/create-event.ts';
import { addParticipant } from '../../rosters/add-participant.ts';
import { saveSettings } from '../../settings/save-settings.ts';
import { findSettings } from '../../settings/settings.queries.ts';
import type { Actor } from '../../platform/actor.ts';
import type { Context } from '../../platform/context.ts';
import { guilds, members } from '../../platform/db/schema/guilds.ts';
import { subscriptions } from '../../platform/db/schema/subscriptions.ts';
import { addScreenshot } from '../add-screenshot.ts';
import { addApplication, addForm } from '../test-applications.ts';
import { discordActor } from '../test-actor.ts';
import { addGuild, addMember, addRole } from '../test-guild.ts';
import { signInActor } from '../test-session.ts';
import type { StormPerson } from './storm-action.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
export const LEADERS = 5;
const NICKS = [
  'Vito',
  'Marta',
  'Timur',
  'Bogdan',
  'Enzo',
  'Lucia',
  'Artem',
  'Denis',
  'Ruslan',
  'Stas',
  'Oleg',
  'Jack',
  'Pavel',
  'Gleb',
];
export const STORM_PRICES = [
  { months: 1, money: { amount_minor: 89_900, currency: 'RUB' as const } },
  { months: 12, money: { amount_minor: 899_000, currency: 'RUB' as const } },
];

export type StormWorld = Awaited<ReturnType<typeof createStormWorld>>;
export type StormBank = ReturnType<typeof createMemoryProvider>;

/**
 * A family with eight people who act, five of them leaders, and a few others to whom things happen: two events and a
 * capt that have begun, one of each ahead, a capt that was played; and a second guild on the Free plan that buys.
 * The lists of ids grow while the storm creates more.
 */
export const createStormWorld = async (context: Context, bank: StormBank) => {
  const { db } = context;
  const { id: guildId, ownerId } = await addGuild(db);
  const periodEnd = new Date(context.clock().getTime() + 20 * DAY_MS);
  await db.update(subscriptions).set({ periodEnd }).where(eq(subscriptions.guildId, guildId));
  const leads = await addRole(db, guildId, { name: 'Leader', position: 7, granted: [...PERMISSIONS] });
  const steps = [await addRole(db, guildId, { position: 2 }), await addRole(db, guildId, { position: 4 })];
  const botRole = await addRole(db, guildId, { name: 'Bot', position: 9, permissions: '8' });
  const botUserId = await addMember(db, guildId, { isBot: true, roleIds: [botRole] });
  await db.update(guilds).set({ botUserId }).where(eq(guilds.id, guildId));

  const people: StormPerson[] = [];
  for (let count = 0; count < 8; count += 1) {
    const leading = count < LEADERS;
    const userId =
      count === 0
        ? ownerId
        : await addMember(db, guildId, { roleIds: leading ? [leads] : [], reputation: count });
    people.push({
      userId,
      leads: leading,
      panel: await signInActor(context, userId),
      discord: discordActor(userId),
    });
  }
  const others: string[] = [];
  for (let count = 0; count < 6; count += 1) others.push(await addMember(db, guildId, { reputation: 3 }));
  const candidates: string[] = [];
  for (let count = 0; count < 3; count += 1) candidates.push(await addMember(db, guildId));
  const owner = discordActor(ownerId);
  // By these a feed names them.
  const nicks = [...people.map((person) => person.userId), ...others].map((userId, nth) => ({
    userId,
    nick: `${NICKS[nth] ?? ''}_Storm`,
  }));
  for (const { userId, nick } of nicks)
    await db
      .update(members)
      .set({ ingameNick: nick })
      .where(and(eq(members.guildId, guildId), eq(members.userId, userId)));

  const settings = valuesOf(await findSettings(db, guildId));
  await saveSettings(context, owner, {
    ...settings,
    guildId,
    version: 0,
    events: {
      ...settings.events,
      no_show_penalty: 2,
      late_leave_penalty: 1,
      reward: 10,
      more_answers: true,
    },
    capts: { ...settings.capts, no_show_penalty: 3, late_leave_penalty: 1, reward: 7 },
    gg: { ...settings.gg, daily_limit: 3 },
    vacations: { ...settings.vacations, approval: true },
    wars: { ...settings.wars, family_names: ['Storm'] },
  });
  await saveLadder(context, owner, {
    guildId,
    version: 0,
    steps: steps.map((role_id, at) => ({ role_id, name: `Step ${at}`, requirements: NO_REQUIREMENTS })),
  });

  // What has begun was planned before: sign-up is open until a leader ends it.
  const earlier = { ...context, clock: () => new Date(context.clock().getTime() - 2 * HOUR_MS) };
  const inHours = (hours: number) => new Date(context.clock().getTime() + hours * HOUR_MS).toISOString();
  const event = { guildId, description: '', slots: 3, cutoffMinutes: null };
  const events = [
    (await createEvent(earlier, owner, { ...event, title: 'Begun', startsAt: inHours(-1) })).id,
    (await createEvent(earlier, owner, { ...event, title: 'Begun too', startsAt: inHours(-1) })).id,
    (await createEvent(context, owner, { ...event, title: 'Ahead', startsAt: inHours(3) })).id,
  ];
  const capt = { guildId, slots: 3, cutoffMinutes: null };
  const capts = [
    (await createCapt(earlier, owner, { ...planCapt(context), ...capt, startsAt: inHours(-1) })).id,
    (await createCapt(context, owner, { ...planCapt(context), ...capt, startsAt: inHours(2) })).id,
    (
      await createCapt(context, owner, {
        ...planCapt(context, { status: 'finished', result: 'win' }),
        ...capt,
        startsAt: inHours(-5),
        players: [
          playerRow({ nick: 'One', user_id: ownerId }),
          playerRow({ nick: 'Two', user_id: others[0] ?? null }),
        ],
      })
    ).id,
    // Soon enough for the check of who is in voice.
    (await createCapt(context, owner, { ...planCapt(context), ...capt, startsAt: inHours(0.5) })).id,
  ];
  // Whoever of these is not in voice is replaced by the fourth.
  const soon = captRoster({ guildId, captId: capts.at(-1) ?? '' });
  for (const userId of others.slice(0, 4))
    await addParticipant(context, owner, { ...soon, userId, reserve: false });

  // Contracts are found by what is stored: this one is there for the first who want one.
  await createContract(context, owner, {
    guildId,
    title: 'Ore',
    description: '',
    slots: 3,
    endsAt: inHours(5),
    neededRoleId: null,
    pay: 'pool',
    amountCents: '100001',
    unit: '',
    familyPercent: 10,
    rule: 'contribution',
  });

  const screenshots = { gg: [] as string[], gungame: [] as string[] };
  for (const kind of ['gg', 'gungame'] as const) {
    for (const userId of others.slice(0, 4)) {
      screenshots[kind].push(await addScreenshot(context, { guildId, userId, kind, bytes: 1000 }));
    }
  }
  const { id: formId } = await addForm(context, guildId, ownerId);
  const applications: string[] = [];
  for (const userId of candidates) applications.push(await addApplication(context, guildId, formId, userId));

  const { id: poorGuildId } = await addGuild(db, { tier: 'free', ownerId });
  return {
    guildId,
    poorGuildId,
    bank,
    people,
    others,
    candidates,
    steps,
    formId,
    rosters: { event: events, capt: capts },
    /** Capts with a list to sign up for: the others were entered after they were played. */
    plannedCapts: capts.toSpliced(2, 1),
    finished: { event: [] as string[], capt: capts.slice(2, 3) },
    deletedCapts: [] as string[],
    nicks: nicks.map(({ nick }) => nick),
    wars: [] as string[],
    screenshots,
    verdicts: [] as { kind: 'gg' | 'gungame'; ids: string[]; at: Date; by: string }[],
    submissions: [] as string[],
    batches: [] as string[],
    entries: [] as string[],
    warnings: [] as string[],
    vacations: [] as string[],
    applications,
    orders: [] as { guildId: string; id: string; actor: Actor }[],
    payers: [] as { guildId: string; actor: Actor }[],
  };
};
