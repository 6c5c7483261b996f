/** A start that cannot go on for a reason that a person can act on: the message is one line and says what to do. */
export class StartRefused extends Error {
  override readonly name: string = 'StartRefused';
}
