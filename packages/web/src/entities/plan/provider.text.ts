import { PROVIDER_NAMES } from '@famiglia/contract/billing/provider-names';
import type { ProviderName } from '@famiglia/contract/billing/billing';
import type { Texts } from '../../shared/language/texts.ts';

const en: Record<ProviderName, string> = {
  ...PROVIDER_NAMES.en,
  test_bank: 'Test bank, no real money',
  manual: 'Manual',
};

const ru: Record<ProviderName, string> = {
  ...PROVIDER_NAMES.ru,
  test_bank: 'Тестовый банк, деньги не настоящие',
  manual: 'Вручную',
};

export const providerText: Texts<typeof en> = { en, ru };
