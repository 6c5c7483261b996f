import { AppError } from '../../platform/app-error.ts';
import type { BillingProvider, ChargeOrder } from '../../platform/billing-provider.ts';
import type { Context } from '../../platform/context.ts';
import { guilds } from '../../platform/db/schema/guilds.ts';
import { eq } from 'drizzle-orm';
import { findSettings } from '../../guilds/settings/settings.queries.ts';
import type { OrderRow } from './order.queries.ts';

/** An order as its provider gets it. */
export const chargeOrder = async (
  { db }: Pick<Context, 'db'>,
  { id, guildId, months, amountMinor, currency, createdAt, language, renews }: OrderRow,
  receiptEmail: string | null,
): Promise<ChargeOrder> => {
  const [[guild], settings] = await Promise.all([
    db.select({ name: guilds.name }).from(guilds).where(eq(guilds.id, guildId)),
    findSettings(db, guildId),
  ]);
  return {
    id,
    guildId,
    guildName: guild?.name ?? guildId,
    months,
    money: { amount_minor: amountMinor, currency },
    receiptEmail,
    createdAt,
    language: language ?? settings.language,
    renews,
  };
};

/** The provider of an order. One whose keys were taken out of the settings counts as away. */
export const providerOf = (
  { billing }: Pick<Context, 'billing'>,
  { provider }: Pick<OrderRow, 'provider'>,
): BillingProvider => {
  const found = billing.get(provider);
  if (found === undefined) throw new AppError('payment_provider_unavailable');
  return found;
};
