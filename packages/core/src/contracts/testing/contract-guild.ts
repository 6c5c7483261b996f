import { signUp } from '../../rosters/sign-up.ts';
import { discordActor } from '../../testing/test-actor.ts';
import type { TestContext } from '../../testing/test-context.ts';
import { addGuild, addMember } from '../../testing/test-guild.ts';
import { confirmContract } from '../confirm-contract.ts';
import { contractRoster } from '../contract-roster.ts';
import { readContractDetails } from '../get-contracts.ts';
import { createContract } from '../save-contract.ts';

const HOUR_MS = 60 * 60 * 1000;
let clicks = 0;

/** A guild with its leader and five members, and short ways to run its contracts. */
export const startContractGuild = async (context: TestContext) => {
  const { id: guildId, ownerId } = await addGuild(context.db);
  const leader = discordActor(ownerId);
  const people: string[] = [];
  for (let one = 0; one < 5; one += 1) people.push(await addMember(context.db, guildId));
  return {
    guildId,
    ownerId,
    leader,
    people,
    post: async (values: Partial<Parameters<typeof createContract>[2]> = {}) =>
      createContract(context, leader, {
        guildId,
        title: 'Two trucks of ore',
        description: '',
        slots: 3,
        endsAt: new Date(context.clock().getTime() + 3 * HOUR_MS).toISOString(),
        neededRoleId: null,
        pay: 'pool',
        amountCents: '90000000',
        unit: '',
        familyPercent: 0,
        rule: 'contribution',
        ...values,
      }),
    click: async (
      contractId: string,
      userId: string,
      choice: Parameters<typeof signUp>[2]['choice'] = 'main',
      key = `contract click ${(clicks += 1)}`,
    ) => signUp(context, discordActor(userId), { ...contractRoster({ guildId, contractId }), choice, key }),
    read: async (contractId: string) => readContractDetails(context.db, guildId, contractId),
    confirm: async (contractId: string, did: Record<string, number>, version?: number, actor = leader) =>
      confirmContract(context, actor, {
        guildId,
        contractId,
        version,
        contributions: Object.entries(did).map(([user_id, contribution]) => ({ user_id, contribution })),
      }),
  };
};
