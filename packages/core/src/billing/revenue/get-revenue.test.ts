import { afterAll, beforeAll, expect, test } from 'vitest';
import { signInActor } from '../../testing/test-session.ts';
import { createBillingWorld, type BillingWorld } from '../testing/billing-world.ts';
import { getRevenue } from './get-revenue.ts';

const ADMIN = '900000000000000035';
let world: BillingWorld;
beforeAll(async () => {
  world = await createBillingWorld(ADMIN);
});
afterAll(async () => world.context.stop());

test('a family that pays often counts once among those that renewed and those that could leave', async () => {
  const [often, once] = [await world.newFamily(), await world.newFamily()];
  for (let paid = 0; paid < 4; paid += 1) await world.buy(often);
  await world.buy(once);
  const { months } = await getRevenue(world.context, await signInActor(world.context, ADMIN), {});
  expect(months.at(-1)).toMatchObject({ new_guilds: 2, renewed: 1, churned: 0, paying: 2 });
  expect(months.at(-2)).toMatchObject({ paying: 0 });
});
