import { DEFAULT_SETTINGS } from '@famiglia/contract/settings/settings-values';
import { and, eq } from 'drizzle-orm';
import { captRoster } from '../../capts/capt-roster.ts';
import { createCapt } from '../../capts/create-capt.ts';
import { HOUR_MS, addFamily, hence, planCapt } from '../../capts/testing/test-capt.ts';
import { AppError } from '../../platform/app-error.ts';
import { capts } from '../../platform/db/schema/capts.ts';
import { members } from '../../platform/db/schema/guilds.ts';
import { reputationEntries } from '../../platform/db/schema/reputation.ts';
import { guildSettings } from '../../platform/db/schema/settings.ts';
import { wars } from '../../platform/db/schema/wars.ts';
import { signUp } from '../../rosters/sign-up.ts';
import { panelActor } from '../../testing/test-actor.ts';
import type { TestContext } from '../../testing/test-context.ts';
import { confirmWar } from '../confirm-war.ts';
import { getWarProposal } from '../propose-war.ts';
import { readWars } from '../read-wars.ts';
import { takeWars } from '../take-wars.ts';

export const NICKS = ['Anna_Moretti', 'Boris_Moretti', 'Vera_Moretti', 'Gleb_Moretti', 'Dina_Moretti'];

/** Five members with nicks, and a war of theirs half an hour ago that a feed tells of. */
export const addWar = async (context: TestContext, values: Record<string, unknown> = {}) => {
  const { guildId, leader, people } = await addFamily(context);
  for (const [index, userId] of people.entries())
    await context.db
      .update(members)
      .set({ ingameNick: NICKS[index] })
      .where(and(eq(members.guildId, guildId), eq(members.userId, userId)));
  const named = {
    ...DEFAULT_SETTINGS,
    wars: { ...DEFAULT_SETTINGS.wars, family_names: ['Moretti'] },
    capts: { ...DEFAULT_SETTINGS.capts, reward: 10, no_show_penalty: 5 },
  };
  await context.db
    .insert(guildSettings)
    .values({ guildId, version: 1, values: named, updatedBy: people[0] ?? '', updatedAt: context.clock() });
  const told = {
    id: 'w1',
    attacker: 'Vagos',
    defender: 'Moretti',
    territory: 'Точка 5',
    map: 'NEW_S_WINDFARM',
    starts_at: hence(context, -HOUR_MS / 2),
    ended_at: hence(context, -HOUR_MS / 4),
    winner: 'defence',
    score_attacker: 12,
    score_defender: 20,
    players: [
      {
        nick: 'Anna_Moretti',
        side: 'defence',
        kills: 6,
        damage: 1540,
        hit_percent: 33,
        headshot_percent: 12,
      },
      { nick: 'Luis_Vega', side: 'attack', kills: 3, damage: 812 },
    ],
    ...values,
  };
  const tell = async (changes: Record<string, unknown> = {}) =>
    takeWars(context, { guildId, source: 'key:1' }, readWars({ ...told, ...changes }, context.clock()));
  const [taken] = await tell();
  if (taken?.outcome !== 'accepted') throw new Error(JSON.stringify(taken));
  const warId = taken.warId;
  const propose = async () => getWarProposal(context, leader, { guildId, warId });
  const confirm = async (input: Partial<Parameters<typeof confirmWar>[2]> = {}) =>
    confirmWar(context, leader, {
      guildId,
      warId,
      version: (await propose()).version,
      members: [],
      ...input,
    });
  const stored = async () => {
    const [row] = await context.db.select().from(wars).where(eq(wars.id, warId));
    return row;
  };
  const paid = async () =>
    (await context.db.select().from(reputationEntries).where(eq(reputationEntries.guildId, guildId))).map(
      ({ userId, delta }) => [userId, delta],
    );
  return { guildId, leader, people, warId, tell, propose, confirm, stored, paid };
};

/** A capt that was planned for the war, with these people on its list. */
export const planFor = async (
  context: TestContext,
  { guildId, leader, warId }: Pick<Awaited<ReturnType<typeof addWar>>, 'guildId' | 'leader' | 'warId'>,
  listed: readonly string[],
) => {
  const { id: captId } = await createCapt(context, leader, {
    guildId,
    ...planCapt(context, { side: 'defence' }),
  });
  for (const userId of listed)
    await signUp(context, panelActor(userId), {
      ...captRoster({ guildId, captId }),
      choice: 'main',
      key: `click ${userId}`,
    });
  const startsAt = new Date(hence(context, -HOUR_MS / 2));
  await context.db.update(capts).set({ startsAt }).where(eq(capts.id, captId));
  await context.db.update(wars).set({ captId }).where(eq(wars.id, warId));
  return captId;
};

/** `done`, or the code of the refusal. */
export const codeOf = async (attempt: Promise<unknown>): Promise<string> =>
  attempt.then(
    () => 'done',
    (error: unknown) => (error instanceof AppError ? error.code : String(error)),
  );
