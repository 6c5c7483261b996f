import { eq } from 'drizzle-orm';
import { confirmContract } from '../contracts/confirm-contract.ts';
import { addToContract } from '../contracts/contract-people.ts';
import { createContract } from '../contracts/save-contract.ts';
import type { Context } from '../platform/context.ts';
import { contracts } from '../platform/db/schema/contracts.ts';
import { DEMO_TEXTS } from './demo-texts.ts';
import { inOneTransaction } from './in-one-transaction.ts';
import type { SeededFamily } from './seeded-family.ts';

const HOUR_MS = 60 * 60 * 1000;

/** Their shares are whole dollars: what a bank cannot pay would stay owed for ever. */
const DEMO_CONTRACTS = [
  { name: 'ore', daysAgo: 20, pay: 'pool', amountCents: '90000000', rule: 'contribution', did: [30, 20, 10] },
  {
    name: 'fish',
    daysAgo: 13,
    pay: 'unit',
    amountCents: '35000',
    rule: 'contribution',
    did: [120, 80, 45, 30],
  },
  { name: 'escort', daysAgo: 6, pay: 'pool', amountCents: '48000000', rule: 'equal', did: [1, 1, 1, 0] },
  { name: 'ore', daysAgo: 0, pay: 'pool', amountCents: '90000000', rule: 'contribution', did: [] },
] as const;

/** Three contracts that were confirmed, each before a payday, and one that people join; unless the family has some. */
export const seedContracts = async (
  context: Context,
  { guildId, ownerId, people, language }: SeededFamily,
): Promise<void> => {
  if ((await context.db.$count(contracts, eq(contracts.guildId, guildId))) > 0) return;
  for (const [index, contract] of DEMO_CONTRACTS.entries()) {
    const those = people.slice(index * 4, index * 4 + Math.max(2, contract.did.length));
    // Its end has passed: a running program would close it before everybody has joined.
    await inOneTransaction(context, async (whole) =>
      seedContract(whole, { guildId, ownerId, language, those }, contract),
    );
  }
};

const seedContract = async (
  context: Context,
  { guildId, ownerId, language, those }: Omit<SeededFamily, 'people'> & { those: readonly string[] },
  { name, daysAgo, pay, amountCents, rule, did }: (typeof DEMO_CONTRACTS)[number],
): Promise<void> => {
  const owner = { kind: 'discord', userId: ownerId } as const;
  const texts = DEMO_TEXTS[language].contracts;
  const posted = new Date(context.clock().getTime() - (daysAgo * 24 + 1) * HOUR_MS);
  const at = (hours: number): Context => ({
    ...context,
    clock: () => new Date(posted.getTime() + hours * HOUR_MS),
  });
  const { id: contractId } = await createContract(at(0), owner, {
    guildId,
    ...texts[name],
    slots: 4,
    endsAt: at(6).clock().toISOString(),
    neededRoleId: null,
    pay,
    amountCents,
    unit: pay === 'unit' ? texts.unit : '',
    familyPercent: 20,
    rule,
  });
  for (const userId of those)
    await addToContract(at(0.2), owner, { guildId, contractId, userId, reserve: false });
  if (did.length === 0) return;
  const contributions = those.map((user_id, nth) => ({ user_id, contribution: did[nth] ?? 0 }));
  await confirmContract(at(5), owner, { guildId, contractId, contributions });
};
