import { and, eq } from 'drizzle-orm';
import type { BillingProvider } from '../../platform/billing-provider.ts';
import type { Context } from '../../platform/context.ts';
import { billingCustomers } from '../../platform/db/schema/billing.ts';

/**
 * The payer's customer at a provider that has customers: one for everything they pay for, so that they find all their
 * cards and payments in one place.
 */
export const customerOf = async (
  { db }: Pick<Context, 'db'>,
  { name: provider, keepCustomer }: BillingProvider,
  payerId: string | null,
): Promise<string | null> => {
  if (keepCustomer === undefined || payerId === null) return null;
  const { reference: column } = billingCustomers;
  const [known] = await db
    .select({ reference: column })
    .from(billingCustomers)
    .where(and(eq(billingCustomers.payerId, payerId), eq(billingCustomers.provider, provider)));
  const reference = await keepCustomer(payerId, known?.reference ?? null);
  if (reference !== known?.reference) {
    await db
      .insert(billingCustomers)
      .values({ payerId, provider, reference })
      .onConflictDoUpdate({
        target: [billingCustomers.payerId, billingCustomers.provider],
        set: { reference },
      });
  }
  return reference;
};
