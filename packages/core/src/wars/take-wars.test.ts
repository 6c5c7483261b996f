import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import { activity } from '../platform/db/schema/activity.ts';
import { METRICS } from '../platform/metrics/metrics.ts';
import { guildSettings } from '../platform/db/schema/settings.ts';
import { wars } from '../platform/db/schema/wars.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild } from '../testing/test-guild.ts';
import { readWars } from './read-wars.ts';
import { takeWars } from './take-wars.ts';
import { findSources, findWarPlayers } from './war.queries.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext({ now: new Date('2026-11-10T19:00:00Z') });
});
afterAll(async () => context.stop());

const base = {
  id: 1,
  server: 'Richman',
  attacker: 'Vagos',
  defender: 'Moretti',
  territory: 'Точка 5',
  starts_at: '2026-11-10T18:40:00Z',
};

/** A family whose wars a feed tells of. */
const family = async (values = { family_names: ['Moretti'], server: 'Richman' }) => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const settings = { ...DEFAULT_SETTINGS, wars: { ...DEFAULT_SETTINGS.wars, ...values } };
  await context.db
    .insert(guildSettings)
    .values({ guildId, version: 1, values: settings, updatedBy: ownerId, updatedAt: context.clock() });
  const tell = async (body: unknown, source = 'key:1') =>
    takeWars(context, { guildId, source }, readWars(body, context.clock()));
  const stored = async () =>
    context.db.select().from(wars).where(eq(wars.guildId, guildId)).orderBy(wars.startsAt);
  const sources = async () => {
    const rows = await findSources(
      context.db,
      guildId,
      (await stored()).map(({ id }) => id),
    );
    return rows.map(({ source, externalKey }) => `${source} ${externalKey}`);
  };
  const players = async () => {
    const [war] = await stored();
    const rows = await findWarPlayers(context.db, guildId, war?.id ?? '');
    return rows.map(({ nick, damage }) => [nick, damage]);
  };
  const decide = async (decision: 'confirmed' | 'ignored') =>
    context.db
      .update(wars)
      .set({ decision, decidedBy: ownerId, decidedAt: context.clock() })
      .where(eq(wars.guildId, guildId));
  return { guildId, ownerId, tell, stored, sources, players, decide };
};

describe('which side is us', () => {
  test.each([
    ['as it is written in the settings', 'Moretti'],
    ['in another case, with underscores and spaces', ' MO_RET ti '],
    ['in Cyrillic letters that look the same', 'Моrеtti'],
  ])('%s', async (_name, attacker) => {
    const { tell, stored } = await family();
    expect(await tell({ ...base, attacker, defender: 'Vagos' })).toMatchObject([{ outcome: 'accepted' }]);
    expect(await stored()).toMatchObject([{ ourSide: 'attack', status: 'active', decision: 'pending' }]);
  });

  test.each([
    ['neither', { defender: 'Ballas' }, 'not_ours'],
    ['both', { attacker: 'moretti' }, 'both_ours'],
    ['a family of the same name on another server', { server: 'Sunrise' }, 'other_server'],
  ])('%s is refused', async (_name, changes, reason) => {
    const { tell, stored } = await family();
    expect(await tell({ ...base, ...changes })).toMatchObject([{ outcome: 'refused', refused: { reason } }]);
    expect(await stored()).toEqual([]);
  });

  test('a feed that does not tell the server is believed', async () => {
    const { tell } = await family();
    expect(await tell({ ...base, server: null })).toMatchObject([{ outcome: 'accepted' }]);
  });

  test('without a name in the settings nothing is taken, and it is said where to enter it', async () => {
    const { tell } = await family({ family_names: [], server: '' });
    await expect(tell(base)).rejects.toMatchObject({ code: 'war_names_missing' });
  });
});

