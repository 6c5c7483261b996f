/** A backup or a restore that did not happen, in words for whoever asked for it. */
export class BackupError extends Error {
  override readonly name = 'BackupError';
}
