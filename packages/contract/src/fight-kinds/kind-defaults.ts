import type { EventPlan } from '../events/event-plan.ts';
import type { FightKind } from './fight-kinds.ts';

type Squads = NonNullable<EventPlan['squads']>;

/**
 * What an event or a capt of this kind begins with. The kind decides first, then its template; what neither says is left out and
 * follows the settings. `slots` are the places that a leader typed, if they did.
 */
export const kindDefaults = (
  kind: FightKind,
  template: EventPlan | null,
  slots = kind.slots ?? template?.slots,
): Partial<EventPlan> => {
  const { title = kind.name, ...rest } = template ?? {};
  return {
    ...rest,
    title,
    ...(slots === undefined ? {} : { slots, squads: squadsOf(kind, template?.squads ?? [], slots) }),
    ...(kind.reward === null ? {} : { reward: kind.reward }),
    ...(kind.ping_role_id === null ? {} : { ping_role_id: kind.ping_role_id }),
    ...(kind.reminders_minutes === null ? {} : { reminders_minutes: kind.reminders_minutes }),
    fight_kind_id: kind.id,
  };
};

/** The template's squads if they fill the places. The needed role is that of each squad without one, or of one squad for all. */
const squadsOf = ({ name, needed_role_id: needed }: FightKind, planned: Squads, slots: number): Squads => {
  const fits = planned.length > 0 && planned.reduce((sum, squad) => sum + squad.slots, 0) === slots;
  if (fits) return planned.map((squad) => ({ ...squad, role_id: squad.role_id ?? needed }));
  return needed === null ? [] : [{ name, slots, role_id: needed, leader_id: null }];
};
