import { captRoutes } from '@famiglia/contract/capts/capt-routes';
import { eventRoutes } from '@famiglia/contract/events/event-routes';
import { captRoster } from '../../../capts/capt-roster.ts';
import { createEvent } from '../../../events/create-event.ts';
import { eventRoster } from '../../../events/event-roster.ts';
import { readEventDetails } from '../../../events/get-events.ts';
import { updateEvent } from '../../../events/update-event.ts';
import { changeSlots } from '../../../events/change-slots.ts';
import { editEvent } from '../../../events/edit-event.ts';
import { addParticipant } from '../../../rosters/add-participant.ts';
import { askUnanswered } from '../../../rosters/ask-unanswered.ts';
import { closeRoster } from '../../../rosters/close-roster.ts';
import { pinParticipant } from '../../../rosters/pin-participant.ts';
import { removeParticipant } from '../../../rosters/remove-participant.ts';
import { cancelRoster } from '../../../rosters/cancel-roster.ts';
import { reopenRoster } from '../../../rosters/reopen-roster.ts';
import { findEntries } from '../../../rosters/roster.queries.ts';
import { signUp } from '../../../rosters/sign-up.ts';
import type { AttendedRoster } from '../../../rosters/roster-kind.ts';
import { markPosted } from '../../test-events.ts';
import { refusalsOf } from '../storm-action.ts';
import type { Step, StormAction } from '../storm-action.ts';

/** An event or a capt that people sign up for. */
export const someRoster = ({ world, dice }: Step): AttendedRoster => {
  const { guildId, rosters, plannedCapts } = world;
  return dice.chance(0.6)
    ? eventRoster({ guildId, eventId: dice.pick(rosters.event) })
    : captRoster({ guildId, captId: dice.pick(plannedCapts) });
};

/** Somebody on the list, of these people; anybody of the others where nobody is. */
const someListed = async (
  { context, world, dice }: Step,
  { rosterId }: AttendedRoster,
  of: readonly string[] | null,
): Promise<string> => {
  const listed = (await findEntries(context.db, rosterId)).map(({ userId }) => userId);
  const known = listed.filter((userId) => of?.includes(userId) ?? true);
  return dice.pick(known.length > 0 ? known : world.others);
};

const SQUADS = [
  [],
  [{ name: 'First', slots: 2 }],
  [
    { name: 'First', slots: 1 },
    { name: 'Second', slots: 2 },
  ],
].map((squads) => squads.map((squad) => ({ ...squad, role_id: null, leader_id: null })));

const ADD = 'add somebody';
const ON_LIST = new Set(['joined', 'moved']);
const OFF_LIST = new Set(['left', 'not_signed_up']);
const CHOICES = ['main', 'main', 'main', 'main', 'reserve', 'leave', 'late', 'maybe', 'cannot'] as const;

/** Where somebody is by the answer that they got. */
export const noteSignUp = (
  { person, acknowledged }: Step,
  rosterId: string,
  choice: (typeof CHOICES)[number],
  outcome: string,
): void => {
  const listed = `${rosterId} ${person.userId}`;
  const comes = choice === 'main' || choice === 'reserve' || choice === 'late';
  if (ON_LIST.has(outcome) || (comes && outcome === 'answered')) acknowledged.onList.set(listed, true);
  if (OFF_LIST.has(outcome) || (!comes && outcome === 'answered')) acknowledged.onList.set(listed, false);
};

