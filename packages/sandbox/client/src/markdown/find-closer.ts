/**
 * Where the closing `delimiter` stands, or -1. Escaped characters and code spans do not close anything, and a single
 * `*` or `_` is not closed by one half of a double.
 */
export function findCloser(source: string, from: number, delimiter: string): number {
  const single = delimiter.length === 1;
  let at = from;
  while (at < source.length) {
    if (source[at] === '\\') {
      at += 2;
    } else if (source[at] === '`' && delimiter !== '`') {
      const end = source.indexOf('`', at + 1);
      at = end === -1 ? at + 1 : end + 1;
    } else if (single && source.startsWith(delimiter + delimiter, at)) {
      const inner = source.indexOf(delimiter + delimiter, at + 2);
      at = inner === -1 ? at + 2 : inner + 2;
    } else if (source.startsWith(delimiter, at) && at > from) {
      // `***x***` is bold around italic: the outer pair takes the last two stars of a run.
      const runs = !single && source[at + 2] === delimiter[0];
      if (!runs) return at;
      at += 1;
    } else {
      at += 1;
    }
  }
  return -1;
}