describe('the same war again', () => {
  test('changes only what differs, and is told to the activity once', async () => {
    const { guildId, tell, stored, players } = await family();
    await tell({
      ...base,
      players: [
        { nick: 'A', side: 'atk', damage: 5 },
        { nick: 'B', side: 'def', damage: 7 },
      ],
    });
    const [before] = await stored();
    expect(
      await tell({
        ...base,
        players: [
          { nick: 'A', side: 'atk', damage: 5 },
          { nick: 'B', side: 'def', damage: 7 },
        ],
      }),
    ).toMatchObject([{ outcome: 'unchanged', warId: before?.id }]);
    expect(await stored()).toEqual([before]);
    expect(await tell({ ...base, status: 'active', score_attacker: 3 })).toMatchObject([
      { outcome: 'accepted' },
    ]);
    expect(await stored()).toMatchObject([{ id: before?.id, scoreAttacker: 3, version: 1 }]);
    expect(await players()).toEqual([
      ['A', 5],
      ['B', 7],
    ]);
    const rows = await context.db.select().from(activity).where(eq(activity.guildId, guildId));
    expect(rows.map(({ type }) => type)).toEqual(['war.seen']);
  });

  test('ends it, also without its start, and a late report does not start it again', async () => {
    const { tell, stored } = await family();
    await tell(base);
    await tell({ ...base, starts_at: null, ended_at: '2026-11-10T18:55:00Z', winner: 'defender' });
    const over = { status: 'finished', winner: 'defence', endedAt: new Date('2026-11-10T18:55:00Z') };
    expect(await stored()).toMatchObject([over]);
    await tell({ ...base, status: 'active', score_attacker: 1 });
    expect(await stored()).toMatchObject([over]);
  });

  test('an end without a start of a war that nobody knows is refused', async () => {
    const { tell } = await family();
    expect(await tell({ ...base, starts_at: null, status: 'finished' })).toMatchObject([
      { outcome: 'refused', refused: { reason: 'start_missing' } },
    ]);
  });

  test('without an id it is known by sides, place and start; a corrected start does not double it', async () => {
    const { tell, stored, sources } = await family();
    const war = { ...base, id: null };
    await tell(war);
    expect(await tell({ ...war, attacker: 'VAGOS' })).toMatchObject([{ outcome: 'accepted' }]);
    await tell({ ...war, starts_at: '2026-11-10T18:43:00Z' });
    expect(await stored()).toMatchObject([{ startsAt: new Date('2026-11-10T18:43:00Z') }]);
    expect(await sources()).toHaveLength(1);
    await tell({ ...war, territory: 'Точка 6' });
    expect(await stored()).toHaveLength(2);
  });

  test('is one war over midnight and over the hour that comes twice in autumn, however its times are written', async () => {
    const { tell, stored, sources } = await family();
    const now = context.clock();
    onTestFinished(() => context.travel(now.getTime() - context.clock().getTime()));
    // In Berlin clocks went back from 03:00 to 02:00: 02:50 of summer time is ten minutes before 02:00 of winter time.
    context.travel(Date.parse('2026-10-25T01:30:00Z') - now.getTime());
    const night = { ...base, id: null, starts_at: '2026-10-24T23:58:00+02:00' };
    await tell(night);
    await tell({ ...night, starts_at: '2026-10-25T00:03:00+02:00' });
    await tell({ ...base, id: 'b-1', starts_at: Date.parse('2026-10-24T22:01:00Z') }, 'monitor-b');
    await tell({ ...night, starts_at: '2026-10-25T00:03:00+02:00', ended_at: '2026-10-25T02:10:00+01:00' });
    expect(await stored()).toMatchObject([
      {
        status: 'finished',
        startsAt: new Date('2026-10-24T22:03:00Z'),
        endedAt: new Date('2026-10-25T01:10:00Z'),
      },
    ]);
    expect(await sources()).toHaveLength(2);
    const twice = { ...base, id: null, territory: 'Порт' };
    await tell({ ...twice, starts_at: '2026-10-25T02:50:00+02:00' });
    await tell({ ...twice, starts_at: '2026-10-25T02:50:00+01:00' });
    expect(await stored()).toHaveLength(3);
  });

  test('a player whom the feed no longer names is gone, but not where it names nobody', async () => {
    const { tell, players } = await family();
    await tell({
      ...base,
      players: [
        { nick: 'A', side: 'atk', damage: 5 },
        { nick: 'B', side: 'def', damage: 7 },
      ],
    });
    await tell({ ...base, players: [], score_attacker: 1 });
    expect(await players()).toEqual([
      ['A', 5],
      ['B', 7],
    ]);
    await tell({ ...base, players: [{ nick: 'B', side: 'def', damage: 9 }] });
    expect(await players()).toEqual([['B', 9]]);
  });

  test('a feed that renames us still speaks of the same war; an id of quite another war is refused', async () => {
    const { tell, stored } = await family();
    await tell(base);
    expect(await tell({ ...base, defender: 'Moretti Crew', score_defender: 2 })).toMatchObject([
      { outcome: 'accepted' },
    ]);
    expect(await stored()).toMatchObject([{ ourSide: 'defence', scoreDefender: 2 }]);
    expect(await tell({ ...base, attacker: 'Moretti', defender: 'Ballas' })).toMatchObject([
      { outcome: 'refused', refused: { reason: 'other_war' } },
    ]);
  });

  test('a start that would be after the known end is refused', async () => {
    const { tell } = await family();
    await tell({ ...base, ended_at: '2026-11-10T18:50:00Z' });
    expect(await tell({ ...base, starts_at: '2026-11-10T18:55:00Z', status: 'finished' })).toMatchObject([
      { outcome: 'refused', refused: { reason: 'ends_before_start' } },
    ]);
  });
});

