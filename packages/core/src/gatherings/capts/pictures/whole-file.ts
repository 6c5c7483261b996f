/** A file that is ready, as those are answered that are sent while they are made. */
export async function* wholeFile(file: Uint8Array): AsyncGenerator<Uint8Array> {
  yield file;
}
