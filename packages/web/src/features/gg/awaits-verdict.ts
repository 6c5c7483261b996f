import type { Screenshot } from '@famiglia/contract/screenshots';

/** A look-alike that the family's rule has paid awaits a moderator as well: it can be confirmed or taken back. */
export const awaitsVerdict = ({ status, looks_like, moderated_at }: Screenshot): boolean =>
  status === 'pending' || (looks_like !== null && status === 'approved' && moderated_at === null);
