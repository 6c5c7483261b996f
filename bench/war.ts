import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import { startPostgresBus } from '@famiglia/core/platform/bus/postgres-bus';
import type { Context } from '@famiglia/core/platform/context';
import { connectDatabase } from '@famiglia/core/platform/db/connect-database';
import { guilds } from '@famiglia/core/platform/db/schema/guilds';
import { guildSettings } from '@famiglia/core/platform/db/schema/settings';
import { warFeeds } from '@famiglia/core/platform/db/schema/war-feeds';
import { silentLogger } from '@famiglia/core/platform/log/logger';
import { createCostMeter } from '@famiglia/core/testing/cost/measure-cost';
import { pollWarFeed } from '@famiglia/core/wars/monitors/poll-war-feeds';
import { readWars } from '@famiglia/core/wars/read-wars';
import { takeWars } from '@famiglia/core/wars/take-wars';
import { measured } from './support/measured.ts';
import { withPostgres } from './support/with-postgres.ts';

const GUILDS = 1000;
const WARS = 500;
/** Asked for every guild by itself, to compare: a sample, multiplied. */
const SAMPLE = 50;
const CHANGED = 5;

const MAX_QUERIES_QUIET = 10;
const MAX_QUERIES_CHANGED = 10 + CHANGED * 2 * 20;
const LEAST_CPU_RATIO = 20;

const NOW = new Date();
const guildId = (index: number): string => String(900_000_000_000_000_000n + BigInt(index));

/** War number i is between families 2i and 2i + 1. Each of its players has a line. */
const warOf = (index: number, kills: number) => ({
  id: index,
  server_name: 'RICHMAN',
  attacker_name: `Family ${2 * index}`,
  defender_name: `Family ${2 * index + 1}`,
  winner_side: null,
  status: 'active',
  attacker_score: kills,
  defender_score: 0,
  territory: `Точка ${index % 20}`,
  map_name: 'NEW_S_WINDFARM',
  started_at: new Date(NOW.getTime() - index * 1000).toISOString(),
  ended_at: null,
  participants: Array.from({ length: 10 }, (_, player) => ({
    player_name: `Player_${index}_${player}`,
    family_side: player % 2 === 0 ? 'attacker' : 'defender',
    kills: Math.min(kills, 50),
    damage: 100 * player,
    hit_percent: 30,
    headshot_percent: 10,
  })),
});

const cpuMs = async (work: () => Promise<unknown>): Promise<number> => {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
};

/**
 * A thousand families on one answer of five hundred wars: asked once for all of them, against asking once for each. CPU is that of
 * this process, where answers are read; queries are those that reach PostgreSQL.
 */
await withPostgres(async (connectionString) => {
  let wars = Array.from({ length: WARS }, (_, index) => warOf(index, 0));
  const server = createServer((_request, response) => response.end(JSON.stringify({ data: wars })));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const { db, close } = connectDatabase(connectionString);
  const bus = await startPostgresBus(connectionString, silentLogger);
  const feed = { name: 'monitor-a', address, isStandIn: true } as const;
  const context = {
    db,
    bus,
    log: silentLogger,
    clock: () => NOW,
    config: { warFeeds: { seconds: 20, feeds: [feed] } },
  } as unknown as Context;
  const measure = createCostMeter(db.$client);
  try {
    const all = Array.from({ length: GUILDS }, (_, index) => index);
    await db.insert(guilds).values(
      all.map((index) => ({
        id: guildId(index),
        name: `Family ${index}`,
        ownerId: guildId(index),
        botInstalled: true,
      })),
    );
    await db.insert(guildSettings).values(
      all.map((index) => ({
        guildId: guildId(index),
        version: 1,
        values: {
          ...DEFAULT_SETTINGS,
          wars: { ...DEFAULT_SETTINGS.wars, family_names: [`Family ${index}`] },
        },
        updatedBy: guildId(index),
        updatedAt: NOW,
      })),
    );
    const poll = async (): Promise<void> => {
      await db.update(warFeeds).set({ nextAt: NOW });
      await pollWarFeed(context, 'monitor-a', new AbortController().signal);
    };
    const first = await measure(poll);
    console.log(`the first answer: ${first.statements} queries for ${GUILDS} families`);

    const quiet = await measure(poll);
    measured('queries of a poll in which nothing changed', quiet.statements, 'queries', {
      most: MAX_QUERIES_QUIET,
    });

    wars = wars.map((war, index) => (index < CHANGED ? warOf(index, 7) : war));
    const changed = await measure(poll);
    measured(`queries of a poll in which ${CHANGED} of ${WARS} wars changed`, changed.statements, 'queries', {
      most: MAX_QUERIES_CHANGED,
    });

    wars = wars.map((war, index) => (index < CHANGED ? warOf(index, 8) : war));
    const once = await cpuMs(poll);
    const each = await cpuMs(async () => {
      for (const index of all.slice(0, SAMPLE)) {
        const { data } = (await (await fetch(address)).json()) as { data: ReturnType<typeof warOf>[] };
        const ours = data.filter((war) => [war.attacker_name, war.defender_name].includes(`Family ${index}`));
        await takeWars(context, { guildId: guildId(index), source: 'each' }, readWars(ours, NOW));
      }
    });
    const ratio = (each / SAMPLE) * (GUILDS / once);
    console.log(
      `one poll for all ${once.toFixed(0)} ms of CPU, one for each ${(each / SAMPLE).toFixed(1)} ms a family`,
    );
    measured('CPU of asking for each family / once for all', ratio, '×', { least: LEAST_CPU_RATIO });
  } finally {
    server.close();
    await bus.stop();
    await close();
  }
});
