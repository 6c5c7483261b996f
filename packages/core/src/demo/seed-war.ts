import type { CaptSide } from '@famiglia/contract/capts/capts';
import type { Language } from '@famiglia/contract/kit/language';
import { and, asc, eq, isNull } from 'drizzle-orm';
import { captRoster } from '../capts/capt-roster.ts';
import { createCapt } from '../capts/create-capt.ts';
import { findCapt } from '../capts/capt.queries.ts';
import { eventIdOf } from '../events/event-id-of.ts';
import { findKnownMembers } from '../members/member.queries.ts';
import type { Context } from '../platform/context.ts';
import { guildKeys } from '../platform/db/schema/keys.ts';
import { signUp } from '../rosters/sign-up.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { confirmWar } from '../wars/confirm-war.ts';
import { foldGameName } from '../wars/game-names.ts';
import { readWars } from '../wars/read-wars.ts';
import { takeWars } from '../wars/take-wars.ts';
import { findWar, lockWars } from '../wars/war.queries.ts';
import { DEMO_TEXTS } from './demo-texts.ts';
import { inOneTransaction } from './in-one-transaction.ts';
import { seededRandom } from './seeded-random.ts';

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;
const DAY_MS = 24 * HOUR_MS;

/** A war of the demo family that its collector told of. */
export interface DemoWar {
  key: string;
  seed: number;
  startsAt: Date;
  side: CaptSide;
  opponent: string;
  point: string;
  map: string;
  score: [ours: number, theirs: number];
  theirs: readonly string[];
}

const evening = (now: Date, days: number): Date =>
  new Date(Math.floor(now.getTime() / DAY_MS) * DAY_MS - days * DAY_MS + 20 * HOUR_MS);

/** Three wars of the last weeks, on other hours than the capts that leaders entered by hand. */
export const demoWars = (now: Date, language: Language): DemoWar[] => {
  const { opponents, warPoint } = DEMO_TEXTS[language];
  return [
    {
      key: 'demo-war:1',
      seed: 81,
      startsAt: evening(now, 17),
      side: 'defence',
      opponent: opponents.vagos,
      point: `${warPoint} 5`,
      map: 'NEW_S_WINDFARM',
      score: [20, 14],
      theirs: ['Diego_Vargas', 'Luis_Ortega', 'Pablo_Reyes', 'Carlos_Mendez', 'Hector_Salas', 'Ramon_Cruz'],
    },
    {
      key: 'demo-war:2',
      seed: 82,
      startsAt: evening(now, 10),
      side: 'attack',
      opponent: opponents.yakuza,
      point: `${warPoint} 2`,
      map: 'NEW_B_ELBURRO',
      score: [11, 20],
      theirs: [
        'Kenji_Mori',
        'Hiro_Tanaka',
        'Daichi_Sato',
        'Ren_Kobayashi',
        'Akira_Ito',
        'Shin_Ueda',
        'Taro_Abe',
      ],
    },
    {
      key: 'demo-war:3',
      seed: 83,
      startsAt: evening(now, 4),
      side: 'attack',
      opponent: opponents.vagos,
      point: `${warPoint} 7`,
      map: 'NEW_S_PB_LUMBER',
      score: [20, 17],
      theirs: ['Diego_Vargas', 'Pablo_Reyes', 'Hector_Salas', 'Ramon_Cruz', 'Mateo_Rios'],
    },
  ];
};

interface Family {
  guildId: string;
  ownerId: string;
  people: readonly string[];
}

/** One war from the sign-up to the leader's confirmation, by the use cases and with its own clock, in one transaction. */
export const seedWar = async (context: Context, family: Family, war: DemoWar): Promise<void> => {
  const { guildId } = family;
  if ((await findCapt(context.db, guildId, eventIdOf(guildId, war.key))) !== null) return;
  await inOneTransaction(context, async (whole, tx) => {
    await lockWars(tx, guildId);
    await live(whole, family, war);
  });
};

const SLOTS = 10;

