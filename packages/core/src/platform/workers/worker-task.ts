/**
 * CPU-bound work that would block the event loop. It runs in a worker thread: arguments and results are copied, so they
 * must be plain data.
 */
export interface WorkerTask<Input, Output> {
  /** The file that exports the function. */
  module: string;
  name: string;
  /** Whether it decodes or draws images. */
  images: boolean;
  /** Only for the types: the thread loads the function from its file. */
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
