import { captGroupCodeRoutes, eventGroupCodeRoutes } from '@famiglia/contract/rosters/group-code';
import { captLineUpRoutes, eventLineUpRoutes } from '@famiglia/contract/rosters/line-up-routes';
import { warAlertRoutes } from '@famiglia/contract/wars/war-alert-routes';
import { warProposalRoutes } from '@famiglia/contract/wars/war-proposal';
import { captRoster } from '../../../capts/capt-roster.ts';
import { HOUR_MS } from '../../../capts/testing/test-capt.ts';
import { getGroupCode, setGroupCode } from '../../../rosters/group-code.ts';
import { callMissing, replaceMissing } from '../../../rosters/line-up.ts';
import { findEntries } from '../../../rosters/roster.queries.ts';
import { confirmWar } from '../../../wars/confirm-war.ts';
import { createWarCapt, ignoreWar, linkWar } from '../../../wars/decide-war.ts';
import { readWars } from '../../../wars/read-wars.ts';
import { takeWars } from '../../../wars/take-wars.ts';
import { findWar } from '../../../wars/war.queries.ts';
import { NOTHING_YET, refusalsOf } from '../storm-action.ts';
import type { Step, StormAction } from '../storm-action.ts';
import { someRoster } from './roster-actions.ts';

/** One of four wars as one of three feeds tells it: ahead, or over with some of us and a stranger. */
const someWar = ({ context, world, dice }: Step): object => {
  const nth = dice.below(4);
  const isOver = dice.chance(0.6);
  const now = context.clock().getTime();
  // The same hour in the whole storm, so that feeds tell of the same wars.
  const startsAt = Math.floor(now / HOUR_MS) * HOUR_MS + (nth % 2 === 0 ? -HOUR_MS : HOUR_MS);
  const players = dice.pickSome(world.nicks, 4).map((nick) => ({
    nick,
    side: 'defence',
    damage: 100 * dice.below(20),
    kills: dice.below(9),
  }));
  return {
    id: nth,
    attacker: ['Vagos', 'Ballas', 'Yakuza', 'Bloods'][nth],
    defender: 'Storm',
    territory: `Point ${nth}`,
    starts_at: new Date(startsAt).toISOString(),
    ...(isOver && nth % 2 === 0
      ? {
          ended_at: new Date(startsAt + HOUR_MS / 4).toISOString(),
          winner: dice.pick(['attack', 'defence', 'draw']),
          score_attacker: dice.below(20),
          players: [...players, { nick: 'Stranger', side: 'attack', damage: 5 }],
        }
      : { max_players: 5 + dice.below(10) }),
  };
};

const someWarId = ({ world, dice }: Step): string | null =>
  world.wars.length === 0 ? null : dice.pick(world.wars);

const TAKE_WAR = 'take a war of a feed';

/** What happens around a war: feeds tell of it, leaders gather people, check who is there, and decide. */
export const WAR_ACTIONS: readonly StormAction[] = [
  {
    name: TAKE_WAR,
    weight: 9,
    who: 'anyone',
    refusals: ['war_names_missing'],
    run: async (step) => {
      const { context, world, dice } = step;
      const feed = { guildId: world.guildId, source: dice.pick(['channel', 'monitor-a', 'monitor-b']) };
      const [taken] = await takeWars(context, feed, readWars(someWar(step), context.clock()));
      if (taken !== undefined && 'warId' in taken) world.wars.push(taken.warId);
      return taken?.outcome === 'refused' ? NOTHING_YET : taken;
    },
  },
  {
    name: 'open the sign-up of a war',
    weight: 3,
    who: 'leader',
    refusals: refusalsOf(warAlertRoutes.createCapt),
    after: [TAKE_WAR],
    run: async (step) => {
      const { context, person, world } = step;
      const warId = someWarId(step);
      if (warId === null) return NOTHING_YET;
      const { capt_id: captId } = await createWarCapt(context, person.panel, {
        guildId: world.guildId,
        warId,
      });
      if (!world.plannedCapts.includes(captId)) world.plannedCapts.push(captId);
      return captId;
    },
  },
  {
    name: 'link a war',
    weight: 3,
    who: 'leader',
    refusals: refusalsOf(warAlertRoutes.link),
    after: [TAKE_WAR],
    run: async (step) => {
      const { context, person, world, dice } = step;
      const warId = someWarId(step);
      if (warId === null) return NOTHING_YET;
      const captId = dice.chance(0.3) ? null : dice.pick(world.plannedCapts);
      await linkWar(context, person.panel, { guildId: world.guildId, warId, captId });
      return captId;
    },
  },
  {
    name: 'ignore a war',
    weight: 1,
    who: 'leader',
    refusals: refusalsOf(warAlertRoutes.ignore),
    after: [TAKE_WAR],
    run: async (step) => {
      const { context, person, world, acknowledged } = step;
      const warId = someWarId(step);
      if (warId === null) return NOTHING_YET;
      await ignoreWar(context, person.panel, { guildId: world.guildId, warId });
      acknowledged.saves.push(`the decision about war ${warId}`);
      return warId;
    },
  },
  {
    name: 'confirm a war',
    weight: 7,
    who: 'leader',
    refusals: refusalsOf(warProposalRoutes.confirm),
    after: [TAKE_WAR],
    run: async (step) => {
      const { context, person, world, acknowledged } = step;
      const warId = someWarId(step);
      const war = warId === null ? null : await findWar(context.db, world.guildId, warId);
      if (war === null) return NOTHING_YET;
      await confirmWar(context, person.panel, {
        guildId: world.guildId,
        warId: war.id,
        version: war.version,
        result: 'win',
        members: [],
      });
      acknowledged.saves.push(`the decision about war ${war.id}`);
      return war.id;
    },
  },
  {
    name: 'call who is not in voice',
    weight: 4,
    who: 'leader',
    refusals: refusalsOf(eventLineUpRoutes.call, captLineUpRoutes.call),
    run: async (step) => callMissing(step.context, step.person.panel, someRoster(step)),
  },
  {
    name: 'replace who is not in voice',
    weight: 4,
    who: 'leader',
    refusals: refusalsOf(captLineUpRoutes.replace),
    run: async (step) => {
      const { context, person, world, dice } = step;
      const captId = dice.pick(world.plannedCapts);
      const entries = await findEntries(context.db, captId);
      const of = (wanted: string) => entries.flatMap(({ list, userId }) => (list === wanted ? [userId] : []));
      if (of('main').length === 0 || of('reserve').length === 0) return NOTHING_YET;
      const roster = captRoster({ guildId: world.guildId, captId });
      return replaceMissing(context, person.panel, { ...roster, userIds: dice.pickSome(of('main'), 2) });
    },
  },
  {
    name: 'set the group code',
    weight: 4,
    who: 'leader',
    refusals: refusalsOf(eventGroupCodeRoutes.set, captGroupCodeRoutes.set),
    run: async (step) => {
      const { context, person, dice, mark, acknowledged } = step;
      const roster = someRoster(step);
      const { version } = await getGroupCode(context, person.panel, roster);
      await setGroupCode(context, person.panel, {
        ...roster,
        code: mark.slice(-40),
        send: dice.chance(0.5),
        version,
      });
      acknowledged.saves.push(`the code of ${roster.rosterId} on ${version}`);
    },
  },
];
