import { StartRefused } from '../start-refused.ts';

/** The private PostgreSQL cannot be started, for a reason the operator can act on: the message says what to do. */
export class PrivatePostgresError extends StartRefused {
  override readonly name = 'PrivatePostgresError';
}
