import { createStripeProvider } from '@famiglia/core/billing/providers/stripe/stripe-provider';
import { createTestBank } from '@famiglia/core/billing/providers/test-bank/test-bank';
import { createYookassaProvider } from '@famiglia/core/billing/providers/yookassa/yookassa-provider';
import type { BillingProvider, BillingProviders } from '@famiglia/core/platform/billing-provider';
import type { Settings } from '../settings.ts';
import type { DiscordAccess } from './open-discord.ts';

/**
 * The payment providers that are configured. Beside the sandbox its test bank takes their place where there is none;
 * otherwise nothing can be bought, and the pages say whom to ask.
 */
export const openBilling = (
  settings: Settings,
  clock: () => Date,
  { bank }: Pick<DiscordAccess, 'bank'>,
): BillingProviders => {
  const configured = configuredProviders(settings, clock);
  const offered = configured.length === 0 && bank !== undefined ? [createTestBank(bank)] : configured;
  return new Map(offered.map((provider) => [provider.name, provider]));
};

const configuredProviders = (settings: Settings, clock: () => Date): BillingProvider[] => {
  const { STRIPE_SECRET_KEY: stripeKey, STRIPE_WEBHOOK_SECRET: webhookSecret } = settings;
  const { YOOKASSA_SHOP_ID: shopId, YOOKASSA_SECRET_KEY: shopKey } = settings;
  const providers: BillingProvider[] = [];
  if (stripeKey !== undefined && webhookSecret !== undefined) {
    providers.push(createStripeProvider({ secretKey: stripeKey, webhookSecret, clock }));
  }
  if (shopId !== undefined && shopKey !== undefined) {
    providers.push(
      createYookassaProvider({
        shopId,
        secretKey: shopKey,
        taxes: {
          vatCode: settings.YOOKASSA_VAT_CODE,
          taxSystemCode: settings.YOOKASSA_TAX_SYSTEM_CODE ?? null,
        },
        mayKeepMethods: settings.YOOKASSA_RECURRING,
        clock,
      }),
    );
  }
  return providers;
};