describe('two feeds', () => {
  const other = {
    ...base,
    id: 'b-77',
    server: null,
    attacker: 'Los Vagos',
    territory: '5',
    starts_at: '2026-11-10T18:42:30Z',
  };

  test('tell of one war: it is one, with both named', async () => {
    const { tell, stored, sources } = await family();
    await tell(base);
    await tell({ ...other, max_players: 20 }, 'monitor-b');
    expect(await stored()).toMatchObject([
      { attacker: 'Vagos', maxPlayers: 20, startsAt: new Date('2026-11-10T18:40:00Z') },
    ]);
    expect(await sources()).toEqual(['key:1 id:1', 'monitor-b id:b-77']);
  });

  test('the one that is behind does not undo what the other knows', async () => {
    const { tell, stored } = await family();
    await tell({ ...base, score_attacker: 1, score_defender: 1 });
    await tell({ ...other, score_attacker: 1, score_defender: 0 }, 'monitor-b');
    await tell({ ...base, status: 'finished', winner: 'defender', score_attacker: 1, score_defender: 5 });
    await tell({ ...other, score_attacker: 1, score_defender: 2 }, 'monitor-b');
    expect(await stored()).toMatchObject([{ status: 'finished', scoreAttacker: 1, scoreDefender: 5 }]);
  });

  test('add up their players; one that neither names any longer is gone', async () => {
    const { tell, players } = await family();
    await tell({
      ...base,
      players: [
        { nick: 'A', side: 'def', damage: 5 },
        { nick: 'B', side: 'def', damage: 4 },
      ],
    });
    await tell(
      {
        ...other,
        players: [
          { nick: 'B', side: 'def', damage: 3 },
          { nick: 'C', side: 'def', damage: 2 },
        ],
      },
      'monitor-b',
    );
    expect(await players()).toEqual([
      ['A', 5],
      ['B', 4],
      ['C', 2],
    ]);
    await tell({ ...base, players: [{ nick: 'C', side: 'def', damage: 8 }] });
    expect(await players()).toEqual([
      ['C', 8],
      ['B', 4],
    ]);
  });

  test('two ids of one feed are two wars; so are two places at once, and a rematch after the end', async () => {
    const { tell, stored } = await family();
    await tell([
      { ...base, map: 'NEW_S_WINDFARM' },
      { ...base, id: 2 },
    ]);
    await tell({ ...base, id: 3, territory: 'Точка 6', map: 'NEW_S_WINDFARM' }, 'monitor-b');
    expect(await stored()).toHaveLength(3);
    await tell({ ...base, id: 1, ended_at: '2026-11-10T18:45:00Z' });
    await tell({ ...base, id: 2, ended_at: '2026-11-10T18:45:00Z' });
    await tell({ ...base, id: 4, starts_at: '2026-11-10T18:48:00Z' }, 'monitor-b');
    expect(await stored()).toHaveLength(4);
  });

  test('tell of the same new war at the same moment: it is one', async () => {
    const { tell, stored, sources } = await family();
    await Promise.all([
      tell(base),
      tell(other, 'monitor-b'),
      tell({ ...other, id: 5 }, 'monitor-a'),
      tell(base),
    ]);
    expect(await stored()).toHaveLength(1);
    expect(await sources()).toHaveLength(3);
  });

  test('a war is gone when all who told of it took it back, and comes back with any of them', async () => {
    const { tell, stored } = await family();
    await tell(base);
    await tell(other, 'monitor-b');
    await tell({ id: 1, status: 'deleted' });
    expect(await stored()).toMatchObject([{ status: 'active' }]);
    await tell({ id: 'b-77', status: 'deleted' }, 'monitor-b');
    expect(await stored()).toMatchObject([{ status: 'gone', attacker: 'Vagos' }]);
    await tell(base);
    expect(await stored()).toMatchObject([{ status: 'active' }]);
    expect(await tell({ id: 99, status: 'deleted' })).toMatchObject([{ refused: { reason: 'unknown_war' } }]);
  });
});

