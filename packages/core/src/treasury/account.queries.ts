import type { MoneyPlace } from '@famiglia/contract/treasury/treasury';
import { and, asc, eq, inArray, sql } from 'drizzle-orm';
import type { Queryable, Transaction } from '../platform/db/database.ts';
import { members } from '../platform/db/schema/guilds.ts';
import { treasuryAccounts } from '../platform/db/schema/treasury.ts';

/** A place where money lies; `userId` is null for the bank and the world outside. */
export interface Place {
  place: MoneyPlace;
  userId: string | null;
}
export type AccountRow = typeof treasuryAccounts.$inferSelect;

/** The bank, or the cash of an officer. */
export const placeOf = (officerId: string | null): Place =>
  officerId === null ? { place: 'bank', userId: null } : { place: 'officer', userId: officerId };

export const OUTSIDE: Place = { place: 'outside', userId: null };

export const isSamePlace = (one: Place, other: Place): boolean =>
  one.place === other.place && one.userId === other.userId;

const keyOf = ({ place, userId }: Place): string => `${place} ${userId ?? ''}`;

/** The accounts of these places, which are opened where they are missing, locked in the order of their ids. */
export const lockAccounts = async (
  tx: Transaction,
  guildId: string,
  places: readonly Place[],
): Promise<AccountRow[]> => {
  // In one order, because whoever opens an account makes others wait who open it too.
  const rows = places
    .map(({ place, userId }) => ({ guildId, place, userId }))
    .toSorted((one, other) => keyOf(one).localeCompare(keyOf(other)));
  await tx.insert(treasuryAccounts).values(rows).onConflictDoNothing();
  return tx
    .select()
    .from(treasuryAccounts)
    .where(
      and(
        eq(treasuryAccounts.guildId, guildId),
        sql`(${treasuryAccounts.place}, coalesce(${treasuryAccounts.userId}, 0)) in (${sql.join(
          places.map(({ place, userId }) => sql`(${place}::text, ${userId ?? '0'}::bigint)`),
          sql`, `,
        )})`,
      ),
    )
    .orderBy(asc(treasuryAccounts.id))
    .for('no key update');
};

/** What lies where, with the names of officers and of those to whom something is owed. */
export const findAccounts = async (db: Queryable, guildId: string) =>
  db
    .select({
      id: treasuryAccounts.id,
      place: treasuryAccounts.place,
      userId: treasuryAccounts.userId,
      balance: treasuryAccounts.balanceCents,
      name: members.displayName,
    })
    .from(treasuryAccounts)
    .leftJoin(
      members,
      and(eq(members.guildId, treasuryAccounts.guildId), eq(members.userId, treasuryAccounts.userId)),
    )
    .where(
      and(
        eq(treasuryAccounts.guildId, guildId),
        inArray(treasuryAccounts.place, ['bank', 'officer', 'owed']),
        sql`${treasuryAccounts.balanceCents} <> 0`,
      ),
    );
