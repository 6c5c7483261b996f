import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { payments, refunds, subscriptions } from '../../../platform/db/schema/subscriptions.ts';
import type { TestContext } from '../../../testing/test-context.ts';
import { addGuild } from '../../../testing/test-guild.ts';
import type { PaymentProvider } from '../payment-provider.ts';
import { receiveNotice } from '../receive-notice.ts';

interface Fact {
  guildId: string;
  reference: string;
}

/** A provider under test: how its messages are made, and how forged ones are. */
interface ProviderUnderTest<Message> {
  provider: PaymentProvider<Message>;
  createContext: () => Promise<TestContext>;
  /** One month, paid now. */
  paid: (context: TestContext, fact: Fact) => Promise<Message>;
  refunded: (context: TestContext, fact: Fact) => Promise<Message>;
  /** The same message from somebody who is not the provider. */
  forge: (message: Message) => Message;
  /** The expected refusal. */
  refusal: string;
}

const DAY_MS = 24 * 60 * 60 * 1000;

/** The tests that every payment provider has to pass. */
export const describePaymentProvider = <Message>(under: ProviderUnderTest<Message>): void => {
  const { provider } = under;
  describe(`payments by ${provider.name}`, () => {
    let context: TestContext;
    beforeAll(async () => {
      context = await under.createContext();
    });
    afterAll(async () => context.stop());

    const newGuild = async () => (await addGuild(context.db, { tier: 'free' })).id;
    const receive = async (message: Message) => receiveNotice(context, provider, message);
    const planOf = async (guildId: string) => {
      const [plan] = await context.db.select().from(subscriptions).where(eq(subscriptions.guildId, guildId));
      return plan;
    };

    test('a payment opens Premium for its month', async () => {
      const guildId = await newGuild();
      await receive(await under.paid(context, { guildId, reference: `${guildId} a` }));
      const plan = await planOf(guildId);
      expect(plan).toMatchObject({ tier: 'premium', status: 'active' });
      const days = ((plan?.periodEnd?.getTime() ?? 0) - context.clock().getTime()) / DAY_MS;
      expect(days).toBeGreaterThanOrEqual(28);
      expect(days).toBeLessThanOrEqual(31);
    });

    test('a replayed message, also ten times at once, counts once', async () => {
      const guildId = await newGuild();
      const message = await under.paid(context, { guildId, reference: `${guildId} a` });
      const outcomes = await Promise.all(Array.from({ length: 10 }, async () => receive(message)));
      expect(outcomes.filter((outcome) => outcome === 'new')).toHaveLength(1);
      const end = (await planOf(guildId))?.periodEnd;
      context.travel(DAY_MS);
      expect(await receive(await under.paid(context, { guildId, reference: `${guildId} a` }))).toBe('known');
      expect((await planOf(guildId))?.periodEnd).toEqual(end);
    });

    test('a refund removes its time; a replay removes no more', async () => {
      const guildId = await newGuild();
      for (const reference of ['a', 'b']) {
        await receive(await under.paid(context, { guildId, reference: `${guildId} ${reference}` }));
      }
      context.travel(DAY_MS);
      const refund = await under.refunded(context, { guildId, reference: `${guildId} a` });
      expect([await receive(refund), await receive(refund)]).toEqual(['new', 'known']);
      const plan = await planOf(guildId);
      const days = ((plan?.periodEnd?.getTime() ?? 0) - context.clock().getTime()) / DAY_MS;
      expect(plan).toMatchObject({ tier: 'premium' });
      expect(days).toBeLessThanOrEqual(31);
      await receive(await under.refunded(context, { guildId, reference: `${guildId} b` }));
      expect(await planOf(guildId)).toMatchObject({ tier: 'free', status: 'expired' });
    });

    test('a refund that arrives before its payment leaves nothing for the payment to open', async () => {
      const guildId = await newGuild();
      const fact = { guildId, reference: `${guildId} a` };
      const [paid, refunded] = [await under.paid(context, fact), await under.refunded(context, fact)];
      await receive(refunded);
      await receive(paid);
      expect((await planOf(guildId))?.tier).toBe('free');
      expect(await context.db.$count(payments, eq(payments.guildId, guildId))).toBe(1);
    });

    test('an older payment that arrives later never shortens the paid time', async () => {
      const guildId = await newGuild();
      const older = await under.paid(context, { guildId, reference: `${guildId} older` });
      context.travel(1000);
      await receive(await under.paid(context, { guildId, reference: `${guildId} newer` }));
      const end = (await planOf(guildId))?.periodEnd?.getTime() ?? 0;
      await receive(older);
      expect((await planOf(guildId))?.periodEnd?.getTime()).toBeGreaterThan(end + 27 * DAY_MS);
    });

    test('a forged message is refused and stores nothing', async () => {
      const guildId = await newGuild();
      const fact = { guildId, reference: `${guildId} forged` };
      for (const message of [await under.paid(context, fact), await under.refunded(context, fact)]) {
        await expect(receive(under.forge(message))).rejects.toThrow(under.refusal);
      }
      expect(await planOf(guildId)).toBeUndefined();
      expect(await context.db.$count(payments, eq(payments.guildId, guildId))).toBe(0);
      expect(await context.db.$count(refunds, eq(refunds.guildId, guildId))).toBe(0);
    });
  });
};