export const ROSTER_ACTIONS: readonly StormAction[] = [
  {
    name: 'sign up or leave',
    weight: 20,
    who: 'anyone',
    refusals: ['not_found', 'event_over', 'capt_over'],
    run: async (step) => {
      const { context, person, dice, mark } = step;
      const roster = someRoster(step);
      const choice = dice.pick(CHOICES);
      const confirmed = dice.chance(0.7);
      const { outcome } = await signUp(context, person.discord, { ...roster, choice, confirmed, key: mark });
      noteSignUp(step, roster.rosterId, choice, outcome);
      return outcome;
    },
  },
  {
    name: ADD,
    weight: 7,
    who: 'leader',
    refusals: refusalsOf(eventRoutes.add, captRoutes.add, eventRoutes.explain),
    run: async (step) => {
      const { context, person, world, dice } = step;
      const userId = dice.pick(world.others);
      await addParticipant(context, person.panel, { ...someRoster(step), userId, reserve: dice.chance(0.3) });
    },
  },
  {
    name: 'remove somebody',
    weight: 4,
    who: 'leader',
    refusals: refusalsOf(eventRoutes.remove, captRoutes.removeParticipant),
    after: [ADD],
    run: async (step) => {
      const roster = someRoster(step);
      const userId = await someListed(step, roster, step.world.others);
      await removeParticipant(step.context, step.person.panel, { ...roster, userId });
    },
  },
  {
    name: 'pin somebody',
    weight: 3,
    who: 'leader',
    refusals: refusalsOf(eventRoutes.pin, captRoutes.pin),
    run: async (step) => {
      const roster = someRoster(step);
      const userId = await someListed(step, roster, null);
      const pinned = step.dice.pick(['in', 'out', null] as const);
      await pinParticipant(step.context, step.person.panel, { ...roster, userId, pinned });
    },
  },
  {
    name: 'change the places',
    weight: 3,
    who: 'leader',
    refusals: refusalsOf(eventRoutes.changeSlots),
    run: async ({ context, person, world, dice }) => {
      const { guildId, rosters } = world;
      await changeSlots(context, person.panel, {
        guildId,
        eventId: dice.pick(rosters.event),
        slots: 1 + dice.below(5),
      });
    },
  },
  {
    name: 'set squads',
    weight: 3,
    who: 'leader',
    refusals: refusalsOf(eventRoutes.update),
    run: async ({ context, person, world, dice, acknowledged }) => {
      const target = { guildId: world.guildId, eventId: dice.pick(world.rosters.event) };
      const before = await readEventDetails(context.db, target.guildId, target.eventId);
      const squads = dice.pick(SQUADS);
      const slots = squads.reduce((sum, squad) => sum + squad.slots, 0) || 3;
      const after = await updateEvent(context, person.panel, {
        ...target,
        version: before.version,
        title: before.title,
        description: before.description,
        startsAt: before.starts_at,
        reward: before.reward,
        remindersMinutes: before.reminders_minutes,
        slots,
        squads,
      });
      if (after.version > before.version)
        acknowledged.saves.push(`event ${target.eventId} on ${before.version}`);
    },
  },
  {
    name: 'take more answers or only plus and minus',
    weight: 2,
    who: 'leader',
    refusals: refusalsOf(eventRoutes.update),
    run: async ({ context, person, world, dice }) => {
      const target = { guildId: world.guildId, eventId: dice.pick(world.rosters.event) };
      await editEvent(context, person.panel, target, { moreAnswers: dice.chance(0.7) });
    },
  },
  {
    name: 'ping those who have not answered',
    weight: 2,
    who: 'leader',
    refusals: refusalsOf(eventRoutes.askUnanswered, captRoutes.askUnanswered),
    run: async (step) => {
      const roster = someRoster(step);
      await markPosted(step.context.db, roster);
      await askUnanswered(step.context, step.person.panel, roster);
    },
  },
  {
    name: 'close sign-up',
    weight: 2,
    who: 'leader',
    refusals: refusalsOf(eventRoutes.close, captRoutes.close),
    run: async (step) => closeRoster(step.context, step.person.panel, someRoster(step)),
  },
  {
    name: 'open sign-up again',
    weight: 2,
    who: 'leader',
    refusals: refusalsOf(eventRoutes.reopen, captRoutes.reopen),
    run: async (step) => reopenRoster(step.context, step.person.panel, someRoster(step)),
  },
  {
    name: 'call something off',
    weight: 1,
    who: 'leader',
    refusals: refusalsOf(eventRoutes.cancel, captRoutes.cancel),
    run: async (step) =>
      cancelRoster(step.context, step.person.panel, { ...someRoster(step), reason: step.mark }),
  },
  {
    name: 'plan an event',
    weight: 2,
    who: 'leader',
    refusals: refusalsOf(eventRoutes.create),
    run: async ({ context, person, world, dice, mark, acknowledged }) => {
      const startsAt = new Date(context.clock().getTime() + 3_600_000).toISOString();
      const event = {
        guildId: world.guildId,
        title: mark,
        description: '',
        startsAt,
        slots: 2,
        cutoffMinutes: null,
      };
      // The same form sent twice makes one event.
      const sendings = dice.chance(0.3) ? 2 : 1;
      const made = await Promise.all(
        Array.from({ length: sendings }, async () =>
          createEvent(context, person.panel, { ...event, key: mark }),
        ),
      );
      acknowledged.left('events', mark);
      if (made[0] !== undefined) world.rosters.event.push(made[0].id);
    },
  },
];
