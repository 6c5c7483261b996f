/** A complete file as a stream of one part, because files are answered as streams. */
export async function* wholeFile(file: Uint8Array): AsyncGenerator<Uint8Array> {
  yield file;
}
