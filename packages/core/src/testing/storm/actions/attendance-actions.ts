import { captRoutes } from '@famiglia/contract/capts/capt-routes';
import { eventRoutes } from '@famiglia/contract/events/event-routes';
import { captRoster } from '../../../capts/capt-roster.ts';
import { finishCapt } from '../../../capts/finish-capt.ts';
import { eventRoster } from '../../../events/event-roster.ts';
import { finishEvent } from '../../../events/finish-event.ts';
import { undoFinish } from '../../../rosters/undo-finish.ts';
import { NOTHING_YET, refusalsOf } from '../storm-action.ts';
import type { Step, StormAction } from '../storm-action.ts';

/** Some members of the family, also some who did not sign up. */
const whoCame = ({ world, dice }: Step): string[] =>
  dice.pickSome([...world.people.map((one) => one.userId), ...world.others, ...world.candidates], 8);

const FINISH = 'finish an event, or correct it';

export const ATTENDANCE_ACTIONS: readonly StormAction[] = [
  {
    name: FINISH,
    weight: 10,
    who: 'leader',
    // Somebody of the others may have been forgotten a moment ago.
    refusals: [...refusalsOf(eventRoutes.finish), 'validation_failed'],
    run: async (step) => {
      const { context, person, world, dice } = step;
      const eventId = dice.pick(world.rosters.event);
      const asked = { guildId: world.guildId, eventId, attended: whoCame(step), excused: [] };
      await finishEvent(context, person.panel, asked);
      world.finished.event.push(eventId);
    },
  },
  {
    name: 'undo a finish of an event',
    weight: 3,
    who: 'leader',
    refusals: refusalsOf(eventRoutes.undoFinish),
    after: [FINISH],
    run: async ({ context, person, world, dice }) => {
      if (world.finished.event.length === 0) return NOTHING_YET;
      const eventId = dice.pick(world.finished.event);
      await undoFinish(context, person.panel, eventRoster({ guildId: world.guildId, eventId }));
    },
  },
  {
    name: 'enter the result of a capt, or correct it',
    weight: 8,
    who: 'leader',
    refusals: [...refusalsOf(captRoutes.finish), 'validation_failed'],
    run: async (step) => {
      const { context, person, world, dice } = step;
      const captId = dice.pick(world.rosters.capt);
      await finishCapt(context, person.panel, {
        guildId: world.guildId,
        captId,
        result: dice.pick(['win', 'loss', 'draw'] as const),
        scoreOurs: dice.below(5),
        scoreTheirs: 1,
        ...(dice.chance(0.7) ? { attended: whoCame(step) } : {}),
      });
      world.finished.capt.push(captId);
    },
  },
  {
    name: 'undo a result of a capt',
    weight: 3,
    who: 'leader',
    refusals: refusalsOf(captRoutes.undoFinish),
    run: async ({ context, person, world, dice }) => {
      const captId = dice.pick(world.finished.capt);
      await undoFinish(context, person.panel, captRoster({ guildId: world.guildId, captId }));
    },
  },
];
