import type { CaptPlayer } from '@famiglia/contract/capts/capts';
import { captRoster } from '../capts/capt-roster.ts';
import { findFightKinds } from '../fight-kinds/fight-kind.queries.ts';
import { createCapt } from '../capts/create-capt.ts';
import { findCapt } from '../capts/capt.queries.ts';
import { sendRecording } from '../capts/recordings.ts';
import { updateCapt } from '../capts/update-capt.ts';
import type { Context } from '../platform/context.ts';
import { eventIdOf } from '../events/event-id-of.ts';
import { setGroupCode } from '../rosters/group-code.ts';
import { findEntries } from '../rosters/roster.queries.ts';
import { signUp } from '../rosters/sign-up.ts';
import type { DemoCapt } from './demo-capts.ts';
import { inOneTransaction } from './in-one-transaction.ts';
import { seededRandom } from './seeded-random.ts';
import { findKnownMembers } from '../members/member.queries.ts';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;
/** Who is in the main list of a planned capt finds it behind a button. */
const GROUP_CODE = '4471';

interface Family {
  guildId: string;
  ownerId: string;
  people: readonly string[];
}

/** One capt from sign-up to result, by the use cases and with its own clock, in one transaction. */
export const seedCapt = async (context: Context, family: Family, capt: DemoCapt): Promise<void> => {
  if ((await findCapt(context.db, family.guildId, eventIdOf(family.guildId, capt.key))) !== null) return;
  await inOneTransaction(context, async (whole) => live(whole, family, capt));
};

const live = async (base: Context, { guildId, ownerId, people }: Family, demo: DemoCapt): Promise<void> => {
  let time = Math.min(demo.startsAt.getTime() - DAY_MS, base.clock().getTime() - 3 * HOUR_MS);
  // People sign up one after another, not all in the same second.
  const context: Context = { ...base, clock: () => new Date((time += 37_000)) };
  const leader = { kind: 'discord', userId: ownerId } as const;
  const plan = {
    opponent: demo.opponent,
    side: demo.side,
    territory: demo.territory,
    startsAt: demo.startsAt.toISOString(),
    slots: demo.slots,
    notes: '',
  };
  const nothingYet = { status: 'open', result: null, scoreOurs: null, scoreTheirs: null } as const;
  // Two of three have a kind, as in a family that began to name them some time ago.
  const kinds = await findFightKinds(context.db, guildId);
  const { id: captId } = await createCapt(context, leader, {
    guildId,
    fightKindId: kinds.slice(0, 2)[demo.seed % 3]?.id ?? null,
    key: demo.key,
    ...plan,
    ...nothingYet,
  });
  const random = seededRandom(demo.seed);
  const coming = people
    .map((userId, order) => ({ userId, luck: random() * (1 + order / people.length) }))
    .toSorted((a, b) => a.luck - b.luck)
    .slice(0, demo.signUps);
  await Promise.all(
    coming.map(async ({ userId }, place) =>
      signUp(
        context,
        { kind: 'discord', userId },
        { ...captRoster({ guildId, captId }), choice: 'main', key: `demo:${place}` },
      ),
    ),
  );
  if (demo.end === null) {
    await setGroupCode(context, leader, {
      ...captRoster({ guildId, captId }),
      code: GROUP_CODE,
      send: false,
      version: undefined,
    });
    return;
  }

  time = demo.startsAt.getTime() + HOUR_MS;
  const main = (await findEntries(context.db, captId)).filter((entry) => entry.list === 'main');
  const came = main.map((entry) => entry.userId).filter(() => random() > 0.08);
  const { result, ours, theirs } = demo.end;
  await updateCapt(context, leader, {
    guildId,
    captId,
    version: 0,
    ...plan,
    status: 'finished',
    result,
    scoreOurs: ours,
    scoreTheirs: theirs,
    players: await playersOf(context, guildId, came, random),
  });
  for (const userId of came.filter(() => random() < 0.6)) {
    const url = `https://www.youtube.com/watch?v=${captId.slice(0, 6)}${userId.slice(-5)}`;
    await sendRecording(context, { kind: 'discord', userId }, { guildId, captId, url });
  }
};

/** Each player has their own skill, and varies from capt to capt. */
const playersOf = async (
  context: Context,
  guildId: string,
  userIds: readonly string[],
  random: () => number,
): Promise<CaptPlayer[]> => {
  const known = await findKnownMembers(context.db, guildId, userIds);
  return userIds.map((userId) => {
    const skill = 0.5 + Number(BigInt(userId) % 97n) / 97;
    const damage = Math.round(3000 * skill * (0.5 + random()));
    return {
      user_id: userId,
      nick: known.get(userId)?.ingameNick ?? `Player_${userId.slice(-4)}`,
      side: 'ours',
      damage,
      kills: Math.round(damage / 420),
      deaths: 1 + Math.floor(random() * 6),
      hit_percent: Math.round(20 + 40 * skill * random()),
      headshot_percent: Math.round(8 + 25 * random()),
      source: 'screenshot',
    };
  });
};
