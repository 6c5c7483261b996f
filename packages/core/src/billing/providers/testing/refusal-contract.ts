import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { BrokenNotice, ProviderRefused, ProviderUnavailable } from '../../../platform/billing-provider.ts';
import type { ChargeOrder } from '../../../platform/billing-provider.ts';
import { openPage } from './as-engine.ts';
import type { ProviderWorld } from './provider-world.ts';

const RETURN_URL = 'https://famiglia.example/return';

/** What every provider answers to wrong keys, closed shops and notices that make no sense. */
export const describeRefusals = (name: string, start: () => Promise<ProviderWorld>): void => {
  describe(`refusals by ${name}`, () => {
    let world: ProviderWorld;
    beforeAll(async () => {
      world = await start();
    });
    afterAll(async () => world.stop());

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

    test('right keys pass, and a service that cannot answer says nothing about them', async () => {
      await world.provider.checkKeys();
      world.answerWith(503);
      await expect(world.provider.checkKeys()).rejects.toBeInstanceOf(ProviderUnavailable);
      world.answerWith(null);
    });

    test('wrong keys are refused with the service’s own code and words, and without the key', async () => {
      const { withWrongKey: stranger } = world;
      for (const call of [
        async () => stranger.checkKeys(),
        async () => openPage(stranger, newOrder(), RETURN_URL),
        async () => stranger.findCharge('p1'),
        async () => stranger.refund({ key: randomUUID(), chargeReference: 'p1', money: world.price }),
      ]) {
        const error = await call().then(
          () => null,
          (thrown: unknown) => thrown,
        );
        expect(error).toBeInstanceOf(ProviderRefused);
        const { provider, code, words, message } = error as ProviderRefused;
        expect(provider).toBe(stranger.name);
        expect(code).not.toBe('');
        expect(words).not.toBe('');
        expect(`${code} ${words} ${message}`).not.toContain('of_somebody_else');
      }
    });

    test('a closed shop is refused, opens no page, and what it sold before is still known', async () => {
      const page = await openPage(world.provider, newOrder(), RETURN_URL);
      await world.close(true);
      await expect(world.provider.checkKeys()).rejects.toBeInstanceOf(ProviderRefused);
      await expect(openPage(world.provider, newOrder(), RETURN_URL)).rejects.toBeInstanceOf(ProviderRefused);
      expect(await world.provider.findCharge(page.reference)).toMatchObject({ status: 'pending' });
      await world.close(false);
      await world.provider.checkKeys();
    });

    test('a genuine notice that cannot be parsed is reported as broken, not as our own error', async () => {
      const page = await openPage(world.provider, newOrder(), RETURN_URL);
      await world.pay(page.reference);
      const { reference } = await world.provider.findCharge(page.reference);
      const genuine = world.notice(reference).body.toString();
      const bodies = [
        '',
        '{',
        'null',
        '[]',
        '"text"',
        '{"event":7,"type":7,"id":7}',
        genuine.replaceAll(JSON.stringify(reference), '"a\\u0000b"'),
        genuine.replaceAll(JSON.stringify(reference), '{"id":{}}'),
        genuine.replaceAll(JSON.stringify(reference), JSON.stringify('x'.repeat(300))),
      ].map((body) => Buffer.from(body));
      for (const body of [...bodies, Buffer.from([0])]) {
        await expect(world.provider.readNotice(world.broken(body)), body.toString()).rejects.toBeInstanceOf(
          BrokenNotice,
        );
      }
    });
  });
};
