import { SORTING_CRITERIA } from '@famiglia/contract/events/events';
import { eq, inArray, sql } from 'drizzle-orm';
import * as fc from 'fast-check';
import { Client } from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { rosterClicks, rosterEntries, rosters } from '../platform/db/schema/rosters.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { discordActor } from '../testing/test-actor.ts';
import { addGuild, addMember, giveReputation, newId } from '../testing/test-guild.ts';
import { createEvent } from '../events/create-event.ts';
import { eventRoster } from '../events/event-roster.ts';
import type { ChangeableRoster } from './changeable-roster.ts';
import type { RosterAnswer, RosterCommand } from './roster-command.ts';
import { isCrowded, submitRosterCommand } from './roster-queue.ts';
import { signUp } from './sign-up.ts';
import { sortRoster } from './sort-roster.ts';

let context: TestContext;
let guildId: string;
let leaderId: string;
beforeAll(async () => {
  context = await createTestContext();
  leaderId = newId();
  guildId = (await addGuild(context.db, { ownerId: leaderId })).id;
});
afterAll(async () => context.stop());

const nothingElse = async (): Promise<void> => undefined;
// Integrity constraint violations are class 23 of PostgreSQL's error codes.
const violation = { cause: expect.objectContaining({ code: expect.stringMatching(/^23/) }) };
let lastKey = 0;
const key = (): string => String((lastKey += 1));

const openRoster = async (slots: number, criteria = [...SORTING_CRITERIA]): Promise<string> => {
  const [row] = await context.db
    .insert(rosters)
    .values({ guildId, slots, criteria })
    .returning({ id: rosters.id });
  return row?.id ?? '';
};

const ask = async (rosterId: string, command: RosterCommand): Promise<RosterAnswer> =>
  submitRosterCommand(context, rosterId, command, () => ({ guildId, rosterId, afterChange: nothingElse }));

const join = async (rosterId: string, userId: string, reserve = false): Promise<RosterAnswer> =>
  ask(rosterId, { type: 'join', userId, reserve, key: key() });

const standing = async (rosterId: string): Promise<string[]> => {
  const rows = await context.db
    .select()
    .from(rosterEntries)
    .where(eq(rosterEntries.rosterId, rosterId))
    .orderBy(rosterEntries.list, rosterEntries.position);
  return rows.map((row) => `${row.list} ${row.position} ${row.userId}`);
};

test('a hundred clicks within a second are a crowd, also on different rosters, and one click is none', async () => {
  const alone = { ...context };
  const userId = await addMember(context.db, guildId);
  const click = async (rosterId: string) =>
    submitRosterCommand(alone, rosterId, { type: 'join', userId, reserve: false, key: key() }, () => ({
      guildId,
      rosterId,
      afterChange: nothingElse,
    }));
  const rosterIds = [await openRoster(5), await openRoster(5)];
  await click(rosterIds[0] ?? '');
  expect(isCrowded(alone)).toBe(false);
  const clicks = Array.from({ length: 50 }, () => rosterIds.map(click)).flat();
  expect(isCrowded(alone)).toBe(true);
  await Promise.all(clicks);
});

describe('a click', () => {
  test('is answered with the actual place and its reason', async () => {
    const rosterId = await openRoster(1);
    const strong = await addMember(context.db, guildId, { reputation: 145 });
    const weak = await addMember(context.db, guildId, { reputation: 120 });
    expect(await join(rosterId, weak)).toMatchObject({
      outcome: 'joined',
      place: { list: 'main', position: 1 },
    });
    expect(await join(rosterId, strong)).toMatchObject({
      outcome: 'joined',
      place: { list: 'main', position: 1 },
    });
    expect(await join(rosterId, weak)).toMatchObject({
      outcome: 'unchanged',
      place: {
        list: 'reserve',
        position: 1,
        reason: { criterion: 'reputation', mine: '120', cutoff: '145' },
      },
    });
  });

  test('that Discord delivers twice counts once, even after the person left the list', async () => {
    const rosterId = await openRoster(5);
    const userId = await addMember(context.db, guildId);
    const click = { type: 'join', userId, reserve: false, key: key() } as const;
    await ask(rosterId, click);
    await ask(rosterId, { type: 'leave', userId, key: key() });
    expect(await ask(rosterId, click)).toEqual({ outcome: 'unchanged', place: null });
    expect(await standing(rosterId)).toEqual([]);
  });

  test('has a key that is deleted with its roster', async () => {
    const [rosterId, other] = [await openRoster(1), await openRoster(1)];
    const userId = newId();
    await addMember(context.db, guildId, { userId });
    await join(rosterId, userId);
    await join(other, userId);
    await context.db.delete(rosters).where(eq(rosters.id, rosterId));
    const rows = await context.db
      .select({ rosterId: rosterClicks.rosterId })
      .from(rosterClicks)
      .where(inArray(rosterClicks.rosterId, [rosterId, other]));
    expect(rows).toEqual([{ rosterId: other }]);
  });

  test('of a person who is not in the mirror is refused and does not affect the rest of the batch', async () => {
    const rosterId = await openRoster(5);
    const userId = await addMember(context.db, guildId);
    const [stranger, member] = await Promise.all([join(rosterId, newId()), join(rosterId, userId)]);
    expect(stranger).toEqual({ outcome: 'not_a_member', place: null });
    expect(member).toMatchObject({ outcome: 'joined', place: { position: 1 } });
  });

  test('on a roster of another guild is refused as not found', async () => {
    const rosterId = await openRoster(5);
    const other = await addGuild(context.db);
    const target = { guildId: other.id, rosterId, afterChange: nothingElse };
    await expect(
      submitRosterCommand(
        context,
        target.rosterId,
        { type: 'leave', userId: other.ownerId, key: key() },
        () => target,
      ),
    ).rejects.toMatchObject({ code: 'not_found' });
  });
});

