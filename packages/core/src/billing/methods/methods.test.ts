import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import { deliveryRequests } from '../../platform/db/schema/deliveries.ts';
import { forgetMe } from '../../privacy/forget-me.ts';
import { discordActor } from '../../testing/test-actor.ts';
import { handleNotices } from '../notices/handle-notices.ts';
import { removeOwnCard } from '../payers/own-payments.ts';
import { changeMethod } from '../renewals/change-renewal.ts';
import { getBilling } from '../renewals/get-billing.ts';
import { remindOfPlanEnd } from '../renewals/remind-of-plan-end.ts';
import { renewSubscriptions } from '../renewals/renew-subscriptions.ts';
import { updateRenewal } from '../subscriptions/renewal.queries.ts';
import { createBillingWorld, DAY_MS, HOUR_MS, type BillingWorld } from '../testing/billing-world.ts';
import { removeMethod, removeMethodJob } from './remove-method.ts';
import { renewSubscriptionsJob } from '../renewals/renew-subscriptions.ts';

const NEW_CARD = 'Mastercard •• 4444';
let world: BillingWorld;
beforeAll(async () => {
  world = await createBillingWorld();
});
afterEach(() => {
  world.bank.changeCard(null);
  world.bank.answerRenewals('paid');
  world.bank.setAway(false);
});
afterAll(async () => world.context.stop());

const bought = async () => {
  const family = await world.newFamily();
  await world.buy(family);
  return family;
};
const referenceOf = async (guildId: string) =>
  (await world.moneyOf(guildId)).renewal?.methodReference ?? 'none';
const isRemoved = async (reference: string) =>
  vi.waitFor(() => expect(world.bank.removed).toContain(reference), { timeout: 10_000 });
const cardOf = async (guildId: string) => (await world.moneyOf(guildId)).renewal?.methodLabel;

describe('the card that is shown', () => {
  test('is the changed one when its payer comes back from the provider, which is asked only for an hour', async () => {
    const { bank, context } = world;
    const { guildId, owner } = await bought();
    const shown = async () => (await getBilling(context, owner, { guildId })).renewal?.method;
    await changeMethod(context, owner, { guildId });
    expect(await shown()).toBe('Visa •• 4242');
    bank.changeCard(NEW_CARD);
    bank.setAway(true);
    expect(await shown()).toBe('Visa •• 4242');
    bank.setAway(false);
    expect(await shown()).toBe(NEW_CARD);
    context.travel(2 * HOUR_MS);
    bank.changeCard('Visa •• 1111');
    expect(await shown()).toBe(NEW_CARD);
  });

  test('is read before the reminder, which an unavailable provider does not delay', async () => {
    const { bank, context } = world;
    const remindersOf = async (guildId: string) =>
      (await context.db.select().from(deliveryRequests).where(eq(deliveryRequests.guildId, guildId))).filter(
        ({ kind, subject }) => kind === 'plan_end' && subject === '2',
      );
    for (const away of [false, true]) {
      const { guildId } = await bought();
      const end = (await world.planOf(guildId))?.periodEnd?.getTime() ?? 0;
      bank.changeCard(NEW_CARD);
      context.travel(end - 2 * DAY_MS - context.clock().getTime());
      bank.setAway(away);
      await remindOfPlanEnd(context);
      expect(await cardOf(guildId)).toBe(away ? 'Visa •• 4242' : NEW_CARD);
      expect(await remindersOf(guildId)).toHaveLength(1);
      bank.setAway(false);
      bank.changeCard(null);
    }
  });

  test('is the one that was charged, and the one that could not be charged', async () => {
    const { bank } = world;
    for (const answer of ['paid', 'card_expired'] as const) {
      const { guildId } = await bought();
      bank.changeCard(NEW_CARD);
      bank.answerRenewals(answer);
      await world.makeRenewalDue(guildId);
      await world.tick();
      expect(await cardOf(guildId)).toBe(NEW_CARD);
    }
  });
});

test('a provider’s notice of a new card retries a failed renewal at once', async () => {
  const { bank, context } = world;
  const { guildId } = await bought();
  bank.answerRenewals('card_expired');
  await world.makeRenewalDue(guildId);
  await world.tick();
  expect((await world.planOf(guildId))?.status).toBe('past_due');
  bank.answerRenewals('paid');
  await world.notifyOfCard(guildId);
  await handleNotices(context);
  await renewSubscriptions(context);
  // Nothing changed, so the charge waits for its day.
  expect((await world.moneyOf(guildId)).payments).toHaveLength(1);

  bank.changeCard(NEW_CARD);
  const asked = vi.fn<() => void>();
  const stop = await context.jobs.work(renewSubscriptionsJob, async () => {
    asked();
    await renewSubscriptions(context);
  });
  await world.notifyOfCard(guildId);
  await handleNotices(context);
  await vi.waitFor(() => expect(asked).toHaveBeenCalled(), { timeout: 10_000 });
  await stop();
  expect((await world.planOf(guildId))?.status).toBe('active');
  expect(await world.moneyOf(guildId)).toMatchObject({
    payments: [{}, {}],
    renewal: { methodLabel: NEW_CARD, lastFailure: null },
  });
});

describe('a card that is no longer needed is removed at the provider', () => {
  let stop: () => Promise<void>;
  beforeAll(async () => {
    const { context } = world;
    stop = await context.jobs.work(removeMethodJob, async (method) => removeMethod(context, method));
  });
  afterAll(async () => stop());
  test('when its payer removes it, is forgotten, pays once instead, or Premium is over', async () => {
    const { context } = world;
    const [removing, forgotten, once, over] = [
      await bought(),
      await bought(),
      await bought(),
      await bought(),
    ];
    const kept = await Promise.all(
      [removing, forgotten, once, over].map(async ({ guildId }) => referenceOf(guildId)),
    );
    expect(new Set(kept).size).toBe(4);
    await removeOwnCard(context, removing.owner, { guildId: removing.guildId });
    const { owner } = forgotten;
    await forgetMe(context, discordActor(owner.kind === 'user' ? owner.userId : ''), { username: '' });
    await world.buy(once, { renew: false });
    world.bank.answerRenewals('declined');
    await world.makeRenewalDue(over.guildId);
    await world.tick();
    context.travel(40 * DAY_MS);
    await world.tick();
    for (const reference of kept) await isRemoved(reference);
  });

  test('but stays while another server renews with it', async () => {
    const { context, bank } = world;
    const [one, other] = [await bought(), await bought()];
    const shared = await referenceOf(one.guildId);
    await context.db.transaction(async (tx) => updateRenewal(tx, other.guildId, { methodReference: shared }));
    const name = { provider: bank.name, reference: shared };
    await removeMethod(context, name);
    expect(bank.removed).not.toContain(shared);
    await removeOwnCard(context, one.owner, { guildId: one.guildId });
    await removeMethod(context, name);
    expect(bank.removed).not.toContain(shared);
    await removeOwnCard(context, other.owner, { guildId: other.guildId });
    await isRemoved(shared);
  });
});
