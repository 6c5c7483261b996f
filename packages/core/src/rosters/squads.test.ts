import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { members, roles } from '../platform/db/schema/guilds.ts';
import { rosterEntries, rosterSquads, rosters } from '../platform/db/schema/rosters.ts';
import { startEventGuild } from '../testing/test-events.ts';
import { addMember, newId } from '../testing/test-guild.ts';
import { discordActor } from '../testing/test-actor.ts';
import { changeSlots } from '../events/change-slots.ts';
import { eventRoster } from '../events/event-roster.ts';
import { getEvent } from '../events/get-events.ts';
import { updateEvent } from '../events/update-event.ts';
import { closeRoster } from './close-roster.ts';
import { CRITERIA } from './criteria.ts';
import { explainPlaces } from './explain-place.ts';
import { explainMyPlace } from './explain-participant.ts';
import { listParticipants } from './list-participants.ts';
import { pinParticipant } from './pin-participant.ts';
import { refreshRoster } from './changeable-roster.ts';
import type { RosterEntry, RosterSquad } from './roster.ts';
import { signUp } from './sign-up.ts';
import { sortRoster } from './sort-roster.ts';
import { person } from './testing/person.ts';

const squad = (id: string, slots: number, values: Partial<RosterSquad> = {}): RosterSquad => ({
  id,
  name: id,
  slots,
  roleId: null,
  leaderId: null,
  ...values,
});

const places = (entries: readonly RosterEntry[], squads: readonly RosterSquad[], frozen = false): string[] =>
  sortRoster(entries, 0, ['reputation'], { squads, frozen }).map(
    ({ entry, list, squad: where }) => `${entry.userId}: ${where ?? list}`,
  );

