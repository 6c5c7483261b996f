import { and, asc, eq, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { eventTemplates } from '../platform/db/schema/event-templates.ts';

export type TemplateRow = typeof eventTemplates.$inferSelect;

export const findTemplates = async (db: Queryable, guildId: string): Promise<TemplateRow[]> =>
  db
    .select()
    .from(eventTemplates)
    .where(eq(eventTemplates.guildId, guildId))
    .orderBy(asc(sql`lower(${eventTemplates.name})`));

/** Null if the guild already has a template with this name. */
export const insertTemplate = async (
  tx: Transaction,
  row: typeof eventTemplates.$inferInsert,
): Promise<TemplateRow | null> => {
  const [stored] = await tx.insert(eventTemplates).values(row).onConflictDoNothing().returning();
  return stored ?? null;
};

export const deleteTemplateRow = async (
  tx: Transaction,
  guildId: string,
  templateId: string,
): Promise<TemplateRow | null> => {
  const [deleted] = await tx
    .delete(eventTemplates)
    .where(and(eq(eventTemplates.guildId, guildId), eq(eventTemplates.id, templateId)))
    .returning();
  return deleted ?? null;
};
