import { enterMoney } from '@famiglia/core/treasury/enter-money';
import { answerLines, createProgramContext } from '../../testing/program-context.ts';

// An officer in a separate process: enters each income that a line of standard input names, and prints its id.
const [connectionString = ''] = process.argv.slice(2);
const context = await createProgramContext(connectionString);

await answerLines(async (line): Promise<object> => {
  const { userId, ...order } = JSON.parse(line) as { guildId: string; userId: string; key: string };
  const { entry } = await enterMoney(
    context,
    { kind: 'discord', userId },
    {
      ...order,
      kind: 'income',
      amountCents: '100',
      officerId: null,
      categoryId: null,
      personId: null,
      reason: '',
      proof: null,
      happenedAt: undefined,
    },
  );
  return { id: entry.id };
});
