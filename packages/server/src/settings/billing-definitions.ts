import { MONTHLY_PRICES } from '@famiglia/core/billing/orders/offers';
import { prices } from './prices.ts';
import { setting } from './setting.ts';
import { text, trueOrFalse, wholeNumber } from './value-schemas.ts';

/** What Premium costs, and who collects the money. */
export const BILLING_DEFINITIONS = {
  PRICES: setting({
    schema: prices.default([...MONTHLY_PRICES]),
    allowed: 'like `RUB 1=899 12=8990; USD 1=19.90 12=199`: for each currency months and what they cost',
    fallback: 'RUB 1=899; USD 1=19.90',
    about: 'What Premium costs. A longer term than a month is offered only where it stands here.',
  }),
  SELLER_NAME: setting({
    schema: text.max(200).optional(),
    allowed: 'a name, like `Example LLC`',
    fallback: 'none: receipts name no seller',
    about: 'Who sells Premium, as receipts and the terms name them.',
  }),
  SELLER_ADDRESS: setting({
    schema: text.max(300).optional(),
    allowed: 'a postal address',
    fallback: 'none',
    about: 'Shown below SELLER_NAME.',
  }),
  SELLER_TAX_NUMBER: setting({
    schema: text.max(60).optional(),
    allowed: 'like `ИНН 7700000000` or `VAT DE000000000`',
    fallback: 'none',
    about: 'Shown below SELLER_NAME.',
  }),
  STRIPE_SECRET_KEY: setting({
    schema: text.optional(),
    allowed: 'the secret key of your Stripe account',
    fallback: 'none: dollars are not taken',
    about: 'Lets people pay in dollars. Stripe’s notices go to `PUBLIC_URL/api/billing/stripe/notices`.',
    secret: true,
  }),
  STRIPE_WEBHOOK_SECRET: setting({
    schema: text.optional(),
    allowed: 'the signing secret of that webhook',
    fallback: 'none',
    about: 'Verifies Stripe’s notices. Needed beside STRIPE_SECRET_KEY.',
    secret: true,
  }),
  YOOKASSA_SHOP_ID: setting({
    schema: text.optional(),
    allowed: 'the id of your YooKassa shop',
    fallback: 'none: roubles are not taken',
    about: 'Lets people pay in roubles. YooKassa’s notices go to `PUBLIC_URL/api/billing/yookassa/notices`.',
    secret: true,
  }),
  YOOKASSA_SECRET_KEY: setting({
    schema: text.optional(),
    allowed: 'the secret key of that shop',
    fallback: 'none',
    about: 'Needed beside YOOKASSA_SHOP_ID.',
    secret: true,
  }),
  YOOKASSA_VAT_CODE: setting({
    schema: wholeNumber(1, 12).default(1),
    allowed: 'YooKassa’s number of a VAT rate, from 1 to 12',
    fallback: '1: without VAT',
    about: 'The VAT rate on the receipts that YooKassa sends.',
  }),
  YOOKASSA_TAX_SYSTEM_CODE: setting({
    schema: wholeNumber(1, 6).optional(),
    allowed: 'YooKassa’s number of a tax system, from 1 to 6',
    fallback: 'none: the shop has only one',
    about: 'The tax system on the receipts. Needed where the shop is registered with several.',
  }),
  YOOKASSA_RECURRING: setting({
    schema: trueOrFalse.default(false),
    allowed: '`true` or `false`',
    fallback: 'false: every term is paid by hand',
    about: 'Keeps the payer’s card and renews by itself. Ask YooKassa to allow recurring payments first.',
  }),
};
