import { runDigests } from '@famiglia/core/digest/run-digests';
import { answerLines, createProgramContext } from '../../testing/program-context.ts';

// A worker in a separate process: each line of standard input is a moment at which its job of digests runs.
const [connectionString = ''] = process.argv.slice(2);
let now = new Date();
const context = await createProgramContext(connectionString, () => now);

await answerLines(async (line): Promise<object> => {
  const { at } = JSON.parse(line) as { at: string };
  now = new Date(at);
  await runDigests(context);
  return { ran: at };
});
