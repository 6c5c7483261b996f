import { rankRoutes } from '@famiglia/contract/ranks/ranks';
import { vacationRoutes } from '@famiglia/contract/vacations/vacations';
import { warningRoutes } from '@famiglia/contract/warnings/warnings';
import { demoteMember, promoteMember, setRank } from '../../../ranks/set-rank.ts';
import { dismissMember } from '../../../dismissals/dismiss-member.ts';
import { decideVacation } from '../../../vacations/decide-vacation.ts';
import { endVacation } from '../../../vacations/end-vacation.ts';
import { giveVacation } from '../../../vacations/give-vacation.ts';
import { takeVacation } from '../../../vacations/take-vacation.ts';
import { giveWarning } from '../../../warnings/give-warning.ts';
import { liftWarning } from '../../../warnings/lift-warning.ts';
import { NOTHING_YET, refusalsOf } from '../storm-action.ts';
import type { Step, StormAction } from '../storm-action.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Somebody who stands below every leader. */
const subordinate = ({ world, dice }: Step): string =>
  dice.pick([...world.others, ...world.people.flatMap((one) => (one.leads ? [] : [one.userId]))]);

const someDays = ({ context, dice }: Step) => {
  const day = (ahead: number) =>
    new Date(context.clock().getTime() + ahead * DAY_MS).toISOString().slice(0, 10);
  const first = 1 + dice.below(6);
  return { from: day(first), until: day(first + dice.below(4)) };
};

const WARN = 'warn';
const TAKE_VACATION = 'take a vacation';

export const PERSONNEL_ACTIONS: readonly StormAction[] = [
  {
    name: WARN,
    weight: 5,
    who: 'leader',
    refusals: refusalsOf(warningRoutes.give),
    run: async (step) => {
      const { context, person, world, dice, mark, acknowledged } = step;
      const kind = dice.pick(['verbal', 'warning', 'severe'] as const);
      const asked = { guildId: world.guildId, userId: subordinate(step), kind, reason: mark };
      const { id } = await giveWarning(context, person.panel, asked);
      acknowledged.left('warnings', mark);
      world.warnings.push(id);
    },
  },
  {
    name: 'lift a warning',
    weight: 4,
    who: 'leader',
    refusals: refusalsOf(warningRoutes.lift),
    after: [WARN],
    run: async ({ context, person, world, dice, mark, acknowledged }) => {
      if (world.warnings.length === 0) return NOTHING_YET;
      await liftWarning(context, person.panel, {
        guildId: world.guildId,
        warningId: dice.pick(world.warnings),
        why: mark,
      });
      acknowledged.left('lifted warnings', mark);
    },
  },
  {
    name: 'dismiss',
    weight: 2,
    who: 'leader',
    refusals: refusalsOf(warningRoutes.dismiss),
    run: async (step) => {
      const { context, person, world, mark, acknowledged } = step;
      const asked = {
        guildId: world.guildId,
        userId: subordinate(step),
        way: 'roles' as const,
        reason: mark,
      };
      await dismissMember(context, person.panel, asked);
      acknowledged.left('dismissals', mark);
    },
  },
  {
    name: 'promote or demote',
    weight: 6,
    who: 'leader',
    refusals: [...refusalsOf(rankRoutes.set), 'rank_at_top', 'rank_at_bottom', 'rank_just_changed'],
    run: async (step) => {
      const { context, person, world, dice, mark, acknowledged } = step;
      const request = { guildId: world.guildId, userId: subordinate(step), reason: mark };
      if (dice.chance(0.5))
        await setRank(context, person.panel, { ...request, roleId: dice.pick([...world.steps, null]) });
      else await (dice.chance(0.7) ? promoteMember : demoteMember)(context, person.panel, request);
      acknowledged.left('rank changes', mark);
    },
  },
  {
    name: TAKE_VACATION,
    weight: 4,
    who: 'anyone',
    refusals: ['vacation_overlaps', 'vacation_limit'],
    run: async (step) => {
      const { context, person, world, mark, acknowledged } = step;
      const request = { guildId: world.guildId, ...someDays(step), reason: mark };
      const { id } = await takeVacation(context, person.discord, request);
      acknowledged.left('vacations', mark);
      world.vacations.push(id);
    },
  },
  {
    name: 'give a vacation',
    weight: 2,
    who: 'leader',
    refusals: refusalsOf(vacationRoutes.give),
    run: async (step) => {
      const { context, person, world, mark, acknowledged } = step;
      const asked = { guildId: world.guildId, userId: subordinate(step), ...someDays(step), reason: mark };
      const { id } = await giveVacation(context, person.panel, asked);
      acknowledged.left('vacations', mark);
      world.vacations.push(id);
    },
  },
  {
    name: 'decide about a vacation',
    weight: 4,
    who: 'leader',
    refusals: refusalsOf(vacationRoutes.decide),
    after: [TAKE_VACATION],
    run: async ({ context, person, world, dice, mark, acknowledged }) => {
      if (world.vacations.length === 0) return NOTHING_YET;
      const vacationId = dice.pick(world.vacations);
      const asked = { guildId: world.guildId, vacationId, approve: dice.chance(0.6), reason: mark };
      await decideVacation(context, person.panel, asked);
      acknowledged.left('decided vacations', mark);
    },
  },
  {
    name: 'end a vacation',
    weight: 2,
    who: 'leader',
    refusals: refusalsOf(vacationRoutes.end),
    after: [TAKE_VACATION],
    run: async ({ context, person, world, dice }) => {
      if (world.vacations.length === 0) return NOTHING_YET;
      await endVacation(context, person.panel, {
        guildId: world.guildId,
        vacationId: dice.pick(world.vacations),
      });
    },
  },
];
