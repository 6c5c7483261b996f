import { createTestBank } from '@famiglia/core/billing/providers/test-bank/test-bank';
import type { BillingProvider, BillingProviders } from '@famiglia/core/platform/billing-provider';
import type { DiscordAccess } from './open-discord.ts';

/**
 * The payment providers that are configured. Beside the sandbox its test bank takes their place where there is none;
 * otherwise nothing can be bought, and the pages say whom to ask.
 */
export const openBilling = ({ bank }: Pick<DiscordAccess, 'bank'>): BillingProviders => {
  const configured: BillingProvider[] = [];
  const offered = configured.length === 0 && bank !== undefined ? [createTestBank(bank)] : configured;
  return new Map(offered.map((provider) => [provider.name, provider]));
};
