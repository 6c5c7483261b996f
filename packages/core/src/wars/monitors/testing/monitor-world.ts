import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import type { WarMonitorName } from '@famiglia/contract/wars/war-feeds';
import { eq } from 'drizzle-orm';
import type { WarFeedSource } from '../../../platform/context.ts';
import { guildSettings } from '../../../platform/db/schema/settings.ts';
import { warFeeds } from '../../../platform/db/schema/war-feeds.ts';
import { wars } from '../../../platform/db/schema/wars.ts';
import type { TestContext } from '../../../testing/test-context.ts';
import { addGuild } from '../../../testing/test-guild.ts';
import { findSources, findWarPlayers } from '../../war.queries.ts';
import { pollWarFeed } from '../poll-war-feeds.ts';

export const SECONDS = 20;

/** Families whose wars monitors tell of, and the asking itself with a clock that only the test moves. */
export const createMonitorWorld = (context: TestContext) => {
  const family = async (...family_names: string[]) => playingOn('', ...family_names);
  const playingOn = async (server: string, ...family_names: string[]) => {
    const { id: guildId, ownerId } = await addGuild(context.db);
    const values = { ...DEFAULT_SETTINGS, wars: { ...DEFAULT_SETTINGS.wars, family_names, server } };
    await context.db
      .insert(guildSettings)
      .values({ guildId, version: 1, values, updatedBy: ownerId, updatedAt: context.clock() });
    const stored = async () =>
      context.db.select().from(wars).where(eq(wars.guildId, guildId)).orderBy(wars.startsAt);
    return {
      guildId,
      ownerId,
      stored,
      /** Sides and status of all wars, the oldest first. */
      wars: async () => (await stored()).map((war) => `${war.attacker} ${war.defender} ${war.status}`),
      sources: async (warId: string) =>
        (await findSources(context.db, guildId, [warId])).map(({ source }) => source).toSorted(),
      players: async (warId: string) => findWarPlayers(context.db, guildId, warId),
    };
  };
  /** Asks when it is due: the clock is moved on. Returns what is stored of the monitor. */
  const poll = async (feed: WarFeedSource) => {
    const config = { ...context.config, warFeeds: { seconds: SECONDS, feeds: [feed] } };
    const ask = async () => pollWarFeed({ ...context, config }, feed.name, new AbortController().signal);
    const state = await stateOf(feed.name);
    const wait = state === undefined ? 0 : state.nextAt.getTime() - context.clock().getTime();
    if (wait > 0) context.travel(wait);
    await ask();
    return (await stateOf(feed.name)) ?? Promise.reject(new Error('nothing is stored of the monitor'));
  };
  const stateOf = async (name: WarMonitorName) => {
    const [row] = await context.db.select().from(warFeeds).where(eq(warFeeds.name, name));
    return row;
  };
  /** So that a test has only families of its own. */
  const forgetAll = async (): Promise<void> => {
    await context.db.delete(warFeeds);
    await context.db.delete(guildSettings);
  };
  return { family, playingOn, poll, stateOf, forgetAll };
};
