import { AppError } from '@famiglia/core/platform/app-error';
import { moderateGungame } from '@famiglia/core/gungame/desk';
import { answerLines, createProgramContext } from './program-context.ts';

// A moderator in a separate process: judges each batch that a line of standard input names, and prints the result.
const [connectionString = ''] = process.argv.slice(2);
const context = await createProgramContext(connectionString);

interface Order {
  guildId: string;
  userId: string;
  action: 'approve' | 'reject';
  ids: string[];
}

await answerLines(async (line): Promise<object> => {
  const { guildId, userId, action, ids } = JSON.parse(line) as Order;
  try {
    const actor = { kind: 'discord', userId } as const;
    const input = { guildId, screenshotIds: ids, action, overrule: false };
    const { items } = await moderateGungame(context, actor, input);
    return { items: items.map(({ id, status, moderated_by }) => ({ id, status, moderated_by })) };
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return { refused: error.errors.map(({ message }) => message) };
  }
});
