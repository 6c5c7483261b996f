import { expect, test } from 'vitest';
import { readSettings } from '../settings.ts';
import { openBilling } from './open-billing.ts';

const BANK = { apiUrl: 'http://127.0.0.1:1', secretKey: 'key', noticeSecret: 'secret' };
const STRIPE = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' };
const YOOKASSA = { YOOKASSA_SHOP_ID: '1', YOOKASSA_SECRET_KEY: 'test_1' };

test.each([
  ['nothing is configured', {}, BANK, ['test_bank']],
  ['nothing is configured and there is no sandbox', {}, undefined, []],
  ['Stripe is configured', STRIPE, BANK, ['stripe']],
  ['YooKassa is configured', YOOKASSA, undefined, ['yookassa']],
  ['both are configured', { ...STRIPE, ...YOOKASSA }, BANK, ['stripe', 'yookassa']],
])('where %s, exactly that is offered', (_case, environment, bank, offered) => {
  const providers = openBilling(readSettings(environment), () => new Date(), { bank });
  expect([...providers.keys()]).toEqual(offered);
});
