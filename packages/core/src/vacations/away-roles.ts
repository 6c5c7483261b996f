import { and, eq, isNotNull, isNull, lte, ne, or, sql } from 'drizzle-orm';
import { findRoleContext } from '../bot-permissions/bot-permissions.queries.ts';
import { givableRoles } from '../bot-permissions/role-gifts.ts';
import type { GivableRole } from '../bot-permissions/role-gifts.ts';
import { findSettings } from '../settings/settings.queries.ts';
import type { Context } from '../platform/context.ts';
import type { Queryable } from '../platform/db/database.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { vacations } from '../platform/db/schema/vacations.ts';

export interface AwayRoleChange {
  vacationId: string;
  userId: string;
  give: GivableRole | null;
  take: string | null;
}

const BATCH_SIZE = 100;

/**
 * Who has to get the role for absent members, and who has to lose it. A role that the bot may not give is not given.
 * The bot takes only roles that it gave itself, so a member who had the role before keeps it.
 */
export const findAwayRoleChanges = async (
  { db, clock }: Context,
  guildId: string,
): Promise<{ changes: AwayRoleChange[]; refused: boolean }> => {
  const wanted = (await findSettings(db, guildId)).vacations.role;
  const roleContext = await findRoleContext(db, guildId);
  const known = roleContext.roles.filter(({ id }) => id === wanted);
  const [give = null] = givableRoles(roleContext, known, { place: 'vacations' });
  const refused = wanted !== give;
  const isOver = or(
    ne(vacations.status, 'approved'),
    wanted === null ? sql`true` : ne(vacations.givenRole, wanted),
  );
  const over = and(isNotNull(vacations.givenRole), isOver);
  const due =
    give === null
      ? undefined
      : and(
          isNull(vacations.givenRole),
          eq(vacations.status, 'approved'),
          lte(vacations.startsAt, clock()),
          sql`not ${give}::bigint = any(${members.roleIds})`,
        );
  const rows = await db
    .select({ vacationId: vacations.id, userId: vacations.userId, givenRole: vacations.givenRole })
    .from(vacations)
    .innerJoin(
      members,
      and(
        eq(members.guildId, vacations.guildId),
        eq(members.userId, vacations.userId),
        isNull(members.leftAt),
      ),
    )
    .where(and(eq(vacations.guildId, guildId), or(over, due)))
    .limit(BATCH_SIZE);
  const changes = rows.map(({ vacationId, userId, givenRole }) => ({
    vacationId,
    userId,
    give: givenRole === null ? give : null,
    take: givenRole,
  }));
  return { changes, refused };
};

/** Stores the role that the bot gave for a vacation, or null once it was taken back. */
export const recordAwayRole = async (
  db: Queryable,
  guildId: string,
  vacationId: string,
  givenRole: string | null,
): Promise<void> => {
  await db
    .update(vacations)
    .set({ givenRole })
    .where(and(eq(vacations.guildId, guildId), eq(vacations.id, vacationId)));
};
