import type { Wallet } from '@famiglia/contract/payday/payday-routes';
import { paydayRoutes } from '@famiglia/contract/payday/payday-routes';
import { and, desc, eq, gt, sql } from 'drizzle-orm';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { requireMembership } from '../access/require-membership.ts';
import { requireSignedIn } from '../platform/actor.ts';
import type { Actor } from '../platform/actor.ts';
import type { Context } from '../platform/context.ts';
import { paydayListeners, paydayPeople, paydays } from '../platform/db/schema/payday.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findSettings } from '../settings/settings.queries.ts';
import { presentLine } from './compute-payday.ts';
import { endingNow, findOpenLines } from './find-due.ts';
import { findOwed } from './payday.queries.ts';

const PAYOUTS = 10;

/** What the caller is owed and why; nobody else’s. */
export const getWallet: UseCase<typeof paydayRoutes.wallet> = async (context, actor, { guildId }) => {
  const { kind, userId } = requireSignedIn(actor);
  if (kind === 'discord') await requireMembership(context, actor, guildId);
  else await requireGuildAccess(context, actor, guildId, paydayRoutes.wallet.access);
  return readWallet(context, guildId, userId);
};

export const readWallet = async (context: Context, guildId: string, userId: string): Promise<Wallet> => {
  const { db } = context;
  const { time_zone: timeZone } = await findSettings(db, guildId);
  const lines = await findOpenLines(db, guildId, { until: endingNow(context.clock()), timeZone, userId });
  const owed = (await findOwed(db, guildId, userId)).get(userId) ?? 0n;
  const mine = and(
    eq(paydayPeople.guildId, guildId),
    eq(paydayPeople.userId, userId),
    gt(paydayPeople.amountCents, 0n),
  );
  const payouts = await db
    .select({ until: paydays.until, cents: paydayPeople.amountCents, state: paydayPeople.state })
    .from(paydayPeople)
    .innerJoin(paydays, eq(paydays.id, paydayPeople.paydayId))
    .where(mine)
    .orderBy(desc(paydays.until))
    .limit(PAYOUTS);
  const [paid] = await db
    .select({ cents: sql<string>`coalesce(sum(${paydayPeople.amountCents}), 0)::text` })
    .from(paydayPeople)
    .where(and(mine, eq(paydayPeople.state, 'paid')));
  return {
    owed_cents: String(owed),
    coming_cents: String(lines.reduce((sum, { cents }) => sum + cents, 0n)),
    paid_cents: paid?.cents ?? '0',
    coming: lines.map((line) =>
      presentLine(
        {
          ...line,
          computed: line.cents,
          is_difference: line.settled !== null,
          change_reason: null,
          changedBy: null,
        },
        () => null,
      ),
    ),
    payouts: payouts.map(({ until, cents, state }) => ({
      until: until.toISOString(),
      pay_cents: String(cents),
      state,
    })),
  };
};

/** Whether the caller is told what each payday brings; switched by themselves. */
export const switchPaydayNotice = async (
  context: Context,
  actor: Actor,
  { guildId, on }: { guildId: string; on: boolean },
): Promise<boolean> => {
  const userId = await requireMembership(context, actor, guildId);
  if (on) await context.db.insert(paydayListeners).values({ guildId, userId }).onConflictDoNothing();
  else
    await context.db
      .delete(paydayListeners)
      .where(and(eq(paydayListeners.guildId, guildId), eq(paydayListeners.userId, userId)));
  return on;
};

export const isListening = async (context: Context, guildId: string, userId: string): Promise<boolean> =>
  (await context.db.$count(
    paydayListeners,
    and(eq(paydayListeners.guildId, guildId), eq(paydayListeners.userId, userId)),
  )) > 0;
