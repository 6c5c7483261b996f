/** A complete file as a stream of one part, because files are answered as streams. */
export const wholeFile = async function* (file: Uint8Array): AsyncGenerator<Uint8Array> {
  yield file;
};
