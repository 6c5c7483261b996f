import { approvePayday } from '@famiglia/core/payday/approve-payday';
import { answerLines, createProgramContext } from '../../testing/program-context.ts';

// A leader in a separate process: approves each payday that a line of standard input names, and prints its state.
const [connectionString = ''] = process.argv.slice(2);
const context = await createProgramContext(connectionString);

await answerLines(async (line): Promise<object> => {
  const { userId, ...order } = JSON.parse(line) as Parameters<typeof approvePayday>[2] & { userId: string };
  const { status, pay_cents: pay } = await approvePayday(context, { kind: 'discord', userId }, order);
  return { status, pay };
});
