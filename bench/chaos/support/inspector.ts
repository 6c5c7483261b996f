import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { WebSocket } from 'ws';

/** Connects to the inspector of a process that was started with `--inspect` and logged its address. */
export const createInspector = async (log: string) => {
  const address = /Debugger listening on (ws:\S+)/.exec(log)?.[1];
  if (address === undefined) throw new Error('the process has no inspector');
  const socket = new WebSocket(address, { perMessageDeflate: false });
  await once(socket, 'open');
  let last = 0;
  const ask = async (method: string, params: object = {}): Promise<unknown> => {
    last += 1;
    const id = last;
    socket.send(JSON.stringify({ id, method, params }));
    for (;;) {
      const [data] = (await once(socket, 'message')) as [Buffer];
      const message = JSON.parse(data.toString()) as { id?: number; result?: unknown };
      if (message.id === id) return message.result;
    }
  };
  return {
    /** Memory in use after garbage collection. */
    heldBytes: async (): Promise<number> => {
      // Twice: finalisers of the first run free more.
      await ask('HeapProfiler.collectGarbage');
      await ask('HeapProfiler.collectGarbage');
      const { usedSize } = (await ask('Runtime.getHeapUsage')) as { usedSize: number };
      return usedSize;
    },
    memory: async (): Promise<{ rssMb: number }> => {
      const expression = 'Math.round(process.memoryUsage.rss() / 1e6)';
      const { result } = (await ask('Runtime.evaluate', { expression })) as { result: { value: number } };
      return { rssMb: result.value };
    },
    /** Writes a heap snapshot to a file for Chromium's developer tools. */
    snapshot: async (file: string): Promise<void> => {
      const output = createWriteStream(file);
      const take = (data: Buffer): void => {
        const message = JSON.parse(data.toString()) as { method?: string; params?: { chunk: string } };
        if (message.method === 'HeapProfiler.addHeapSnapshotChunk') output.write(message.params?.chunk);
      };
      socket.on('message', take);
      await ask('HeapProfiler.takeHeapSnapshot');
      socket.off('message', take);
      await once(output.end(), 'finish');
    },
    close: (): void => socket.close(),
  };
};
