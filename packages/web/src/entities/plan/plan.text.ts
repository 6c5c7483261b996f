import type { Texts } from '../../shared/language/texts.ts';

const en = {
  free: 'Free',
  premium: 'Premium',
  trial: (until: string) => `Trial until ${until}`,
  canceled: (until: string) => `Premium until ${until}`,
  pastDue: 'Premium, payment failed',
  expired: 'Premium ended',
  until: (moment: string) => `until ${moment}`,
  through: (day: string) => `through ${day}`,
};

const ru: typeof en = {
  free: 'Free',
  premium: 'Premium',
  trial: (until: string) => `Пробный до ${until}`,
  canceled: (until: string) => `Premium до ${until}`,
  pastDue: 'Premium, оплата не прошла',
  expired: 'Premium закончился',
  until: (moment: string) => `до ${moment}`,
  through: (day: string) => `по ${day} включительно`,
};

export const planText: Texts<typeof en> = { en, ru };
