import { randomUUID } from 'node:crypto';
import type { Actor } from '../../platform/actor.ts';
import { panelActor } from '../../testing/test-actor.ts';
import type { TestContext } from '../../testing/test-context.ts';
import { addGuild, addMember } from '../../testing/test-guild.ts';
import { enterMoney, transferMoney } from '../enter-money.ts';

type Entered = Parameters<typeof enterMoney>[2];

/** A guild with officers, and short ways to enter money in it. */
export const startMoneyGuild = async (context: TestContext, officers = 2) => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const people: string[] = [];
  for (let one = 0; one < officers; one += 1) people.push(await addMember(context.db, guildId));
  const leader: Actor = panelActor(ownerId);
  return {
    guildId,
    ownerId,
    leader,
    people,
    enter: async (kind: Entered['kind'], dollars: number, values: Partial<Entered> = {}) =>
      enterMoney(context, leader, {
        guildId,
        key: randomUUID(),
        kind,
        amountCents: String(Math.round(dollars * 100)),
        officerId: null,
        categoryId: null,
        personId: null,
        reason: '',
        proof: null,
        happenedAt: undefined,
        ...values,
      }),
    transfer: async (dollars: number, fromOfficerId: string | null, toOfficerId: string | null) =>
      transferMoney(context, leader, {
        guildId,
        key: randomUUID(),
        amountCents: String(Math.round(dollars * 100)),
        fromOfficerId,
        toOfficerId,
        reason: '',
      }),
  };
};
