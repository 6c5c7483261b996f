import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  ForgedNotice,
  ProviderUnavailable,
  RefundRefused,
  UnknownCharge,
} from '../../../platform/billing-provider.ts';
import type { ChargeOrder, SavedMethod } from '../../../platform/billing-provider.ts';
import { chargeKept, openPage } from './as-engine.ts';
import type { ProviderWorld } from './provider-world.ts';
import { describeRefusals } from './refusal-contract.ts';

const RETURN_URL = 'https://famiglia.example/return';
const DAY_MS = 24 * 60 * 60 * 1000;

/** What must hold for every provider that charges by itself. */
export const describeBillingProvider = (name: string, start: () => Promise<ProviderWorld>): void => {
  describeRefusals(name, start);
  describe(`the provider ${name}`, () => {
    let world: ProviderWorld;
    beforeAll(async () => {
      world = await start();
    });
    afterAll(async () => world.stop());
    beforeEach(async () => {
      world.loseAnswers(false);
      world.answerWith(null);
      await world.declineMethods(null);
    });

    const newOrder = (): ChargeOrder => ({
      id: randomUUID(),
      guildId: '1',
      guildName: 'La Famiglia',
      months: 1,
      money: world.price,
      receiptEmail: 'payer@example.com',
      language: 'en',
      renews: true,
      customerReference: null,
      createdAt: world.clock.now,
    });
    /** A renewal: nobody is there to name an address. */
    const renewal = (): ChargeOrder => ({ ...newOrder(), receiptEmail: null });
    const paidOrder = async () => {
      const order = newOrder();
      const page = await openPage(world.provider, order, RETURN_URL);
      await world.pay(page.reference);
      return { order, page, charge: await world.provider.findCharge(page.reference) };
    };
    const savedMethod = async (): Promise<SavedMethod> => {
      const { charge } = await paidOrder();
      if (!charge.method) throw new Error('The method was not kept');
      return charge.method;
    };

    test('a page is opened, waits, and is paid to the last minor unit', async () => {
      const order = newOrder();
      const page = await openPage(world.provider, order, RETURN_URL);
      expect(page.url).toMatch(/^https?:\/\//u);
      expect(page.expiresAt.getTime()).toBeGreaterThan(world.clock.now.getTime());
      expect(await world.provider.findCharge(page.reference)).toMatchObject({
        orderId: order.id,
        status: 'pending',
        paidAt: null,
        failure: null,
        money: world.price,
      });

      await world.pay(page.reference);
      const charge = await world.provider.findCharge(page.reference);
      expect(charge).toMatchObject({
        orderId: order.id,
        status: 'paid',
        money: world.price,
        refundedMinor: 0,
        dispute: null,
      });
      expect(charge.paidAt).toBeInstanceOf(Date);
      expect(charge.method?.label).toMatch(/•• \d{4}$/u);
      expect(await world.provider.findCharge(charge.reference)).toEqual(charge);
    });

    test('a page whose payment is declined takes no money', async () => {
      const before = await world.taken();
      const page = await openPage(world.provider, newOrder(), RETURN_URL);
      await world.decline(page.reference, 'declined');
      const charge = await world.provider.findCharge(page.reference);
      expect(charge.status).not.toBe('paid');
      expect(await world.provider.findCharge(charge.reference)).toEqual(charge);
      expect(await world.taken()).toEqual(before);
    });

    test('a page that nobody paid has failed as expired', async () => {
      const page = await openPage(world.provider, newOrder(), RETURN_URL);
      await world.expire(page.reference);
      expect(await world.provider.findCharge(page.reference)).toMatchObject({
        status: 'failed',
        failure: 'expired',
      });
    });

    test('a closed page is not paid, and what was paid before it was closed stays paid', async () => {
      const page = await openPage(world.provider, newOrder(), RETURN_URL);
      expect((await world.provider.closePage(page.reference)).status).not.toBe('paid');
      const paid = await paidOrder();
      expect(await world.provider.closePage(paid.page.reference)).toMatchObject({ status: 'paid' });
    });

    test('the same order twice is one page, also if somebody words it differently', async () => {
      const order = newOrder();
      const request = await world.provider.buildPageRequest(order, RETURN_URL);
      const [first, second] = await Promise.all([
        world.provider.openPage(order, request),
        world.provider.openPage(order, request),
      ]);
      const renamed = await openPage(
        world.provider,
        { ...order, guildName: 'Cosa Nostra', language: 'ru' },
        RETURN_URL,
      );
      expect(second.reference).toBe(first.reference);
      expect(renamed.reference).toBe(first.reference);
    });

    test('what is paid once keeps no method', async () => {
      const page = await openPage(world.provider, { ...newOrder(), renews: false }, RETURN_URL);
      await world.pay(page.reference);
      const charge = await world.provider.findCharge(page.reference);
      expect(charge).toMatchObject({ status: 'paid', method: null });
      expect(await world.provider.findCharge(charge.reference)).toEqual(charge);
    });

    test('a kept method is charged while nobody is there, once per order', async () => {
      const method = await savedMethod();
      const before = await world.taken();
      const order = renewal();
      const [first, second] = await Promise.all([
        chargeKept(world.provider, order, method),
        chargeKept(world.provider, order, method),
      ]);
      expect(first).toMatchObject({ orderId: order.id, status: 'paid', money: world.price });
      expect(second.reference).toBe(first.reference);
      expect(await world.taken()).toEqual({
        charges: before.charges + 1,
        minor: before.minor + world.price.amount_minor,
      });
    });

    test('the method that a renewal tells can be charged at the next one', async () => {
      const { method } = await chargeKept(world.provider, renewal(), await savedMethod());
      if (!method) throw new Error('The renewal told no method');
      expect(await chargeKept(world.provider, renewal(), method)).toMatchObject({ status: 'paid' });
    });

    test('a charge whose answer was lost is found by searching and by its repetition, also after the key was forgotten', async () => {
      const method = await savedMethod();
      const before = await world.taken();
      const order = renewal();
      expect(await world.provider.searchCharge(order)).toBeNull();
      world.loseAnswers(true);
      await expect(chargeKept(world.provider, order, method)).rejects.toBeInstanceOf(ProviderUnavailable);
      world.loseAnswers(false);
      const found = await world.provider.searchCharge(order);
      expect(found).toMatchObject({ orderId: order.id, status: 'paid', money: world.price });
      const repeated = await chargeKept(world.provider, order, method);
      expect(repeated).toEqual(found);

      world.forgetKeys();
      world.clock.now = new Date(world.clock.now.getTime() + 2 * DAY_MS);
      const late = await chargeKept(world.provider, order, method);
      expect(late.reference).toBe(repeated.reference);
      expect((await world.taken()).charges).toBe(before.charges + 1);
    });

    test('each reason for which a kept method is declined is told', async () => {
      const method = await savedMethod();
      const before = await world.taken();
      for (const reason of world.reasons) {
        await world.declineMethods(reason);
        const order = renewal();
        const charge = await chargeKept(world.provider, order, method);
        expect(charge).toMatchObject({ orderId: order.id, status: 'failed', failure: reason, paidAt: null });
        expect(await world.provider.findCharge(charge.reference)).toMatchObject({ failure: reason });
      }
      expect(await world.taken()).toEqual(before);
    });

    test('what takes the place of a kept method is told as people recognise it, is charged, and can be removed', async () => {
      const { provider, changeMethod, methodNotice } = world;
      const { findMethod, removeMethod } = provider;
      const kept = await savedMethod();
      // Where nobody can change it, it cannot be removed either: all of that or nothing.
      const told = [findMethod, removeMethod, changeMethod, methodNotice].filter((one) => one !== undefined);
      expect([0, 4]).toContain(told.length);
      if (!findMethod || !removeMethod || !changeMethod || !methodNotice) return;
      expect(await findMethod(kept)).toEqual(kept);
      const label = await changeMethod(kept);
      const changed = await findMethod(kept);
      if (!changed) throw new Error('The changed method was not found');
      expect(label).not.toBe(kept.label);
      expect(changed.label).toBe(label);
      const { method } = await chargeKept(provider, renewal(), kept);
      expect(method).toEqual(changed);
      const customerReference = kept.customerReference ?? '';
      expect(await provider.readNotice(methodNotice(customerReference))).toMatchObject({ customerReference });
      await removeMethod(changed.reference);
      await removeMethod(changed.reference);
      expect(await findMethod(changed)).toBeNull();
      expect(await chargeKept(provider, renewal(), changed)).toMatchObject({ status: 'failed' });
    });

    test('a method that its owner deleted is a failed charge, not an error', async () => {
      const method = await savedMethod();
      await world.deleteMethods();
      expect(await chargeKept(world.provider, renewal(), method)).toMatchObject({ status: 'failed' });
    });

    test('a part is paid back once per key, also after the key was forgotten, and never more than was paid', async () => {
      const { charge } = await paidOrder();
      const money = { ...world.price, amount_minor: 33 };
      const refund = { key: randomUUID(), chargeReference: charge.reference, money };
      const before = await world.taken();
      await world.provider.refund(refund);
      await world.provider.refund(refund);
      world.forgetKeys();
      await world.provider.refund(refund);
      expect(await world.provider.findCharge(charge.reference)).toMatchObject({
        status: 'paid',
        refundedMinor: 33,
      });
      expect((await world.taken()).minor).toBe(before.minor - 33);

      await world.provider.refund({ ...refund, key: randomUUID() });
      expect(await world.provider.findCharge(charge.reference)).toMatchObject({ refundedMinor: 66 });
      const tooMuch = { key: randomUUID(), chargeReference: charge.reference, money: world.price };
      await expect(world.provider.refund(tooMuch)).rejects.toBeInstanceOf(RefundRefused);
      expect((await world.taken()).minor).toBe(before.minor - 66);
    });

    test('a dispute is seen where the service tells of it, and so is that it was won', async () => {
      const { charge } = await paidOrder();
      await world.dispute?.(charge.reference);
      expect(await world.provider.findCharge(charge.reference)).toMatchObject({
        dispute: world.dispute === undefined ? null : 'open',
      });
      await world.winDispute?.(charge.reference);
      expect(await world.provider.findCharge(charge.reference)).toMatchObject({
        dispute: world.winDispute === undefined ? null : 'won',
      });
    });

    test('a genuine notice names its charge, and the same one has the same id', async () => {
      const { charge } = await paidOrder();
      const raw = world.notice(charge.reference);
      const notice = await world.provider.readNotice(raw);
      expect(await world.provider.readNotice(raw)).toEqual(notice);
      if (!notice || !('chargeReference' in notice)) throw new Error('The notice was of no interest');
      expect(await world.provider.findCharge(notice.chargeReference)).toEqual(charge);
      const other = await world.provider.readNotice(world.notice((await paidOrder()).charge.reference));
      expect(other?.id).not.toBe(notice.id);
    });

    test('a forged notice is refused, and a foreign one is of no interest', async () => {
      const { charge } = await paidOrder();
      const forgeries = world.forgeries(world.notice(charge.reference));
      expect(forgeries).not.toHaveLength(0);
      for (const forgery of forgeries) {
        await expect(world.provider.readNotice(forgery)).rejects.toBeInstanceOf(ForgedNotice);
      }
      expect(await world.provider.readNotice(world.foreignNotice())).toBeNull();
    });

    test('a service that cannot answer now is unavailable, and a charge that it does not have is unknown', async () => {
      const { charge } = await paidOrder();
      for (const status of [429, 500, 503]) {
        world.answerWith(status);
        await expect(world.provider.findCharge(charge.reference)).rejects.toBeInstanceOf(ProviderUnavailable);
        await expect(openPage(world.provider, newOrder(), RETURN_URL)).rejects.toBeInstanceOf(
          ProviderUnavailable,
        );
      }
      world.answerWith(null);
      await expect(world.provider.findCharge(randomUUID())).rejects.toBeInstanceOf(UnknownCharge);
    });
  });
};
