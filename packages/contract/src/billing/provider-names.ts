/** Payment services that have a name of their own. */
export const PROVIDER_NAMES = {
  en: { stripe: 'Stripe', yookassa: 'YooKassa' },
  ru: { stripe: 'Stripe', yookassa: 'ЮKassa' },
};
