import type { EventPlan } from '@famiglia/contract/events/event-plan';
import type { seriesRoutes } from '@famiglia/contract/series/series';
import { upcomingOccurrences } from '@famiglia/contract/series/series-dates';
import { findSettings } from '../settings/settings.queries.ts';
import { requireKnownKind } from '../fight-kinds/take-fight-kind.ts';
import { AppError } from '../platform/app-error.ts';
import type { Queryable } from '../platform/db/database.ts';
import type { UseCaseInput } from '../platform/use-case-input.ts';
import { checkStart } from '../events/check-start.ts';
import { choosePicture } from '../rosters/event-picture.queries.ts';
import { checkPingRole } from '../rosters/roster-ping.ts';
import { checkSquads } from '../rosters/check-squads.ts';

type AskedSeries = UseCaseInput<typeof seriesRoutes.create>;

/** The values of a series as they are stored. A series without a date within the next year is refused. */
export const checkSeries = async (
  db: Queryable,
  asked: AskedSeries,
  { userId, before = null, now }: { userId: string; before?: EventPlan | null; now: Date },
) => {
  const { guildId, days, clock, everyWeeks, firstDay, until, hoursBefore } = asked;
  const { time_zone: zone } = await findSettings(db, guildId);
  const rule = { days, clock, every_weeks: everyWeeks, first_day: firstDay, until };
  const [first] = upcomingOccurrences(rule, [], { zone, now, count: 1 });
  if (first === undefined) {
    throw new AppError('validation_failed', { errors: [{ field: 'until', message: 'no_dates' }] });
  }
  checkStart(first.startsAt, now);
  const plan = await checkPlan(db, { guildId, userId, before, now }, asked.plan);
  return { plan, days, clock, everyWeeks, firstDay, until, hoursBefore };
};

/** Checks that the squads of a plan fit its places, and that its picture exists. The plan keeps neither the ids of its squads nor their leaders. */
export const checkPlan = async (
  db: Queryable,
  { guildId, userId, before, now }: { guildId: string; userId: string; before: EventPlan | null; now: Date },
  plan: AskedSeries['plan'],
): Promise<EventPlan> => {
  const squads = (plan.squads ?? []).map(({ name, slots, role_id }) => ({
    name,
    slots,
    role_id,
    leader_id: null,
  }));
  await checkSquads(db, { guildId, slots: plan.slots, squads });
  await choosePicture(db, { guildId, pictureId: plan.picture_id ?? null, now });
  if (before?.fight_kind_id !== plan.fight_kind_id) await requireKnownKind(db, guildId, plan.fight_kind_id);
  // The role is checked only if it changes: otherwise the person who chose it is responsible.
  if (before?.ping_role_id !== plan.ping_role_id)
    await checkPingRole(db, { guildId, userId, kind: 'event' }, plan.ping_role_id);
  return { ...plan, squads };
};
