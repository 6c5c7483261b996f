import { demoPlace, startProcess, type FamigliaProcess } from './famiglia-process.ts';
import { demoData } from './temporary-data.ts';

/** A process with the demo family and its history, which nobody else uses. */
export const withOwnDemo = async (use: (famiglia: FamigliaProcess) => Promise<void>): Promise<void> => {
  const data = await demoData();
  try {
    const famiglia = await startProcess(await demoPlace(data.dataDir));
    // It answers before the bot is connected, but until then it opens the panel to nobody by a role.
    await famiglia.says('bot: connected, servers mirrored');
    await use(famiglia);
    await famiglia.stop();
  } finally {
    await data.remove();
  }
};
