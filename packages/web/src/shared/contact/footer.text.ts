import type { Texts } from '../language/texts.ts';

const en = {
  links: 'About this site',
  legal: [
    ['/terms', 'Terms'],
    ['/privacy', 'Privacy'],
    ['/refunds', 'Refunds'],
  ],
  contact: 'Get help',
  status: 'Status',
};

const ru: typeof en = {
  links: 'О сайте',
  legal: [
    ['/terms', 'Условия'],
    ['/privacy', 'Персональные данные'],
    ['/refunds', 'Возврат средств'],
  ],
  contact: 'Поддержка',
  status: 'Статус',
};

export const footerText: Texts<typeof en> = { en, ru };
