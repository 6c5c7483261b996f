/**
 * Work that keeps a core busy for longer than other people should wait. It runs in a worker thread: what goes in and out
 * is copied, so it is data and nothing else.
 */
export interface WorkerTask<Input, Output> {
  /** The file that exports the function. */
  module: string;
  name: string;
  /** Whether it decodes or draws images. */
  images: boolean;
  /** Only for its types: the thread loads the function from its file. */
  run: (input: Input) => Output;
}

/** Declared beside its function, in the file that exports it: `workerTask(import.meta.url, { readTable })`. */
export const workerTask = <Input, Output>(
  module: string,
  exported: Record<string, (input: Input) => Output>,
  { images = false } = {},
): WorkerTask<Input, Output> => {
  const [[name, run] = []] = Object.entries(exported);
  if (name === undefined || run === undefined) throw new TypeError('a worker task is an exported function');
  return { module, name, images, run };
};
