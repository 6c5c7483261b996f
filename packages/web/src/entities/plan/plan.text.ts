import type { Texts } from '../../shared/language/texts.ts';

const en = {
  free: 'Free',
  premium: 'Premium',
  trial: (until: string) => `Trial until ${until}`,
  pastDue: 'Premium, payment failed',
  canceled: (until: string) => `Premium until ${until}`,
  expired: 'Premium ended',
};

const ru: typeof en = {
  free: 'Free',
  premium: 'Premium',
  trial: (until: string) => `Пробный до ${until}`,
  pastDue: 'Premium, оплата не прошла',
  canceled: (until: string) => `Premium до ${until}`,
  expired: 'Premium закончился',
};

export const planText: Texts<typeof en> = { en, ru };
