import { LOOK_BACK_DAYS } from '@famiglia/contract/payday/payday';
import type { PaydayRate } from '@famiglia/contract/payday/payday-routes';
import { paydayRoutes } from '@famiglia/contract/payday/payday-routes';
import { daysLater, wallTimeAt } from '@famiglia/contract/kit/zoned-time';
import { eq } from 'drizzle-orm';
import { requireGuildAccess } from '../../access/require-guild-access.ts';
import { recordActivity } from '../../activity/record-activity.ts';
import { requireSignedIn } from '../../platform/actor.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Queryable } from '../../platform/db/database.ts';
import { lockNamed } from '../../platform/db/lock-named.ts';
import { fightKinds } from '../../platform/db/schema/fight-kinds.ts';
import { paydayRates } from '../../platform/db/schema/payday.ts';
import { rankSteps } from '../../platform/db/schema/ranks.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { findSettings } from '../../settings/settings.queries.ts';
import { findRates, nameOf } from './rate.queries.ts';
import type { RateRow } from './rate.queries.ts';

export const listRates: UseCase<typeof paydayRoutes.rates> = async (context, actor, { guildId }) => {
  await requireGuildAccess(context, actor, guildId, paydayRoutes.rates.access);
  const { time_zone: timeZone } = await findSettings(context.db, guildId);
  const { rows } = await findRates(context.db, guildId, timeZone);
  const { kinds, ranks } = await findNames(context.db, guildId);
  const names = namesOf([...kinds, ...ranks]);
  const { day: today } = wallTimeAt(context.clock(), timeZone);
  // A rate whose rank or kind of fight is gone pays nobody any more.
  const known = standing(rows, today).filter(({ fightKindId, roleId }) =>
    [fightKindId, roleId].every((id) => id === null || names.has(id)),
  );
  return { today, ranks, items: known.map((row) => presentRate(row, names)) };
};

/** Of each rate the one that holds today, and those that follow. */
const standing = (rows: readonly RateRow[], today: string): RateRow[] =>
  rows.filter(
    (row) =>
      row.validFrom > today ||
      (row.amountCents !== null &&
        rows.findLast((one) => nameOf(one) === nameOf(row) && one.validFrom <= today) === row),
  );

/**
 * From its day on the rate holds; what happened before keeps the earlier one. Only the first rate of something may begin in the past,
 * because nothing was promised then.
 */
export const setRate: UseCase<typeof paydayRoutes.setRate> = async (context, actor, input) => {
  const { guildId, use, fightKindId, roleId } = input;
  await requireGuildAccess(context, actor, guildId, paydayRoutes.setRate.access);
  const { userId: setBy } = requireSignedIn(actor);
  const isOfFight = use.startsWith('event_') || use.startsWith('capt_');
  if (!isOfFight && fightKindId !== null) throw refuse('fight_kind_id', 'wrong_value');
  if ((use === 'salary') !== (roleId !== null)) throw refuse('role_id', 'wrong_value');
  const { time_zone: timeZone } = await findSettings(context.db, guildId);
  const now = context.clock();
  const { day: today } = wallTimeAt(now, timeZone);
  const validFrom = input.validFrom ?? today;
  const amountCents = input.amountCents === null ? null : BigInt(input.amountCents);
  return context.db.transaction(async (tx) => {
    await lockNamed(tx, 'payday', guildId);
    const { kinds, ranks } = await findNames(tx, guildId);
    const names = namesOf([...kinds, ...ranks]);
    if (fightKindId !== null && !names.has(fightKindId)) throw refuse('fight_kind_id', 'wrong_value');
    if (roleId !== null && !names.has(roleId)) throw refuse('role_id', 'unknown_role');
    const { rows } = await findRates(tx, guildId, timeZone);
    const isFirst = !rows.some((row) => nameOf(row) === nameOf({ use, fightKindId, roleId }));
    if (validFrom < today && !isFirst) throw refuse('valid_from', 'first_rate_only');
    if (validFrom < daysLater(today, -LOOK_BACK_DAYS)) throw refuse('valid_from', 'too_old');
    const values = { guildId, use, fightKindId, roleId, amountCents, validFrom, setBy, setAt: now };
    const [row] = await tx
      .insert(paydayRates)
      .values(values)
      .onConflictDoUpdate({
        target: [
          paydayRates.guildId,
          paydayRates.use,
          paydayRates.fightKindId,
          paydayRates.roleId,
          paydayRates.validFrom,
        ],
        set: { amountCents, setBy, setAt: now },
      })
      .returning();
    if (row === undefined) throw new Error('the rate was not stored');
    const rate = presentRate(row, names);
    await recordActivity(context, tx, {
      guildId,
      type: 'payday.rate_set',
      actorId: setBy,
      data: {
        use,
        valid_from: validFrom,
        ...(amountCents === null ? {} : { amount_cents: String(amountCents) }),
        name: rate.fight_kind?.name ?? rate.rank?.name ?? '',
      },
    });
    await context.bus.publish(tx, { type: 'payday.changed', guildId });
    return rate;
  });
};

const refuse = (field: string, message: string) =>
  new AppError('validation_failed', { errors: [{ field, message }] });

/** What a rate may be of by itself: the kinds of fights and the ranks. */
export const findRateTargets = async (db: Queryable, guildId: string): Promise<Named[]> => {
  const { kinds, ranks } = await findNames(db, guildId);
  return [...kinds.filter(({ deletedAt }) => deletedAt === null), ...ranks];
};

interface Named {
  id: string;
  name: string;
}

/** A kind of fight that was deleted is known as long as an event or a capt has it: its rate still counts for those. */
const findNames = async (
  db: Queryable,
  guildId: string,
): Promise<{ kinds: (Named & { deletedAt: Date | null })[]; ranks: Named[] }> => ({
  kinds: await db
    .select({ id: fightKinds.id, name: fightKinds.name, deletedAt: fightKinds.deletedAt })
    .from(fightKinds)
    .where(eq(fightKinds.guildId, guildId)),
  ranks: await db
    .select({ id: rankSteps.roleId, name: rankSteps.name })
    .from(rankSteps)
    .where(eq(rankSteps.guildId, guildId))
    .orderBy(rankSteps.position),
});

const namesOf = (known: readonly Named[]): ReadonlyMap<string, string> =>
  new Map(known.map(({ id, name }) => [id, name]));

const presentRate = (row: RateRow, names: ReadonlyMap<string, string>): PaydayRate => ({
  use: row.use,
  fight_kind:
    row.fightKindId === null ? null : { id: row.fightKindId, name: names.get(row.fightKindId) ?? '—' },
  rank: row.roleId === null ? null : { id: row.roleId, name: names.get(row.roleId) ?? '—' },
  amount_cents: row.amountCents === null ? null : String(row.amountCents),
  valid_from: row.validFrom,
});
