/** A start that is refused for a reason that the operator can act on: the message is one line and says what to do. */
export class StartRefused extends Error {
  override readonly name: string = 'StartRefused';
}