describe('a frozen roster', () => {
  test('keeps its order whatever people earn; only a leader’s pin moves somebody up', async () => {
    const rosterId = await openRoster(2, ['reputation']);
    const [first, second, third] = await Promise.all(
      [30, 20, 10].map(async (reputation) => addMember(context.db, guildId, { reputation })),
    );
    for (const userId of [first, second, third]) await join(rosterId, userId ?? '');
    await context.db.update(rosters).set({ frozenAt: context.clock() }).where(eq(rosters.id, rosterId));
    await giveReputation(context.db, guildId, third ?? '', 999);

    expect(await join(rosterId, third ?? '', true)).toMatchObject({ outcome: 'frozen' });
    const late = await addMember(context.db, guildId);
    expect(await join(rosterId, late)).toEqual({ outcome: 'frozen', place: null });
    await ask(rosterId, { type: 'pin', userId: first ?? '', pin: 'out', by: late, key: key() });
    expect(await standing(rosterId)).toEqual([`main 1 ${second}`, `main 2 ${third}`, `reserve 1 ${first}`]);
  });
});

describe('many at once', () => {
  test('a burst of double clicks loses nobody, adds nobody twice and exceeds no limit', async () => {
    const rosterId = await openRoster(50, []);
    const people = await Promise.all(Array.from({ length: 300 }, async () => addMember(context.db, guildId)));
    const answers = await Promise.all(
      people.flatMap((userId) => [join(rosterId, userId), join(rosterId, userId)]),
    );
    expect(answers.filter((answer) => answer.outcome === 'joined')).toHaveLength(300);
    expect(await standing(rosterId)).toEqual(
      people.map((userId, index) =>
        index < 50 ? `main ${index + 1} ${userId}` : `reserve ${index - 49} ${userId}`,
      ),
    );
  });

  test('a conflict of one click in a batch does not fail the others', async () => {
    const rosterId = await openRoster(50, []);
    const people = await Promise.all(Array.from({ length: 9 }, async () => addMember(context.db, guildId)));
    const unlucky = people[4] ?? '';
    const afterChange: ChangeableRoster['afterChange'] = async (tx, _change, commands) => {
      const collides = commands.some((command) => 'userId' in command && command.userId === unlucky);
      if (collides) await tx.execute(sql`do $$ begin raise exception using errcode = '40P01'; end $$`);
    };
    const answers = await Promise.allSettled(
      people.map(async (userId) =>
        submitRosterCommand(context, rosterId, { type: 'join', userId, reserve: false, key: key() }, () => ({
          guildId,
          rosterId,
          afterChange,
        })),
      ),
    );
    const lucky = people.filter((userId) => userId !== unlucky);
    expect(answers.map(({ status }) => status)).toEqual(
      people.map((userId) => (userId === unlucky ? 'rejected' : 'fulfilled')),
    );
    expect(await standing(rosterId)).toEqual(lucky.map((userId, index) => `main ${index + 1} ${userId}`));
  });

  test('random histories end in the same order as a simple model', async () => {
    const people = await Promise.all(
      Array.from({ length: 12 }, async (_, index) =>
        addMember(context.db, guildId, { reputation: (index * 7) % 5 }),
      ),
    );
    const person = fc.constantFrom(...people);
    const by = people[0] ?? '';
    const step = fc.oneof(
      {
        weight: 5,
        arbitrary: fc.record({ type: fc.constant('join' as const), userId: person, reserve: fc.boolean() }),
      },
      { weight: 2, arbitrary: fc.record({ type: fc.constant('leave' as const), userId: person }) },
      {
        weight: 1,
        arbitrary: fc.record({
          type: fc.constant('pin' as const),
          userId: person,
          pin: fc.constantFrom('in' as const, 'out' as const, null),
          by: fc.constant(by),
        }),
      },
      {
        weight: 1,
        arbitrary: fc.record({
          type: fc.constant('resize' as const),
          slots: fc.integer({ min: 1, max: 8 }),
          by: fc.constant(by),
        }),
      },
    );
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 25 }),
        fc.integer({ min: 1, max: 8 }),
        async (steps, slots) => {
          const rosterId = await openRoster(slots, ['reputation']);
          // Some commands are sent alone, some together: batches must not change the outcome.
          for (let index = 0; index < steps.length; index += 3) {
            const together = steps.slice(index, index + 3);
            await Promise.all(together.map(async (command) => ask(rosterId, { ...command, key: key() })));
          }
          expect(await standing(rosterId)).toEqual(await modelStanding(steps, slots, people));
        },
      ),
      { numRuns: 30 },
    );
  });
});

