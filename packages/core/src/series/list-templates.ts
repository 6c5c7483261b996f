import { MAX_TEMPLATES, templateRoutes } from '@famiglia/contract/series/series';
import type { EventTemplate } from '@famiglia/contract/series/series';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import type { UseCase } from '../platform/use-case.ts';
import { currentSquads } from '../rosters/check-squads.ts';
import { findTemplates } from './template.queries.ts';
import type { TemplateRow } from './template.queries.ts';

/** Templates by name; roles that were deleted since are left out of their squads. */
export const listTemplates: UseCase<typeof templateRoutes.list> = async (context, actor, { guildId }) => {
  await requireGuildAccess(context, actor, guildId, templateRoutes.list.access);
  const items: EventTemplate[] = [];
  for (const row of await findTemplates(context.db, guildId)) {
    const squads = await currentSquads(context.db, guildId, row.plan.squads ?? []);
    items.push(presentTemplate({ ...row, plan: { ...row.plan, squads } }));
  }
  return { items, total: items.length, limit: MAX_TEMPLATES, offset: 0 };
};

export const presentTemplate = ({ id, name, plan, createdBy, createdAt }: TemplateRow): EventTemplate => ({
  id,
  name,
  plan,
  created_by: createdBy,
  created_at: createdAt.toISOString(),
});
