import { planOf } from '@famiglia/contract/event-plan';
import { MAX_TEMPLATES, templateRoutes } from '@famiglia/contract/series';
import { requireGuildAccess } from '../../guilds/access/require-guild-access.ts';
import { recordActivity } from '../../guilds/activity/record-activity.ts';
import { requireSignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { readEventDetails } from '../events/get-event.ts';
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
    const plan = planOf(await readEventDetails(tx, guildId, eventId));
    const values = { guildId, name, plan, createdBy: userId, createdAt: context.clock() };
    const row = await insertTemplate(tx, values);
    if (row === null) throw new AppError('template_exists');
    if ((await findTemplates(tx, guildId)).length > MAX_TEMPLATES) throw new AppError('too_many_templates');
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
