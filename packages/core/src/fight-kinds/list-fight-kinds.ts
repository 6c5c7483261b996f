import { fightKindRoutes } from '@famiglia/contract/fight-kinds/fight-kinds';
import type { FightKind } from '@famiglia/contract/fight-kinds/fight-kinds';
import { requireGuildAccess } from '../access/require-guild-access.ts';
import type { Queryable } from '../platform/db/database.ts';
import type { UseCase } from '../platform/use-case.ts';
import { wholeList } from '../platform/whole-list.ts';
import { findFightKinds } from './fight-kind.queries.ts';
import type { FightKindRow } from './fight-kind.queries.ts';

export const listFightKinds: UseCase<typeof fightKindRoutes.list> = async (context, actor, { guildId }) => {
  await requireGuildAccess(context, actor, guildId, fightKindRoutes.list.access);
  return readFightKinds(context.db, guildId);
};

export const readFightKinds = async (db: Queryable, guildId: string) =>
  wholeList((await findFightKinds(db, guildId)).map(presentFightKind));

export const presentFightKind = (row: FightKindRow): FightKind => ({
  id: row.id,
  version: row.version,
  name: row.name,
  emoji: row.emoji,
  color: row.color,
  picture_id: row.pictureId,
  side: row.side,
  slots: row.slots,
  reward: row.reward,
  reward_win: row.rewardWin,
  reward_loss: row.rewardLoss,
  reward_draw: row.rewardDraw,
  needed_role_id: row.neededRoleId,
  ping_role_id: row.pingRoleId,
  template_id: row.templateId,
  reminders_minutes: row.remindersMinutes,
});
