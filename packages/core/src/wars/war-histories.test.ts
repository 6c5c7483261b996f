import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import type { WarReport } from '@famiglia/contract/wars/wars';
import { eq } from 'drizzle-orm';
import * as fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { guildSettings } from '../platform/db/schema/settings.ts';
import { wars } from '../platform/db/schema/wars.ts';
import { createTestContext } from '../testing/test-context.ts';
import type { TestContext } from '../testing/test-context.ts';
import { addGuild } from '../testing/test-guild.ts';
import { takeWars } from './take-wars.ts';
import { findWarPlayers } from './war.queries.ts';
import type { WarRow } from './war.queries.ts';

let context: TestContext;
beforeAll(async () => {
  context = await createTestContext({ now: new Date('2026-11-10T19:00:00Z') });
});
afterAll(async () => context.stop());

const NICKS = ['Rico', 'Marco', 'Ivan'];
const SOURCES = ['key:1', 'monitor-a', 'monitor-b'];
const unknownOr = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: null, freq: 2 });

/** One thing that happens to the war: a feed tells of it, or a leader decides. */
const step = fc.oneof(
  {
    weight: 12,
    arbitrary: fc.record({
      source: fc.constantFrom(...SOURCES),
      gone: fc.oneof({ weight: 6, arbitrary: fc.constant(false) }, fc.constant(true)),
      finished: fc.boolean(),
      winner: unknownOr(fc.constantFrom('attack' as const, 'defence' as const)),
      score: unknownOr(fc.integer({ min: 0, max: 9 })),
      map: unknownOr(fc.constantFrom('NEW_S_WINDFARM', 'WINDFARM')),
      players: fc.subarray(NICKS),
      damage: unknownOr(fc.integer({ min: 0, max: 50 })),
    }),
  },
  { weight: 1, arbitrary: fc.constantFrom('confirmed' as const, 'ignored' as const) },
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
type Telling = Exclude<Step, string>;

const reportOf = ({ source, ...told }: Telling): WarReport => ({
  // Each feed has an id of its own for the war; here it is the feed's name.
  id: source,
  server: null,
  attacker: 'Vagos',
  defender: 'Moretti',
  territory: null,
  map: told.map,
  max_players: null,
  starts_at: '2026-11-10T18:40:00.000Z',
  ended_at: null,
  finished: told.finished,
  winner: told.finished ? told.winner : null,
  score_attacker: told.score,
  score_defender: null,
  players: told.players.map((nick) => ({
    nick,
    side: 'defence' as const,
    kills: null,
    damage: told.damage,
    hit_percent: null,
    headshot_percent: null,
  })),
  gone: told.gone,
});

/** One feed alone, in the simplest form: what it told last of each thing is so, and what is over stays over. */
class PlainWar {
  finished = false;
  gone = false;
  score: number | null = null;
  map: string | null = null;
  winner: string | null = null;
  players = new Map<string, number | null>();
  decision: string = 'pending';
  exists = false;

  shown() {
    const over = this.finished ? 'finished' : 'active';
    const { winner, score, map, decision } = this;
    return { status: this.gone ? 'gone' : over, winner, score, map, decision };
  }

  tell(report: WarReport): void {
    if (this.decision !== 'pending' || (!this.exists && report.gone)) return;
    this.exists = true;
    this.gone = report.gone;
    // A feed that is behind fills gaps only.
    const isBehind = this.finished && !report.finished;
    if (report.gone) return;
    const taken = <Value>(had: Value | null, said: Value | null): Value | null =>
      said === null || (isBehind && had !== null) ? had : said;
    this.score = taken(this.score, report.score_attacker);
    this.map = taken(this.map, report.map);
    this.winner = taken(this.winner, report.winner);
    if (report.players.length > 0) {
      const named = new Map(report.players.map(({ nick, damage }) => [nick, damage]));
      if (!isBehind) for (const nick of this.players.keys()) if (!named.has(nick)) this.players.delete(nick);
      for (const [nick, damage] of named)
        this.players.set(nick, taken(this.players.get(nick) ?? null, damage));
    }
    this.finished ||= report.finished;
  }
}

const shown = ({ status, winner, scoreAttacker: score, map, decision }: WarRow) => ({
  status,
  winner,
  score,
  map,
  decision,
});

const newWar = async () => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  await context.db.insert(guildSettings).values({
    guildId,
    version: 1,
    values: { ...DEFAULT_SETTINGS, wars: { ...DEFAULT_SETTINGS.wars, family_names: ['Moretti'] } },
    updatedBy: ownerId,
    updatedAt: context.clock(),
  });
  const stored = async () => {
    const rows = await context.db.select().from(wars).where(eq(wars.guildId, guildId));
    const players = await findWarPlayers(context.db, guildId, rows[0]?.id ?? guildIdAsUuid);
    return { rows, players: players.map(({ nick, damage }) => [nick, damage] as const) };
  };
  const tell = async (source: string, report: WarReport) =>
    (await takeWars(context, { guildId, source }, [{ report }]))[0];
  const decide = async (decision: 'confirmed' | 'ignored') =>
    context.db
      .update(wars)
      .set({ decision, decidedBy: ownerId, decidedAt: context.clock() })
      .where(eq(wars.guildId, guildId));
  return { stored, tell, decide };
};
/** Without what is only kept to be shown. */
const frozen = ({ rows, players }: Awaited<ReturnType<Awaited<ReturnType<typeof newWar>>['stored']>>) => ({
  rows: rows.map((row) => ({ ...row, later: null, laterAt: null })),
  players,
});

const guildIdAsUuid = '00000000-0000-4000-8000-000000000000';

test('what one feed tells in any order is what the simplest model says', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 8 }), async (steps) => {
      const { stored, tell, decide } = await newWar();
      const model = new PlainWar();
      for (const one of steps) {
        if (typeof one !== 'string') {
          const report = reportOf({ ...one, source: 'key:1' });
          await tell('key:1', report);
          model.tell(report);
        } else if (model.exists && model.decision === 'pending') {
          await decide(one);
          model.decision = one;
        }
        const { rows, players } = await stored();
        expect(rows.map(shown)).toEqual(model.exists ? [model.shown()] : []);
        expect(new Map(players)).toEqual(model.players);
      }
    }),
    { numRuns: 20, seed: 38 },
  );
});

test('several feeds make one war, which never starts again, and never changes once it is decided', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 8 }), async (steps) => {
      const { stored, tell, decide } = await newWar();
      for (const one of steps) {
        const before = await stored();
        const [war] = before.rows;
        if (typeof one === 'string' && war?.decision === 'pending') await decide(one);
        const report = typeof one === 'string' ? null : reportOf(one);
        const first = report === null ? undefined : await tell(report.id ?? '', report);
        const after = await stored();
        const again = report === null ? undefined : await tell(report.id ?? '', report);
        expect(after.rows.length).toBeLessThanOrEqual(1);
        expect([war?.status, after.rows[0]?.status]).not.toEqual(['finished', 'active']);
        // What is decided stays; the same words again change nothing.
        const isDecided = war !== undefined && war.decision !== 'pending';
        expect(frozen(after)).toEqual(isDecided ? frozen(before) : frozen(after));
        expect(again?.outcome).toBe(first?.outcome === 'accepted' ? 'unchanged' : first?.outcome);
        expect(await stored()).toEqual(after);
      }
    }),
    { numRuns: 20, seed: 38 },
  );
});
