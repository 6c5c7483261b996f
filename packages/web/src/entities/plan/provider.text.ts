import type { ProviderName } from '@famiglia/contract/billing/billing';
import type { Texts } from '../../shared/language/texts.ts';

const en: Record<ProviderName, string> = {
  stripe: 'Stripe',
  yookassa: 'YooKassa',
  test_bank: 'Test bank, no real money',
  manual: 'Manual',
};

const ru: Record<ProviderName, string> = {
  stripe: 'Stripe',
  yookassa: 'ЮKassa',
  test_bank: 'Тестовый банк, деньги не настоящие',
  manual: 'Вручную',
};

export const providerText: Texts<typeof en> = { en, ru };
