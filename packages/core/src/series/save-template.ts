import { planOf } from '@famiglia/contract/events/event-plan';
import type { EventPlan } from '@famiglia/contract/events/event-plan';
import { MAX_TEMPLATES, templateRoutes } from '@famiglia/contract/series/series';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { recordActivity } from '../activity/record-activity.ts';
import { requireSignedIn } from '../platform/actor.ts';
import { AppError } from '../platform/app-error.ts';
import type { Queryable } from '../platform/db/database.ts';
import type { UseCase } from '../platform/use-case.ts';
import { checkPingRole, existingRole } from '../rosters/roster-ping.ts';
import { readEventDetails } from '../events/get-events.ts';
import { presentTemplate } from './list-templates.ts';
import { lockPlansOf } from './series.queries.ts';
import { findTemplates, insertTemplate } from './template.queries.ts';

/** Stores the plan of an event under a name. */
export const saveTemplate: UseCase<typeof templateRoutes.save> = async (context, actor, input) => {
  const { guildId, name, eventId } = input;
  await requireGuildAccess(context, actor, guildId, templateRoutes.save.access);
  const { userId } = requireSignedIn(actor);
  return context.db.transaction(async (tx) => {
    await lockPlansOf(tx, guildId);
    const plan = await templatePlan(tx, { guildId, userId, eventId });
    const values = { guildId, name, plan, createdBy: userId, createdAt: context.clock() };
    const row = await insertTemplate(tx, values);
    if (row === null) throw new AppError('template_exists');
    await recordActivity(context, tx, {
      guildId,
      type: 'template.saved',
      actorId: userId,
      data: { title: name },
    });
    await context.bus.publish(tx, { type: 'series.changed', guildId });
    return presentTemplate(row);
  });
};

/** The plan that this person would save. Refuses what cannot be saved under any name, so that nobody is asked for one. */
export const templatePlan = async (
  db: Queryable,
  { guildId, userId, eventId }: { guildId: string; userId: string; eventId: string },
): Promise<EventPlan> => {
  const plan = planOf(await readEventDetails(db, guildId, eventId));
  if ((await findTemplates(db, guildId)).length >= MAX_TEMPLATES) throw new AppError('too_many_templates');
  // A role that was deleted since is not taken over, and @everyone only by those who may call everyone.
  const pingRoleId = await existingRole(db, guildId, plan.ping_role_id ?? null);
  await checkPingRole(db, { guildId, userId, kind: 'event' }, pingRoleId);
  return { ...plan, ping_role_id: pingRoleId };
};
