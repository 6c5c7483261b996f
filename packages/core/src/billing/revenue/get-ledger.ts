import type { adminBillingRoutes } from '@famiglia/contract/admin/admin-billing';
import { requireSiteAdmin } from '../../auth/require-site-admin.ts';
import type { Context } from '../../platform/context.ts';
import { writeCsv } from '../../platform/csv.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { findLedger, sumLedger, type LedgerFilter } from '../payments/ledger.queries.ts';
import { presentReceipt } from '../payments/present-receipt.ts';

export const getLedger: UseCase<typeof adminBillingRoutes.ledger> = async (context, actor, input) => {
  requireSiteAdmin(context, actor);
  const { limit, offset, ...filter } = input;
  const [rows, { total, sums }] = await Promise.all([
    findLedger(context.db, filter, { limit, offset }),
    sumLedger(context.db, filter),
  ]);
  return { items: rows.map(presentReceipt), total, limit, offset, sums };
};

const ROWS_AT_ONCE = 1000;
const COLUMNS = [
  'paid_at',
  'guild_id',
  'guild',
  'provider',
  'reference',
  'months',
  'currency',
  'paid_minor',
  'refunded_minor',
  'refunded_at',
  'disputed',
  'promo_code',
  'list_minor',
  'period_start',
  'period_end',
];

export const exportLedger: UseCase<typeof adminBillingRoutes.ledgerCsv> = async (context, actor, filter) => {
  requireSiteAdmin(context, actor);
  return writeCsv(COLUMNS, readAll(context, filter), cellsOf);
};

/** In chunks by id, newest first. */
const readAll = async function* (context: Context, filter: LedgerFilter) {
  for (let before: number | undefined; ;) {
    const rows = await findLedger(context.db, { ...filter, before }, { limit: ROWS_AT_ONCE, offset: 0 });
    yield rows;
    before = rows.at(-1)?.payment.id;
    if (rows.length < ROWS_AT_ONCE) return;
  }
};

const cellsOf = (row: Parameters<typeof presentReceipt>[0]): (string | number)[] => {
  const receipt = presentReceipt(row);
  return [
    receipt.paid_at,
    receipt.guild.id,
    receipt.guild.name,
    receipt.provider,
    receipt.reference,
    receipt.months,
    receipt.paid.currency,
    receipt.paid.amount_minor,
    receipt.refunded?.amount_minor ?? 0,
    receipt.refunded_at ?? '',
    receipt.disputed ? 'yes' : 'no',
    receipt.promo?.code ?? '',
    receipt.promo?.list.amount_minor ?? '',
    receipt.period_start,
    receipt.period_end,
  ];
};
