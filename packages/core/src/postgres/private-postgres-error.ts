/** A start that failed for a reason the operator can act on: the message says what to do. */
export class PrivatePostgresError extends Error {
  override readonly name = 'PrivatePostgresError';
}
