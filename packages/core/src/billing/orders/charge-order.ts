import { AppError } from '../../platform/app-error.ts';
import type { BillingProvider, ChargeOrder, OrderKey } from '../../platform/billing-provider.ts';
import type { Context } from '../../platform/context.ts';
import { guilds } from '../../platform/db/schema/guilds.ts';
import { eq } from 'drizzle-orm';
import { findSettings } from '../../settings/settings.queries.ts';
import type { OrderRow } from './order.queries.ts';

/** The fields by which a provider finds an order. */
export const keyOf = ({ id, amountMinor, currency, createdAt }: OrderRow): OrderKey => ({
  id,
  money: { amount_minor: amountMinor, currency },
  createdAt,
});

/** The fields of an order that the provider's request is built from. */
export const chargeOrder = async (
  { db }: Pick<Context, 'db'>,
  order: OrderRow,
  { receiptEmail, customerReference }: Pick<ChargeOrder, 'receiptEmail' | 'customerReference'>,
): Promise<ChargeOrder> => {
  const { guildId, months, language, renews } = order;
  const [[guild], settings] = await Promise.all([
    db.select({ name: guilds.name }).from(guilds).where(eq(guilds.id, guildId)),
    findSettings(db, guildId),
  ]);
  return {
    ...keyOf(order),
    guildId,
    guildName: guild?.name ?? guildId,
    months,
    receiptEmail,
    customerReference,
    language: language ?? settings.language,
    renews,
  };
};

/** The provider of an order. A provider that was removed from the settings counts as unavailable. */
export const providerOf = (
  { billing }: Pick<Context, 'billing'>,
  { provider }: Pick<OrderRow, 'provider'>,
): BillingProvider => {
  const found = billing.get(provider);
  if (found === undefined) throw new AppError('payment_provider_unavailable');
  return found;
};
