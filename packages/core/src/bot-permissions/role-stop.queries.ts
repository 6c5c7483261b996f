import type { RoleRefusal } from '@famiglia/contract/reputation/reward-roles';
import { and, eq } from 'drizzle-orm';
import type { Queryable } from '../platform/db/database.ts';
import { rewardRoleStops as stops } from '../platform/db/schema/reputation.ts';

interface RoleStop {
  reason: RoleRefusal;
  stoppedAt: Date;
}

/** Keyed by role. */
export const findRoleStops = async (db: Queryable, guildId: string): Promise<Map<string, RoleStop>> => {
  const rows = await db.select().from(stops).where(eq(stops.guildId, guildId));
  return new Map(rows.map(({ roleId, reason, stoppedAt }) => [roleId, { reason, stoppedAt }]));
};

export const storeRoleStop = async (
  db: Queryable,
  guildId: string,
  roleId: string,
  stop: RoleStop,
): Promise<void> => {
  await db
    .insert(stops)
    .values({ guildId, roleId, ...stop })
    .onConflictDoUpdate({ target: [stops.guildId, stops.roleId], set: stop });
};

export const deleteRoleStop = async (db: Queryable, guildId: string, roleId: string): Promise<void> => {
  await db.delete(stops).where(and(eq(stops.guildId, guildId), eq(stops.roleId, roleId)));
};