type Step = { type: string; userId?: string; reserve?: boolean; pin?: 'in' | 'out' | null; slots?: number };

/** The same history in a simple model: a list that is changed command by command and sorted at the end. */
const modelStanding = async (steps: readonly Step[], firstSlots: number, people: readonly string[]) => {
  let slots = firstSlots;
  let list: { userId: string; sequence: number; choseReserve: boolean; pinned: 'in' | 'out' | null }[] = [];
  let sequence = 0;
  for (const { type, userId = '', reserve = false, pin = null, slots: wanted = 1 } of steps) {
    const known = list.find((entry) => entry.userId === userId);
    if (type === 'resize') slots = wanted;
    else if (type === 'leave') list = list.filter((entry) => entry !== known);
    else if (type === 'pin' && known) known.pinned = pin;
    else if (type === 'join' && known) known.choseReserve = reserve;
    else if (type === 'join')
      list.push({ userId, sequence: (sequence += 1), choseReserve: reserve, pinned: null });
  }
  const entries = list.map((entry) => ({
    ...entry,
    signedUpAt: context.clock(),
    rolePriority: 0,
    reputation: (people.indexOf(entry.userId) * 7) % 5,
    reliability: null,
    benchedLastTime: false,
    squad: null,
    wantedSquad: null,
  }));
  return sortRoster(entries, slots, ['reputation']).map(
    (place) => `${place.list} ${place.position} ${place.entry.userId}`,
  );
};

describe('the database', () => {
  test('stores no gaps, no shared places and nobody beyond the slots', async () => {
    const rosterId = await openRoster(1, []);
    const userId = await addMember(context.db, guildId);
    await join(rosterId, userId);
    const move = async (values: Partial<typeof rosterEntries.$inferInsert>) =>
      context.db.transaction(async (tx) => {
        await tx.update(rosterEntries).set(values).where(eq(rosterEntries.rosterId, rosterId));
        await tx.update(rosters).set({ version: 9 }).where(eq(rosters.id, rosterId));
      });
    await expect(move({ position: 2 })).rejects.toMatchObject(violation);
    await expect(move({ list: 'reserve', position: 2 })).rejects.toMatchObject(violation);
    await expect(move({ list: 'reserve', position: 1 })).rejects.toMatchObject(violation);
    const rival = await addMember(context.db, guildId);
    const [row] = await context.db.select().from(rosterEntries).where(eq(rosterEntries.rosterId, rosterId));
    await expect(
      context.db
        .insert(rosterEntries)
        .values({ ...(row as typeof rosterEntries.$inferInsert), userId: rival, sequence: 77 }),
    ).rejects.toMatchObject(violation);
  });
});

test('a batch of many clicks costs as many statements as one click, and three of them grow with it', async () => {
  const query = vi.spyOn(Client.prototype, 'query');
  /** The statements of a batch of this many people, each with the size of its values. */
  const statementsOf = async (people: number) => {
    const { id: eventId } = await createEvent(context, discordActor(leaderId), {
      guildId,
      title: 'Crowd',
      description: '',
      startsAt: new Date(context.clock().getTime() + 60 * 60 * 1000).toISOString(),
      slots: 500,
    });
    const userIds = await Promise.all(
      Array.from({ length: people }, async () => addMember(context.db, guildId)),
    );
    query.mockClear();
    const clicks = userIds.map(async (userId) =>
      signUp(context, discordActor(userId), {
        ...eventRoster({ guildId, eventId }),
        choice: 'main',
        unlessAway: true,
        key: key(),
      }),
    );
    await Promise.all(clicks);
    // The bus asks from time to time whether its connection still answers.
    return (query.mock.calls as unknown as [{ text?: string } | string, unknown][])
      .map(([sent, values]) => ({
        text: typeof sent === 'string' ? sent : (sent.text ?? ''),
        size: JSON.stringify(values ?? []).length,
      }))
      .filter(({ text }) => text !== 'select 1');
  };
  const [few, many] = [await statementsOf(1), await statementsOf(100)];
  query.mockRestore();
  expect(many.map(({ text }) => text)).toEqual(few.map(({ text }) => text));
  expect(many.length).toBeLessThanOrEqual(13);
  const grown = many.filter(({ size }, index) => size > 5 * (few[index]?.size ?? 0) + 100);
  expect(grown.map(({ text }) => text.trim().split(/\s+/).slice(0, 3).join(' '))).toEqual([
    'select ( select',
    'with clicks as',
    'with alongside as',
  ]);
});