describe('a roster with squads', () => {
  test('gives people the squad they want, and others the first squad with a free place', () => {
    const entries = [
      person('1', { reputation: 9, wantedSquad: 'snipers' }),
      person('2', { reputation: 8 }),
      person('3', { reputation: 7 }),
      person('4', { reputation: 6, wantedSquad: 'snipers' }),
      person('5', { reputation: 5 }),
    ];
    expect(places(entries, [squad('first', 1), squad('snipers', 2)])).toEqual([
      '2: first',
      '1: snipers',
      '3: snipers',
      '4: reserve',
      '5: reserve',
    ]);
  });

  test('requires the role of a squad, except for a person whom a leader pinned into it', () => {
    const squads = [squad('drivers', 3, { roleId: 'licence' }), squad('rest', 1)];
    const entries = [
      person('1', { reputation: 9, wantedSquad: 'drivers' }),
      person('2', { reputation: 8, roles: new Set(['licence']) }),
      person('3', { reputation: 7 }),
      person('4', { reputation: 6 }),
      person('5', { pinned: 'in', squad: 'drivers' }),
    ];
    expect(places(entries, squads)).toEqual([
      '5: drivers',
      '2: drivers',
      '3: rest',
      '1: reserve',
      '4: reserve',
    ]);
  });

  test('puts a squad’s leader first in it; a leader who chose the reserve or was pinned out stays there', () => {
    const squads = [squad('first', 2), squad('second', 1, { leaderId: '3' })];
    const entries = [
      person('1', { reputation: 9, wantedSquad: 'second' }),
      person('2', { reputation: 8, pinned: 'out' }),
      person('3', { reputation: -5, wantedSquad: 'first' }),
      person('4', { choseReserve: true, wantedSquad: 'first' }),
    ];
    expect(places(entries, squads)).toEqual(['3: second', '1: reserve', '4: reserve', '2: reserve']);
  });

  test('keeps everybody’s squad once frozen, and only makes room for people whom a leader pins', () => {
    const squads = [squad('first', 1), squad('second', 1, { roleId: 'licence' })];
    const entries = [
      person('1', { squad: 'first' }),
      person('2', { squad: 'second' }),
      person('3', { roles: new Set(['licence']) }),
    ];
    expect(places(entries, squads, true)).toEqual(['1: first', '2: second', '3: reserve']);
    const pinned = [
      entries[0],
      entries[1],
      { ...entries[2], pinned: 'in', squad: 'second' },
    ] as RosterEntry[];
    expect(places(pinned, squads, true)).toEqual(['1: first', '3: second', '2: reserve']);
  });

  test('explains which squad was full and which value was needed, or which role is missing', () => {
    const squads = [squad('snipers', 1), squad('drivers', 1, { roleId: 'licence' })];
    const entries = [
      person('1', { reputation: 145 }),
      person('2', { reputation: 120, wantedSquad: 'snipers' }),
      person('3', { reputation: 110, wantedSquad: 'drivers' }),
      person('4', { reputation: 100 }),
      person('5', { reputation: 90, roles: new Set(['licence']) }),
      person('6', { reputation: 80, roles: new Set(['licence']) }),
    ];
    const placements = sortRoster(entries, 2, ['reputation'], { squads });
    const reasons = explainPlaces(placements, ['reputation'], squads);
    expect(Object.fromEntries(placements.map(({ entry }, index) => [entry.userId, reasons[index]]))).toEqual({
      '1': { criterion: 'reputation', mine: '145', cutoff: '145' },
      '2': { criterion: 'reputation', mine: '120', cutoff: '145', squad: 'snipers' },
      '3': { criterion: 'squad_role', mine: null, cutoff: null, squad: 'drivers' },
      '4': { criterion: 'reputation', mine: '100', cutoff: '145' },
      '5': { criterion: 'reputation', mine: '90', cutoff: '90' },
      '6': { criterion: 'reputation', mine: '80', cutoff: '90' },
    });
    const drivers = squads.slice(1);
    const [alone] = explainPlaces(sortRoster([person('1')], 1, [], { squads: drivers }), [], drivers);
    expect(alone).toEqual({ criterion: 'squad_role', mine: null, cutoff: null, squad: 'drivers' });
  });

  const anySquads = fc.array(
    fc.record({
      slots: fc.integer({ min: 1, max: 4 }),
      roleId: fc.option(fc.constantFrom('a', 'b')),
      leaderId: fc.option(fc.constantFrom('1', '2')),
    }),
    { minLength: 1, maxLength: 4 },
  );
  const anyEntry = fc.record({
    choseReserve: fc.boolean(),
    pinned: fc.constantFrom('in', 'out', null),
    squad: fc.option(fc.constantFrom('s0', 's1', 's9')),
    wantedSquad: fc.option(fc.constantFrom('s0', 's1')),
    reputation: fc.integer({ min: -2, max: 2 }),
    roles: fc.subarray(['a', 'b']).map((held) => new Set(held)),
  });

  test('never loses anybody, never overfills a squad, and gives true reasons', () => {
    fc.assert(
      fc.property(anySquads, fc.array(anyEntry, { maxLength: 30 }), fc.boolean(), (shapes, rows, frozen) => {
        const led = new Set<string>();
        const squads = shapes.map(({ leaderId, ...shape }, index) => {
          const leader = leaderId !== null && !led.has(leaderId) ? leaderId : null;
          if (leader !== null) led.add(leader);
          return squad(`s${index}`, shape.slots, { roleId: shape.roleId, leaderId: leader });
        });
        const entries = rows.map((values, index) => {
          const wantedSquad = squads.some(({ id }) => id === values.wantedSquad) ? values.wantedSquad : null;
          return person(String(index + 1), { ...values, wantedSquad });
        });
        const placed = sortRoster(entries, 0, ['reputation'], { squads, frozen });
        expect(new Set(placed.map(({ entry }) => entry.userId)).size).toBe(entries.length);
        for (const { id, slots } of squads) {
          expect(placed.filter((one) => one.squad === id).length).toBeLessThanOrEqual(slots);
        }
        for (const list of ['main', 'reserve']) {
          const positions = placed.filter((one) => one.list === list).map(({ position }) => position);
          expect(positions).toEqual(positions.map((_, index) => index + 1));
        }
        if (frozen) return;
        const reasons = explainPlaces(placed, ['reputation'], squads);
        placed.forEach(({ entry, list }, index) => {
          const reason = reasons[index];
          if (list === 'main' || reason === undefined) return;
          const named = squads.find(({ id }) => id === reason.squad);
          const lacksRole = entry.roles?.has(named?.roleId ?? '') === false;
          expect(reason.criterion !== 'squad_role' || lacksRole).toBe(true);
          if (reason.criterion !== 'reputation' && reason.criterion !== 'signed_up_at') return;
          const rivals = placed.filter(
            (one) =>
              one.list === 'main' &&
              one.entry.pinned === null &&
              !led.has(one.entry.userId) &&
              (named === undefined
                ? squads.some(
                    ({ id, roleId }) => id === one.squad && (roleId === null || entry.roles?.has(roleId)),
                  )
                : one.squad === named.id),
          );
          for (const rival of rivals) {
            const lost =
              CRITERIA.reputation.compare(entry, rival.entry) || entry.sequence - rival.entry.sequence;
            expect(lost).toBeGreaterThan(0);
          }
        });
      }),
      { numRuns: 300 },
    );
  });
});

