import { moveTable } from '@famiglia/core/moving/tables/enter-table';
import { answerLines, createProgramContext } from '../../../testing/program-context.ts';

// The job in a separate process: goes on with each table that a line of standard input names.
const [connectionString = ''] = process.argv.slice(2);
const context = await createProgramContext(connectionString);

await answerLines(async (line): Promise<object> => {
  await moveTable(context, JSON.parse(line) as Parameters<typeof moveTable>[1]);
  return { done: true };
});
