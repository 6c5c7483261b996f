import { expect, test } from 'vitest';
import { panelActor } from '../../testing/test-actor.ts';
import { createTestContext } from '../../testing/test-context.ts';
import type { TestContext } from '../../testing/test-context.ts';
import { newId } from '../../testing/test-guild.ts';
import { signInActor } from '../../testing/test-session.ts';
import { manualProvider } from './manual-provider.ts';
import { monthsLater } from '@famiglia/contract/months-later';
import { describePaymentProvider } from './testing/payment-provider-contract.ts';
import { signedMessage, signedWebhook } from './testing/signed-webhook.ts';

const ADMIN = newId();
const PRICE = { amountMinor: 89_900, currency: 'RUB' } as const;
const adminContext = async () => createTestContext({ config: { siteAdminIds: new Set([ADMIN]) } });

describePaymentProvider({
  provider: manualProvider,
  createContext: adminContext,
  paid: async (context, fact) => ({
    actor: await signInActor(context, ADMIN),
    notice: { kind: 'paid' as const, ...fact, ...PRICE, months: 1, at: context.clock() },
  }),
  refunded: async (context, fact) => ({
    actor: await signInActor(context, ADMIN),
    notice: { kind: 'refunded' as const, ...fact, ...PRICE, at: context.clock() },
  }),
  forge: ({ notice }) => ({ notice, actor: panelActor(newId()) }),
  refusal: 'site_admin_only',
});

const notice = (context: TestContext, fact: { guildId: string; reference: string }) => ({
  ...fact,
  ...PRICE,
  at: context.clock(),
  recordedBy: null,
});

describePaymentProvider({
  provider: signedWebhook,
  createContext: adminContext,
  paid: async (context, fact) => signedMessage({ kind: 'paid', months: 1, ...notice(context, fact) }),
  refunded: async (context, fact) => signedMessage({ kind: 'refunded', ...notice(context, fact) }),
  forge: ({ body, signature }) => ({ body: body.replace('89900', '1'), signature }),
  refusal: 'not signed by the service',
});

test.each([
  ['2027-01-31T12:00:00Z', 1, undefined, '2027-02-28T12:00:00Z'],
  ['2028-01-31T12:00:00Z', 1, undefined, '2028-02-29T12:00:00Z'],
  ['2028-02-29T12:00:00Z', 1, 31, '2028-03-31T12:00:00Z'],
  ['2028-02-29T12:00:00Z', 12, undefined, '2029-02-28T12:00:00Z'],
  ['2026-12-15T23:59:59Z', 1, undefined, '2027-01-15T23:59:59Z'],
  // The night in which clocks in Europe go forward: months are counted in UTC.
  ['2027-02-28T01:30:00Z', 1, undefined, '2027-03-28T01:30:00Z'],
])('%s and %i months (anchor %s) is %s', (from, months, anchor, later) => {
  expect(monthsLater(new Date(from), months, anchor)).toEqual(new Date(later));
});