// Integrity constraint violations are class 23 of PostgreSQL's error codes.
const violation = { cause: expect.objectContaining({ code: expect.stringMatching(/^23/) }) };

describe('an event with squads', () => {
  let guild: Awaited<ReturnType<typeof startEventGuild>>;
  let roleId: string;
  beforeAll(async () => {
    guild = await startEventGuild();
    roleId = newId();
    await guild.context.db.insert(roles).values({
      guildId: guild.guildId,
      id: roleId,
      name: 'Driver',
      color: 0,
      position: 1,
      permissions: '0',
      managed: false,
    });
  });
  afterAll(async () => guild.context.stop());

  const planned = async () => {
    const event = await guild.plan({
      slots: 3,
      squads: [
        { name: 'First', slots: 2, role_id: null, leader_id: null },
        { name: 'Drivers', slots: 1, role_id: roleId, leader_id: null },
      ],
    });
    const [first, drivers] = event.squads;
    if (first === undefined || drivers === undefined) throw new Error('no squads');
    return { event, first, drivers, roster: eventRoster({ guildId: guild.guildId, eventId: event.id }) };
  };
  let clicks = 0;
  const choose = async (eventId: string, userId: string, squadId: string | null) =>
    signUp(guild.context, discordActor(userId), {
      ...eventRoster({ guildId: guild.guildId, eventId }),
      choice: 'main',
      squad: squadId,
      key: `choice ${(clicks += 1)}`,
    });
  const driver = async (reputation = 0): Promise<string> => {
    const userId = await addMember(guild.context.db, guild.guildId, { reputation });
    await guild.context.db
      .update(members)
      .set({ roleIds: [roleId] })
      .where(eq(members.userId, userId));
    return userId;
  };

  test('answers each click with the squad, or with the reason for not getting it', async () => {
    const { event, first, drivers, roster } = await planned();
    const [plain = '', other = ''] = await guild.people(2, 50);
    expect(await choose(event.id, plain, drivers.id)).toMatchObject({
      outcome: 'joined',
      place: { list: 'reserve', reason: { criterion: 'squad_role' }, reasonSquad: { name: 'Drivers' } },
    });
    expect(await choose(event.id, plain, null)).toMatchObject({
      outcome: 'moved',
      place: { list: 'main', squad: { name: 'First' } },
    });
    const strong = await driver(90);
    const weak = await driver(10);
    await choose(event.id, weak, drivers.id);
    expect(await choose(event.id, strong, drivers.id)).toMatchObject({
      place: { squad: { id: drivers.id } },
    });
    expect(await explainMyPlace(guild.context, discordActor(weak), roster)).toMatchObject({
      place: {
        list: 'reserve',
        reason: { criterion: 'reputation', mine: '10', cutoff: '90', squad: drivers.id },
        reasonSquad: { name: 'Drivers' },
      },
      explanation: { rival: { id: strong } },
    });
    // Joining without a choice keeps the earlier choice.
    expect(await guild.join(event.id, weak)).toMatchObject({ outcome: 'unchanged' });
    expect(await choose(event.id, other, newId())).toEqual({ outcome: 'no_such_squad', place: null });
    const details = await getEvent(guild.context, guild.leader, {
      guildId: guild.guildId,
      eventId: event.id,
    });
    expect(details.squads.map(({ name, main_count, role }) => [name, main_count, role])).toEqual([
      ['First', 1, null],
      ['Drivers', 1, 'Driver'],
    ]);
    expect(first.main_count).toBe(0);
  });

  test('a person who loses the required role loses the place, and the next person moves up', async () => {
    const { event, drivers, roster } = await planned();
    const strong = await driver(90);
    const weak = await driver(10);
    await choose(event.id, strong, drivers.id);
    await choose(event.id, weak, drivers.id);
    await guild.context.db.update(members).set({ roleIds: [] }).where(eq(members.userId, strong));
    await refreshRoster(guild.context, roster);
    const { items } = await listParticipants(guild.context, guild.leader, roster);
    expect(items.map((one) => [one.user_id, one.squad_id])).toEqual([
      [weak, drivers.id],
      [strong, null],
    ]);
  });

  test('a leader moves people between squads, also after closing, and nobody is lost', async () => {
    const { event, first, drivers, roster } = await planned();
    const people = await guild.people(3, 5);
    for (const userId of people) await choose(event.id, userId, first.id);
    await closeRoster(guild.context, guild.leader, roster);
    const [one = '', , waiting = ''] = people;
    const move = { ...roster, pinned: 'in' as const, squad: drivers.id };
    expect(await pinParticipant(guild.context, guild.leader, { ...move, userId: one })).toMatchObject({
      squad_id: drivers.id,
      pinned: 'in',
    });
    const { items } = await listParticipants(guild.context, guild.leader, roster);
    expect(items.map(({ squad_id }) => squad_id)).toEqual([first.id, first.id, drivers.id]);
    expect(items.find(({ user_id }) => user_id === waiting)?.squad_id).toBe(first.id);
    await expect(
      pinParticipant(guild.context, guild.leader, { ...move, userId: one, squad: newId() }),
    ).rejects.toMatchObject({ code: 'squad_not_found' });
  });

  test('an edit keeps people in squads that stay and moves the others to any squad; places are only changed by squads', async () => {
    const { event, first, drivers, roster } = await planned();
    const userId = await driver();
    await choose(event.id, userId, drivers.id);
    const edit = {
      guildId: guild.guildId,
      eventId: event.id,
      version: event.version,
      title: event.title,
      description: '',
      startsAt: event.starts_at,
      reward: 0,
      remindersMinutes: [],
    };
    const renamed = [
      { id: drivers.id, name: 'First', slots: 4, role_id: null, leader_id: userId },
      { id: first.id, name: 'Drivers', slots: 1, role_id: null, leader_id: null },
    ];
    const after = await updateEvent(guild.context, guild.leader, { ...edit, slots: 5, squads: renamed });
    expect(after.squads).toMatchObject([
      { id: drivers.id, name: 'First', main_count: 1, leader: { id: userId } },
      { id: first.id, name: 'Drivers', main_count: 0 },
    ]);
    const { version } = after;
    await updateEvent(guild.context, guild.leader, {
      ...edit,
      version,
      slots: 2,
      squads: [{ id: first.id, name: 'Alone', slots: 2, role_id: null, leader_id: null }],
    });
    const { items } = await listParticipants(guild.context, guild.leader, roster);
    expect(items).toMatchObject([{ user_id: userId, squad_id: first.id, wanted_squad_id: null }]);
    await expect(
      changeSlots(guild.context, guild.leader, { guildId: guild.guildId, eventId: event.id, slots: 9 }),
    ).rejects.toMatchObject({ code: 'squads_decide_slots' });
    const unmade = { ...edit, version: version + 1, slots: 2, squads: [] };
    expect((await updateEvent(guild.context, guild.leader, unmade)).squads).toEqual([]);
    expect((await listParticipants(guild.context, guild.leader, roster)).items).toMatchObject([
      { list: 'main', squad_id: null },
    ]);
  });

  test('invalid squads are refused as a whole, each error with its field', async () => {
    const stranger = newId();
    const made = guild.plan({
      slots: 9,
      squads: [
        { name: 'Same', slots: 1, role_id: stranger, leader_id: stranger },
        {
          id: '00000000-0000-4000-8000-000000000000',
          name: 'same',
          slots: 1,
          role_id: null,
          leader_id: null,
        },
      ],
    });
    await expect(made).rejects.toMatchObject({
      code: 'validation_failed',
      errors: [
        { field: 'squads.0.role_id', message: 'unknown_role' },
        { field: 'squads.0.leader_id', message: 'not_a_member' },
        { field: 'squads.1.id', message: 'unknown_squad' },
        { field: 'squads.1.name', message: 'duplicate_name' },
        { field: 'slots', message: 'not_the_sum' },
      ],
    });
  });

  test('the database refuses each kind of invalid squad by its own constraint', async () => {
    const { event, first, drivers } = await planned();
    const [waiting = ''] = await guild.people(1);
    await choose(event.id, waiting, null);
    await pinParticipant(guild.context, guild.leader, {
      ...eventRoster({ guildId: guild.guildId, eventId: event.id }),
      userId: waiting,
      pinned: 'out',
    });
    const { db } = guild.context;
    const squadIs = async (values: Partial<typeof rosterSquads.$inferInsert>) =>
      db.update(rosterSquads).set(values).where(eq(rosterSquads.id, drivers.id));
    const entryIs = async (values: Partial<typeof rosterEntries.$inferInsert>) =>
      db.update(rosterEntries).set(values).where(eq(rosterEntries.rosterId, event.id));
    const refused: [constraint: string, write: () => Promise<unknown>][] = [
      ['squads_few', async () => db.update(rosters).set({ squadCount: 11 }).where(eq(rosters.id, event.id))],
      ['squad_slots_sensible', async () => squadIs({ slots: 0 })],
      ['squad_named', async () => squadIs({ name: '  ' })],
      ['squad_named', async () => squadIs({ name: 'x'.repeat(33) })],
      ['squad_name', async () => squadIs({ name: first.name })],
      ['squad_position', async () => squadIs({ position: 1 })],
      ['squad_position_counts', async () => squadIs({ position: 0 })],
      ['squad_role_exists', async () => squadIs({ roleId: newId() })],
      [
        'roster_squads_guild_id_leader_id_members_guild_id_user_id_fk',
        async () => squadIs({ leaderId: newId() }),
      ],
      ['squad_has_place', async () => entryIs({ squad: first.id })],
      ['squad_exists', async () => entryIs({ squad: event.id, pinned: 'in' })],
      ['wanted_squad_exists', async () => entryIs({ wantedSquad: event.id })],
    ];
    for (const [constraint, write] of refused) {
      await expect(write(), constraint).rejects.toMatchObject({ cause: { constraint } });
    }
    // Three people in a squad of two places: each row is valid, but not all of them together.
    for (const userId of await guild.people(2)) await choose(event.id, userId, first.id);
    const third = await driver();
    await choose(event.id, third, drivers.id);
    const overfull = db.transaction(async (tx) => {
      await tx.update(rosterEntries).set({ squad: first.id }).where(eq(rosterEntries.userId, third));
      await tx.update(rosters).set({ version: 99 }).where(eq(rosters.id, event.id));
    });
    const message = expect.stringContaining('do not fit its places');
    await expect(overfull).rejects.toMatchObject({ cause: { message } });
  });

  test('the database refuses squads that do not match the places, and removes a deleted role from its squads', async () => {
    const { event, drivers } = await planned();
    const userId = await driver();
    await choose(event.id, userId, drivers.id);
    const { db } = guild.context;
    const ofThis = eq(rosterSquads.rosterId, event.id);
    await expect(
      db.update(rosterSquads).set({ slots: 2 }).where(eq(rosterSquads.id, drivers.id)),
    ).rejects.toMatchObject(violation);
    await expect(db.update(rosters).set({ slots: 4 }).where(eq(rosters.id, event.id))).rejects.toMatchObject(
      violation,
    );
    await expect(db.delete(rosterSquads).where(ofThis)).rejects.toMatchObject(violation);
    const entry = eq(rosterEntries.rosterId, event.id);
    await expect(
      db.transaction(async (tx) => {
        await tx.update(rosterEntries).set({ squad: null }).where(entry);
        await tx.update(rosters).set({ version: 99 }).where(eq(rosters.id, event.id));
      }),
    ).rejects.toMatchObject(violation);
    await expect(db.update(rosterEntries).set({ squad: event.id }).where(entry)).rejects.toMatchObject(
      violation,
    );
    await db.delete(roles).where(eq(roles.id, roleId));
    const [left] = await db.select().from(rosterSquads).where(eq(rosterSquads.id, drivers.id));
    expect(left?.roleId).toBeNull();
    await db.delete(rosters).where(eq(rosters.id, event.id));
    expect(await db.select().from(rosterSquads).where(ofThis)).toEqual([]);
  });
});
