/** A backup or restore that failed, with a message for the operator. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
