import { userRoutes } from '@famiglia/contract/members/members';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import { AppError } from '../platform/app-error.ts';
import { wholeList } from '../platform/whole-list.ts';
import type { UseCase } from '../platform/use-case.ts';
import { findMember, findNames } from './member.queries.ts';
import { findNickChanges } from './nick.queries.ts';

export const listNickHistory: UseCase<typeof userRoutes.nickHistory> = async (context, actor, input) => {
  const { guildId, userId } = input;
  await requireGuildAccess(context, actor, guildId, userRoutes.nickHistory.access);
  if ((await findMember(context.db, guildId, userId)) === null) throw new AppError('not_found');
  const changes = await findNickChanges(context.db, guildId, userId);
  const people = [...new Set(changes.flatMap((change) => change.changedBy ?? []))];
  const names = await findNames(context.db, guildId, people);
  return wholeList(
    changes.map(({ ingameNick, staticId, changedBy, changedAt }) => ({
      ingame_nick: ingameNick,
      static_id: staticId,
      changed_by: changedBy === null ? null : { id: changedBy, name: names.get(changedBy) ?? changedBy },
      changed_at: changedAt.toISOString(),
    })),
  );
};
