import type { Language } from '@famiglia/contract/kit/language';
import type { Context } from '../platform/context.ts';
import { demoCapts, type DemoCapt } from './demo-capts.ts';
import { demoDays, type DemoDay } from './demo-days.ts';
import { demoEvents, type DemoEvent } from './demo-events.ts';
import { demoGungame, type DemoEvening } from './demo-gungame.ts';
import { findGuildOwner } from '../mirror/guild.queries.ts';
import { askForDigest } from '../digest/run-digests.ts';
import { lastScheduled } from '../platform/last-scheduled.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { findDemoPeople } from './demo.queries.ts';
import type { ScreenshotChannels } from './save-demo-screenshot.ts';
import { seedApplications } from './seed-applications.ts';
import type { Recruiting } from './seed-applications.ts';
import { seedCapt } from './seed-capt.ts';
import { seedDay } from './seed-day.ts';
import { seedEvents } from './seed-events.ts';
import { seedEvening } from './seed-evening.ts';
import { seedSeasons } from './seed-seasons.ts';
import { seedSeries } from './seed-series.ts';
import { seedHours } from './seed-hours.ts';
import { seedMoving } from './seed-moving.ts';
import { seedNotes } from './seed-notes.ts';
import { seedVoice } from './seed-voice.ts';
import { seedTreasury } from './seed-treasury.ts';
import { seedPaydays } from './seed-paydays.ts';
import { demoReports, seedReports, type DemoReport } from './seed-reports.ts';
import { seedContracts } from './seed-contracts.ts';
import { seedCars } from './seed-cars.ts';
import { seedPromoCodes } from './seed-promo-codes.ts';
import { seedReceipts } from './seed-receipts.ts';
import { seedRanks } from './seed-ranks.ts';
import { seedShop } from './seed-shop.ts';
import { seedSupport } from './seed-support.ts';
import { seedVacations } from './seed-vacations.ts';
import { demoWars, seedWar, type DemoWar } from './seed-war.ts';
import { seedWarnings } from './seed-warnings.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

export interface DemoStory {
  gungame: readonly DemoEvening[];
  events: readonly DemoEvent[];
  capts: readonly DemoCapt[];
  days: readonly DemoDay[];
  wars: readonly DemoWar[];
  reports: readonly DemoReport[];
}

export const demoStory = (now: Date, language: Language): DemoStory => ({
  gungame: demoGungame(now, language),
  events: demoEvents(now, language),
  capts: demoCapts(now, language),
  days: demoDays(now, language),
  wars: demoWars(now, language),
  reports: demoReports,
});

interface SeedHistoryOptions {
  /** Interrupts it, with its reason. The current transaction is rolled back; the next run continues from there. */
  signal?: AbortSignal;
  story?: DemoStory;
}

/**
 * Creates the demo family's half year in the order of time, because a ledger is read in that order. Existing data stays
 * as people left it, so a data directory of an earlier version gets what it lacks.
 */
export const seedHistory = async (
  context: Context,
  {
    guildId,
    language,
    channels,
    ranks = [],
    recruiting,
    shopRoleId = null,
  }: {
    guildId: string;
    language: Language;
    channels: ScreenshotChannels;
    /** Roles of the ladder, the lowest first. */
    ranks?: readonly string[];
    recruiting?: Recruiting;
    /** The role that the points shop sells. */
    shopRoleId?: string | null;
  },
  { signal, story = demoStory(context.clock(), language) }: SeedHistoryOptions = {},
): Promise<void> => {
  const ownerId = await findGuildOwner(context.db, guildId);
  if (ownerId === null) return;
  const people = await findDemoPeople(context.db, guildId);
  const family = { guildId, language, channels, ownerId, people, signal };
  await seedPromoCodes(context, family);
  await seedReceipts(context, family);
  await seedMoving(context, family);
  await seedHours(context, guildId, people, signal);
  await seedVoice(context, family);
  await seedNotes(context, family);
  await seedVacations(context, family);
  await seedSupport(context, family);
  await seedWarnings(context, family);
  await seedRanks(context, { ...family, ranks });
  await seedCars(context, { ...family, ranks });
  await seedTreasury(context, family);
  await seedReports(context, family, story.reports);
  await seedApplications(context, family, recruiting);
  let moderators: Promise<string[]> | undefined;
  const findModerators = async () => (moderators ??= withModeration(context, guildId, people));
  const now = context.clock();
  const evenings = story.gungame.map((evening) => ({
    at: evening.verdict?.at ?? now,
    run: async () => seedEvening(context, { ...family, findModerators }, evening),
  }));
  const captStep = (capt: DemoCapt) => ({
    at: capt.startsAt,
    run: async () => seedCapt(context, family, capt),
  });
  const steps = [
    ...evenings,
    ...story.events.map((event, turn) => ({
      at: event.startsAt,
      run: async () => seedEvents(context, guildId, [event], turn),
    })),
    // After the planned events: its template is the last of them.
    { at: new Date(now.getTime() + 30 * DAY_MS), run: async () => seedSeries(context, family) },
    ...story.capts.filter((capt) => capt.end !== null).map(captStep),
    ...story.wars.map((war) => ({ at: war.startsAt, run: async () => seedWar(context, family, war) })),
    ...story.days.map((day) => ({ at: day.at, run: async () => seedDay(context, family, day) })),
  ];
  const inOrder = steps.toSorted((a, b) => a.at.getTime() - b.at.getTime());
  const inTurn = [
    // Newcomers look for planned events, and the order of these does not matter.
    ...inOrder.filter(({ at }) => at > now),
    ...inOrder.filter(({ at }) => at <= now),
    // A full list is sorted by the reputation that the history pays out, and whoever moves is told.
    ...story.capts.filter((capt) => capt.end === null).map(captStep),
  ];
  for (const { run } of inTurn) {
    signal?.throwIfAborted();
    await run();
  }
  await seedSeasons(context, family);
  await seedShop(context, { ...family, roleId: shopRoleId });
  await seedContracts(context, family);
  // What is due is computed from all of it.
  await seedPaydays(context, family);
  await seedDigest(context, guildId);
};

/** The digest of the last week is in its channel, whatever day it is. */
const seedDigest = async (context: Context, guildId: string): Promise<void> => {
  const { digest, time_zone: timeZone } = await findSettings(context.db, guildId);
  const last = lastScheduled(digest, timeZone, context.clock());
  if (last !== null) await askForDigest(context, guildId, { kind: 'week', until: last.day });
};

const withModeration = async (
  context: Context,
  guildId: string,
  people: readonly string[],
): Promise<string[]> => {
  const held = await Promise.all(people.map(async (userId) => context.access.inGuild(userId, guildId)));
  return people.filter((_, place) => held[place]?.permissions.has('gungame.moderate'));
};
