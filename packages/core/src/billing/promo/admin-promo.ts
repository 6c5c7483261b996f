import type { adminPromoRoutes, PromoCode } from '@famiglia/contract/billing/promo-routes';
import { foldPromoCode } from '@famiglia/contract/billing/promo-codes';
import { requireFreshSignIn } from '../../auth/require-fresh-sign-in.ts';
import { requireSiteAdmin } from '../../auth/require-site-admin.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Context } from '../../platform/context.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { countCodes, findCodes, findUses, insertCode, lockCode, updateCode } from './promo.queries.ts';

type Row = Awaited<ReturnType<typeof findCodes>>[number];

export const listPromoCodes: UseCase<typeof adminPromoRoutes.list> = async (context, actor, input) => {
  requireSiteAdmin(context, actor);
  const [rows, total] = await Promise.all([findCodes(context.db, input), countCodes(context.db)]);
  return { items: rows.map((row) => present(row, context.clock())), total, ...input };
};

/** A code gives Premium away, so the sign-in has to be a fresh one. */
export const createPromoCode: UseCase<typeof adminPromoRoutes.create> = async (context, actor, input) => {
  const { userId } = requireSiteAdmin(context, actor);
  await requireFreshSignIn(context, actor);
  const { validUntil, ...wanted } = input;
  const now = context.clock();
  const until = validUntil === null ? null : new Date(validUntil);
  if ((wanted.percent === null) === (wanted.freeMonths === null)) throw new AppError('promo_one_kind');
  if (until !== null && until <= now) throw new AppError('promo_in_the_past');
  const code = await insertCode(context.db, {
    ...wanted,
    folded: foldPromoCode(wanted.code),
    validUntil: until,
    createdBy: userId,
    createdAt: now,
  });
  if (code === undefined) throw new AppError('promo_exists');
  context.log.info({ codeId: code.id, by: userId }, 'a site admin made a promo code');
  return present({ code, used: 0, reserved: 0 }, now);
};

/** A second call changes nothing. Open orders keep the code. */
export const endPromoCode: UseCase<typeof adminPromoRoutes.end> = async (context, actor, { codeId }) => {
  const { userId } = requireSiteAdmin(context, actor);
  await context.db.transaction(async (tx) => {
    const code = await lockCode(tx, codeId);
    if (code === undefined) throw new AppError('not_found');
    if (code.endedAt === null) await updateCode(tx, codeId, { endedAt: context.clock(), endedBy: userId });
  });
  context.log.info({ codeId, by: userId }, 'a site admin ended a promo code');
  return present(await requireCode(context, codeId), context.clock());
};

export const listPromoUses: UseCase<typeof adminPromoRoutes.uses> = async (context, actor, input) => {
  requireSiteAdmin(context, actor);
  const { codeId, ...page } = input;
  const { code } = await requireCode(context, codeId);
  const { rows, total } = await findUses(context.db, codeId, page);
  return {
    items: rows.map(({ use, order, guildName, payerName }) => ({
      code: code.code,
      list: { amount_minor: order.listMinor ?? order.amountMinor, currency: order.currency },
      charged: { amount_minor: order.amountMinor, currency: order.currency },
      guild: { id: use.guildId, name: guildName },
      payer: { id: use.payerId, name: payerName ?? use.payerId },
      months: order.months,
      reserved: order.status === 'open',
      at: use.at.toISOString(),
    })),
    total,
    ...page,
  };
};

const requireCode = async ({ db }: Context, id: string): Promise<Row> => {
  const [row] = await findCodes(db, { id, limit: 1, offset: 0 });
  if (row === undefined) throw new AppError('not_found');
  return row;
};

const present = ({ code, used, reserved }: Row, now: Date): PromoCode => ({
  id: code.id,
  code: code.code,
  percent: code.percent,
  free_months: code.freeMonths,
  terms: code.terms,
  first_purchase_only: code.firstPurchaseOnly,
  max_uses: code.maxUses,
  valid_until: code.validUntil?.toISOString() ?? null,
  note: code.note,
  state: stateOf(code, now),
  used: used ?? 0,
  reserved: reserved ?? 0,
  created_at: code.createdAt.toISOString(),
  ended_at: code.endedAt?.toISOString() ?? null,
});

const stateOf = ({ endedAt, validUntil, maxUses, uses }: Row['code'], now: Date): PromoCode['state'] => {
  if (endedAt !== null) return 'ended';
  if (validUntil !== null && validUntil <= now) return 'expired';
  return maxUses !== null && uses >= maxUses ? 'used_up' : 'running';
};
