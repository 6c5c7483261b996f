import { eventRoutes } from '@famiglia/contract/event-routes';
import { requireGuildAccess } from '../../guilds/access/require-guild-access.ts';
import { AppError } from '../../platform/app-error.ts';
import { isPresentMember } from '../rosters/is-present-member.ts';
import type { UseCase } from '../../platform/use-case.ts';
import { runEventLeaderCommand } from './run-leader-command.ts';
import { readParticipant } from './list-participants.ts';

/** Signs somebody up who asked elsewhere. They stand where their own click would have put them. */
export const addParticipant: UseCase<typeof eventRoutes.add> = async (context, actor, input) => {
  const { guildId, eventId, user_id: userId, reserve } = input;
  await requireGuildAccess(context, actor, guildId, eventRoutes.add.access);
  if (!(await isPresentMember(context.db, guildId, userId))) throw new AppError('member_not_found');
  await runEventLeaderCommand(context, actor, { guildId, eventId }, { type: 'join', userId, reserve });
  return readParticipant(context, guildId, eventId, userId);
};