describe('after a leader decided', () => {
  test.each(['confirmed', 'ignored'] as const)(
    '%s numbers stay; what differs since is kept beside them',
    async (decision) => {
      const { tell, stored, players, decide } = await family();
      const over = { ...base, status: 'finished', winner: 'defender', score_attacker: 1, score_defender: 5 };
      await tell({ ...over, players: [{ nick: 'A', side: 'def', damage: 5 }] });
      await decide(decision);
      const [before] = await stored();
      await tell({ ...over, score_defender: 6, players: [{ nick: 'A', side: 'def', damage: 99 }] });
      expect(await stored()).toMatchObject([
        {
          decision,
          scoreDefender: 5,
          version: before?.version,
          later: { score_defender: 6 },
          laterAt: context.clock(),
        },
      ]);
      expect(await players()).toEqual([['A', 5]]);
      await tell({ id: 1, status: 'deleted' });
      expect(await stored()).toMatchObject([{ decision, status: 'finished', later: { gone: true } }]);
      await tell({ ...over, players: [{ nick: 'A', side: 'def', damage: 5 }] });
      expect(await stored()).toEqual([before]);
    },
  );
});

test('a feed that invents wars is stopped after 200 a day', async () => {
  const { guildId, tell } = await family();
  const startsAt = new Date('2026-11-01T00:00:00Z');
  const war = {
    guildId,
    attacker: 'X',
    defender: 'Moretti',
    ourSide: 'defence',
    startsAt,
    status: 'active',
  } as const;
  await context.db.insert(wars).values(
    Array.from({ length: 199 }, () => ({
      ...war,
      firstSeenAt: context.clock(),
      changedAt: context.clock(),
    })),
  );
  expect(await tell([base, { ...base, id: 2 }])).toMatchObject([
    { outcome: 'accepted' },
    { outcome: 'refused', refused: { reason: 'too_many_today' } },
  ]);
});

test('what feeds told is counted by kind of feed, never by family or key', async () => {
  METRICS.warsTold.reset();
  const { tell } = await family();
  await tell([base, { ...base, id: 2, attacker: 'Moretti' }]);
  await tell(base);
  await tell({ ...base, id: 3, territory: 'Порт' }, 'channel');
  const { values } = await METRICS.warsTold.get();
  expect(values.map(({ labels, value }) => [labels.feed, labels.outcome, value])).toEqual([
    ['key', 'accepted', 1],
    ['key', 'refused', 1],
    ['key', 'unchanged', 1],
    ['channel', 'accepted', 1],
  ]);
});
