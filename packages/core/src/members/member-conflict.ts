import type { MemberConflict } from '@famiglia/contract/members/members';
import { AppError } from '../platform/app-error.ts';
import type { Context } from '../platform/context.ts';
import type { Transaction } from '../platform/db/database.ts';
import { presentMember } from './present-member.ts';
import type { ListedMember } from './listed-member.ts';
import { findName } from './member.queries.ts';

interface LastChange {
  by: string | null;
  at: Date;
}

/** "Changed by X meanwhile": the stored values and who changed them, so that no edit is overwritten. */
export const memberConflict = async (
  context: Context,
  tx: Transaction,
  guildId: string,
  member: ListedMember,
  last: LastChange | null,
): Promise<AppError> => {
  const by = last?.by ?? null;
  const current: MemberConflict = {
    member: presentMember(context.config.cdnUrl, member),
    changed_by: by === null ? null : { id: by, name: (await findName(tx, guildId, by)) ?? by },
    changed_at: last?.at.toISOString() ?? null,
  };
  return new AppError('version_conflict', { current });
};