const live = async (base: Context, { guildId, ownerId, people }: Family, war: DemoWar): Promise<void> => {
  const { wars: feed } = await findSettings(base.db, guildId);
  const [us] = feed.family_names;
  // Somebody who tries the demo may have cleared the names.
  if (us === undefined) return;
  const { startsAt, opponent, side, score } = war;
  let time = startsAt.getTime() - DAY_MS;
  const context: Context = { ...base, clock: () => new Date((time += 23_000)) };
  const leader = { kind: 'discord', userId: ownerId } as const;
  const { id: captId } = await createCapt(context, leader, {
    guildId,
    key: war.key,
    opponent,
    side,
    territory: war.point,
    startsAt: startsAt.toISOString(),
    slots: SLOTS,
    notes: '',
    status: 'open',
    result: null,
    scoreOurs: null,
    scoreTheirs: null,
  });
  const random = seededRandom(war.seed);
  const known = await findKnownMembers(context.db, guildId, people);
  const nicks = new Map(
    [...known].flatMap(([id, { ingameNick }]) => (ingameNick === null ? [] : [[id, ingameNick]])),
  );
  const coming = [...nicks.keys()]
    .toSorted((a, b) => (a < b ? -1 : 1))
    .filter(() => random() < 0.3)
    .slice(0, SLOTS + 2);
  for (const [place, userId] of coming.entries()) {
    const choice = { choice: 'main', key: `demo:${place}` } as const;
    await signUp(context, { kind: 'discord', userId }, { ...captRoster({ guildId, captId }), ...choice });
  }
  const source = await findSource(context, guildId);
  const tell = async (facts: object) => {
    const told = { id: war.key, server: feed.server || null, attacker: us, defender: opponent, ...facts };
    const sides = side === 'attack' ? {} : { attacker: opponent, defender: us };
    const place = {
      territory: war.point,
      map: war.map,
      max_players: SLOTS,
      starts_at: startsAt.toISOString(),
    };
    return takeWars(context, { guildId, source }, readWars({ ...told, ...sides, ...place }, context.clock()));
  };
  time = startsAt.getTime() - 40 * MINUTE_MS;
  await tell({});
  // All but one of the first came. A feed tells people of one nick apart no better than we do.
  const came = coming.slice(1, SLOTS - 2).map((id) => nicks.get(id) ?? '');
  const ours = [...new Map(came.map((nick) => [foldGameName(nick), nick])).values(), 'Rico_Stranger'];
  const [attackers, defenders] = side === 'attack' ? [ours, war.theirs] : [war.theirs, ours];
  const [ourScore, theirScore] = score;
  const scores = side === 'attack' ? score : [theirScore, ourScore];
  const theirSide = side === 'attack' ? 'defence' : 'attack';
  time = startsAt.getTime() + 26 * MINUTE_MS;
  const [taken] = await tell({
    ended_at: new Date(startsAt.getTime() + 25 * MINUTE_MS).toISOString(),
    winner: ourScore > theirScore ? side : theirSide,
    score_attacker: scores[0],
    score_defender: scores[1],
    attackers: numbersOf(attackers, scores[0] ?? 0, random),
    defenders: numbersOf(defenders, scores[1] ?? 0, random),
  });
  if (taken === undefined || taken.outcome === 'refused')
    throw new Error(`a war of the demo is refused: ${JSON.stringify(taken)}`);
  const { warId } = taken;
  const version = (await findWar(context.db, guildId, warId))?.version ?? 0;
  time = startsAt.getTime() + 40 * MINUTE_MS;
  await confirmWar(context, leader, { guildId, warId, version, members: [] });
};

/** The demo's own collector, or the channel where its key was revoked. */
const findSource = async ({ db }: Context, guildId: string): Promise<string> => {
  const [key] = await db
    .select({ id: guildKeys.id })
    .from(guildKeys)
    .where(and(eq(guildKeys.guildId, guildId), eq(guildKeys.opens, 'wars'), isNull(guildKeys.revokedAt)))
    .orderBy(asc(guildKeys.createdAt))
    .limit(1);
  return key === undefined ? 'channel' : `key:${key.id}`;
};

/** The kills of a side are its score; damage goes with them. */
const numbersOf = (nicks: readonly string[], score: number, random: () => number) => {
  const share = Math.floor(score / nicks.length);
  return nicks.map((nick, place) => {
    const kills = share + (place < score - share * nicks.length ? 1 : 0);
    return {
      nick,
      kills,
      damage: Math.round(260 + kills * 190 + random() * 400),
      hit_percent: Math.round(18 + random() * 30),
      headshot_percent: Math.round(6 + random() * 24),
    };
  });
};
