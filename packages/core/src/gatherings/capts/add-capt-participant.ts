import { captRoutes } from '@famiglia/contract/capt-routes';
import { requireGuildAccess } from '../../guilds/access/require-guild-access.ts';
import { AppError } from '../../platform/app-error.ts';
import { readParticipant } from '../events/list-participants.ts';
import { isPresentMember } from '../rosters/is-present-member.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { runCaptLeaderCommand } from './run-leader-command.ts';

/** Signs somebody up who asked elsewhere. They stand where their own click would have put them. */
export const addCaptParticipant: UseCase<typeof captRoutes.add> = async (context, actor, input) => {
  const { guildId, captId, user_id: userId, reserve } = input;
  await requireGuildAccess(context, actor, guildId, captRoutes.add.access);
  if (!(await isPresentMember(context.db, guildId, userId))) throw new AppError('member_not_found');
  await runCaptLeaderCommand(context, actor, { guildId, captId }, { type: 'join', userId, reserve });
  return readParticipant(context, guildId, captId, userId);
};
