import type { MemberConflict } from '@famiglia/contract/users';
import { memberConflict } from '@famiglia/contract/users';
import { ApiError } from '../../../lib/api-error.ts';

/** What stands there now and who put it there, if that is why a change was refused. */
export const conflictOf = (error: unknown): MemberConflict | null => {
  if (!(error instanceof ApiError) || error.code !== 'version_conflict') return null;
  return memberConflict.safeParse(error.current).data ?? null;
};
